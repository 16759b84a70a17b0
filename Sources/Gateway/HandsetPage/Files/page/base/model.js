// The knowledge of the page. Parts listen for changes by name; data goes one way, from here to them.

import { Summaries } from "./summaries.js";

export const model = {
  // The summaries of the notifications that are kept.
  summaries: new Summaries(),
  // The number of the notification whose details are shown; 0 if none.
  chosen: 0,
  // True if the details go on to each new notification.
  follows: true,
  // The number that the address asks for, until the notifications are loaded; 0 if none.
  wanted: 0,
  // True if the arrow keys have led to the chosen one.
  isStep: false,
  // Asks whoever edits before something takes the place of it, and goes on then; null if nobody edits.
  guard: null,
  // The description of the chosen one, or null until it is there; `problem` if it cannot be had.
  record: null,
  problem: null,
  tab: "printed",
  // The filter of the list: a state or null, and a text.
  filter: { state: null, text: "" },
  gateway: null,
  faults: [],
  phone: null,
  // The topic of the app that the phone shows; null for the app in use.
  topic: null,
  // "live", "lost" or "starting", and the notifications in a second.
  connection: { state: "starting", retryIn: 0 },
  rate: 0,
  // True while the editor, or a log, is in the place of the details.
  isEditing: false,
  // True until something has come.
  isEmpty: true,
  // True when the answers of the server are known, so that an empty list means that nothing has come.
  isLoaded: false,
  // The lines of what happened in the app's frame, by the number of the notification.
  transcripts: new Map(),
  // The first push and the samples for the rule and app in use; null until Handset has checked them.
  samples: null,
};

// The names of what is told; one that is not here is a mistake, as is one that is never told or never heard.
export const eventNames = Object.freeze([
  "answered", "arrival", "arrived", "begin", "changed", "choose", "chosen", "compare", "connection", "devices",
  "drawn", "edit", "edit-end", "faults", "filter", "first", "follow", "follows", "forgotten", "gateway",
  "list", "loaded", "log", "no-phone", "phone", "phone-changed", "phone-key", "rate", "record", "removed", "resumed",
  "run-again", "samples", "send-to-such-an-app", "show", "show-empty", "show-log", "show-screen", "statement", "strip", "tab",
  "taken-out", "theme", "transcript", "updated",
]);

const listeners = new Map(eventNames.map((name) => [name, []]));

function listenersOf(name) {
  const found = listeners.get(name);
  if (!found) throw new Error(`Nothing is told under the name ${name}.`);
  return found;
}

// Calls a function at each change of a name.
export function on(names, action) {
  for (const name of names.split(" ")) listenersOf(name).push(action);
}

// Tells the parts that something has changed.
export function tell(name, detail) {
  for (const action of listenersOf(name)) action(detail);
}
