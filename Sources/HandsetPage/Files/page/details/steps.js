// The steps of a notification at the phone, as its history or plan has them. No part of it needs a browser.

// Returns the last thing that a person did with the notification, or null.
export function lastAct(record) {
  const kinds = ["tap", "dismiss", "button", "text"];
  return record.history?.findLast((entry) => kinds.includes(entry.kind)) ?? null;
}

// Returns true if the user acted as the notification came, as an app file or an option asks for.
export function actedAtOnce(record) {
  const callback = decidingCallback(record);
  if (!callback || lastAct(record) || !["tap", "button"].includes(record.cell?.action)) return false;
  if (callback.selector.includes("didReceiveNotificationResponse")) return true;
  const arrival = record.history?.find((entry) => entry.kind === "arrived")?.appState ?? record.cell.appState;
  // A callback in the background is that of the arrival.
  return !["active", "inactive"].includes(arrival) && callback.applicationState !== 2;
}

// Returns the callbacks that the app got: { selector, applicationState, payload, since }.
export function callbacksOf(record) {
  if (record.history) return record.history.filter((entry) => entry.kind === "callback");
  return record.plan?.callbacks ?? [];
}

// Returns the callback that brought the session, or the last one with the payload.
export function decidingCallback(record) {
  const callbacks = callbacksOf(record);
  return callbacks.find((each) => each.payload && each.looked) ?? callbacks.findLast((each) => each.payload) ?? null;
}
