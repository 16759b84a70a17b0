// The steps of a notification at the phone, as its history or plan has them. No part of it needs a browser.

// The sentences about the steps of a history, by their kinds.
export const deeds = {
  tap: "You tapped the notification.", dismiss: "You dismissed the notification.", button: "You pressed a button.",
  text: "You answered with a text.", open: "You opened the app by its icon.", home: "You went to the home screen.",
  lock: "You locked the phone.", unlock: "You unlocked the phone.", kill: "You ended the app.",
  withdrawn: "The app took it back.", stored: "It was sent. The device was away, so it was kept.",
  removed: "It left Notification Center: too many newer ones came.",
};

// Returns the last thing that a person did with the notification, or null.
export function lastAct(record) {
  const kinds = ["tap", "dismiss", "button", "text"];
  return record.history?.findLast((entry) => kinds.includes(entry.kind)) ?? null;
}

// Returns true if the user acted as the notification came, as an app file or an option asks for.
export function actedAtOnce(record) {
  const callback = lookingCallback(record) ?? lastCallback(record);
  if (!callback || lastAct(record) || !["tap", "button"].includes(record.cell?.action)) return false;
  if (callback.selector.includes("didReceiveNotificationResponse")) return true;
  const arrival = record.history?.find((entry) => entry.kind === "arrived")?.appState ?? record.cell.appState;
  // A callback in the background is that of the arrival.
  return !["active", "inactive"].includes(arrival) && callback.applicationState !== 2;
}

// What is given to the editor, and a case of a suite, has a plan alone: nothing of it has happened at the phone.
export const hasHistory = (record) => Boolean(record.history) && !record.case && (record.history.length > 0 || !record.plan || !hasReachedPhone(record));

// Returns the callbacks that the app got: { selector, applicationState, payload, since }.
export function callbacksOf(record) {
  if (hasHistory(record)) return record.history.filter((entry) => entry.kind === "callback");
  return record.plan?.callbacks ?? [];
}

// Returns the last callback that has the payload, or null.
export const lastCallback = (record) => callbacksOf(record).findLast((each) => each.payload) ?? null;

// Returns the callback in which the app looked for a session, or null: most have the payload, and the app looks in few.
export function lookingCallback(record) {
  const callbacks = callbacksOf(record);
  if (hasHistory(record)) return callbacks.find((each) => each.payload && each.looked) ?? null;
  return record.plan?.times > 0 ? callbacks.find((each) => each.payload && each.looked) ?? null : null;
}

// Returns true if the user has opened the app by its icon, and done nothing with the notification since.
export const wasPassedBy = (record) => !lastAct(record) && record.history?.some((entry) => entry.kind === "open") === true;

const unreached = ["stored", "rejected", "dropped", "unanswered", "undelivered", "broadcast", "refused"];

// Returns true if the phone has got it.
export const hasReachedPhone = (record) => !unreached.includes(record.fate.code);

// Returns true if a sender has sent it; otherwise it was given to the phone here, or by a file.
export function wasSent(record) {
  if (record.record?.notification || record.answer || record.isRecorded) return true;
  const [, name] = /^([a-z0-9]+)#\d+$/.exec(record.record?.source ?? "") ?? [];
  return name !== undefined && name !== "page";
}
