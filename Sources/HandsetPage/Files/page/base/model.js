// The knowledge of the page. Parts listen for changes by name; data goes one way, from here to them.

import { Summaries } from "./summaries.js";

export const model = {
  // The summaries of the notifications that are kept.
  summaries: new Summaries(),
  // The number of the notification whose details are shown; 0 if none.
  chosen: 0,
  // True if the details go on to each new notification.
  follows: true,
  // The description of the chosen one, or null until it is there; `problem` if it cannot be had.
  record: null,
  problem: null,
  tab: "printed",
  // The filter of the list: a state or null, and a text.
  filter: { state: null, text: "" },
  gateway: null,
  faults: [],
  phone: null,
  // "live", "lost" or "starting", and the notifications in a second.
  connection: { state: "starting", retryIn: 0 },
  rate: 0,
  // True while the editor is in the place of the details.
  isEditing: false,
  // True until something has come.
  isEmpty: true,
  // True when the answers of the server are known, so that an empty list means that nothing has come.
  isLoaded: false,
  // The lines of what happened in the app's frame, by the number of the notification.
  transcripts: new Map(),
};

const listeners = new Map();

// Calls a function at each change of a name.
export function on(names, action) {
  for (const name of names.split(" ")) {
    if (!listeners.has(name)) listeners.set(name, []);
    listeners.get(name).push(action);
  }
}

// Tells the parts that something has changed.
export function tell(name, detail) {
  for (const action of listeners.get(name) ?? []) action(detail);
}
