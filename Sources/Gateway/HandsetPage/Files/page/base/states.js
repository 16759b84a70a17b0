// The names, drawings and colours of states.

import { el, icon } from "./dom.js";

export const stateForms = {
  routed: { name: "Routed", icon: "routed", colour: "routed" },
  waiting: { name: "Waiting", icon: "waiting", colour: "waiting" },
  lost: { name: "Lost", icon: "lost", colour: "lost" },
  twice: { name: "Routed twice", icon: "twice", colour: "twice" },
  problem: { name: "Routed, but it went wrong in the page", icon: "haz", colour: "lost", short: "Went wrong" },
  none: { name: "Opens nothing", icon: "nosess", colour: "none" },
  rejected: { name: "Rejected", icon: "rej", colour: "none" },
  kept: { name: "Kept, the device is away", icon: "kept", colour: "waiting", short: "Kept" },
  "passed-by": { name: "Opened without it", icon: "passed", colour: "none" },
  dismissed: { name: "Dismissed", icon: "dismissed", colour: "none" },
  replaced: { name: "Replaced by a newer one", icon: "repl", colour: "none", short: "Replaced" },
  "not-possible": { name: "Not possible", icon: "none", colour: "none" },
};

// Returns the shape of a state, with its name unless the word stands beside it.
export function shape(state, { isNamed = true, className = "i" } = {}) {
  const form = stateForms[state];
  return el(`span.s-${form.colour}`, icon(form.icon, isNamed ? form.name : null, className));
}
