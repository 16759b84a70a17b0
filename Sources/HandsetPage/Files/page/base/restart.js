// The way on after Handset was started again: the policy of this document names the frame of the run before.

import { model, tell } from "./model.js";

const note = "handset-was-started-again";
const words = "Handset was started again. What was not recorded is gone.";

// Loads the page anew, unless that would lose what somebody edits; returns true if it does.
export function loadAnew() {
  if (model.isEditing) {
    tell("strip", { text: words });
    return false;
  }
  try {
    sessionStorage.setItem(note, "yes");
  } catch {
    // Without storage the page does not say so.
  }
  location.reload();
  return true;
}

// Says that the page was loaded anew, and why.
export function tellOfRestart() {
  try {
    if (sessionStorage.getItem(note) === null) return;
    sessionStorage.removeItem(note);
  } catch {
    return;
  }
  tell("strip", { text: words });
}
