// The way on after Handset was started again: the policy of this document names the frame of the run before.

import { api } from "./api.js";
import { forgetKept } from "./kept.js";
import { model, tell } from "./model.js";

const note = "handset-was-started-again";
const gone = "Handset was started again. What was not recorded is gone.";
const back = "Handset was started again. The recorded pushes are back, with what you did with them.";

// Loads the page anew, unless that would lose what somebody edits; returns true if it does.
export function loadAnew() {
  forgetKept();
  if (model.isEditing) {
    tell("strip", { text: gone });
    return false;
  }
  try {
    const { record } = model;
    sessionStorage.setItem(note, JSON.stringify(record && !model.follows ? { number: record.number, time: record.time } : {}));
  } catch {
    // Without storage the page does not say so.
  }
  location.reload();
  return true;
}

// Says that the page was loaded anew, and why; `choose` gets the number of what was shown before, if it is back.
export async function tellOfRestart(choose) {
  let former = {};
  try {
    const text = sessionStorage.getItem(note);
    if (text === null) return;
    sessionStorage.removeItem(note);
    former = JSON.parse(text);
  } catch {
    return;
  }
  let isBack = false;
  try {
    const { notifications } = await api.notifications({ limit: 1 });
    isBack = notifications[0]?.isRecorded === true;
    if (isBack && former.number) {
      const record = await api.notification(former.number);
      if (record.isRecorded && record.time === former.time) choose(former.number);
    }
  } catch {
    // A number that is gone, or a server that is: the list says so itself.
  }
  tell("strip", { text: isBack ? back : gone });
}
