// The names of states of the app, of actions and of callbacks. No part of it needs a browser.

// The names of the app's states, as people say them.
export const appStates = [
  ["active", "Active"], ["inactive", "Inactive"], ["background", "Background"], ["suspended", "Suspended"],
  ["not-running", "Not running"], ["force-quit", "Force-quit"],
];

export const appStateName = (name) => appStates.find(([each]) => each === name)?.[1] ?? name;

const stateWords = {
  active: "on the screen", inactive: "on the screen and inactive", background: "in the background", suspended: "suspended",
  "not-running": "not running", "force-quit": "ended by the user",
};

// Returns the state of an app as the end of a sentence: The app was in the background.
export const appStateWords = (name) => stateWords[name] ?? name;

// The names of Apple's three application states.
export const applicationStates = ["active", "inactive", "background"];

// The actions of the matrix.
export const actions = [
  ["nothing", "Nothing"], ["tap", "Tap"], ["button", "Button"], ["dismiss", "Dismiss"], ["open", "Open by icon"],
];

// Before iOS 5, a notification was a box in the middle of the screen, and there was one.
export const isModal = (ios) => Number.parseFloat(ios) < 5;

// The titles of notifications that show no text.
const kinds = {
  silent: ["Silent push", "content-available"], badge: ["Badge only", ""], sound: ["Sound only", ""],
  "badge-and-sound": ["Badge and sound", ""], liveactivity: ["Live Activity", ""], voip: ["VoIP push", ""],
  "other-type": ["Not for the app’s delegate", ""], empty: ["Nothing to show", ""], "too-large": ["Payload too large", ""], unreadable: ["Not a payload", ""],
};

// Returns the first line of a notification: what stands in the alert, in the order in which a phone shows it, and
// otherwise what it is.
export function titles({ title, subtitle, body, textKey, kind }) {
  if (title) return [seen(title), subtitle || body || ""];
  if (body) return [seen(body), subtitle ?? ""];
  if (textKey) return [textKey, subtitle ?? ""];
  return kinds[kind] ?? ["No alert", subtitle ?? ""];
}

// A row without a word would look empty.
const seen = (text) => (/\S/.test(text) ? text : "Only white space");

// Returns the title alone.
export const titleOf = (notification) => titles(notification)[0];

// Returns the state of a row of the matrix.
export function stateOfRow(row) {
  if (!row.possible) return "not-possible";
  if (row.fate.code === "routed") return row.times > 1 ? "twice" : "routed";
  return row.fate.code;
}

// Returns the short name of a callback: didReceive of userNotificationCenter:didReceiveNotificationResponse:….
export function shortSelector(selector) {
  if (selector.includes("didReceiveNotificationResponse")) return "didReceive";
  if (selector.includes("willPresentNotification")) return "willPresent";
  if (selector.includes("fetchCompletionHandler")) return "didReceiveRemoteNotification, fetch";
  if (selector.includes("handleActionWithIdentifier")) return "handleAction";
  if (selector.includes("didFinishLaunchingWithOptions")) return "didFinishLaunching";
  if (selector.startsWith("application:didReceiveRemoteNotification")) return "didReceiveRemoteNotification";
  return selector.replace(/^(application|scene|sceneWillEnter|userNotificationCenter)/, (all) =>
    all === "application" || all === "scene" ? "" : all).replace(/^:/, "").replace(/:.*$/, "")
    .replace(/^./, (first) => first.toLowerCase());
}
