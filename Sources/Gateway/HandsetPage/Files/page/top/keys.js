// The keys. Single ones do nothing while a field has the focus or a modifier is held, and can be turned off.

import { copy } from "../base/copy.js";
import { byId, el } from "../base/dom.js";
import { model, tell } from "../base/model.js";
import { sendAgain } from "../details/details.js";
import { openTab } from "../details/open.js";
import { follow } from "../list/list.js";
import { endFilter } from "../list/search.js";
import { closePopover, openPopover } from "./popover.js";
import { curl } from "./recipes.js";

const setting = "handset-single-keys";
const list = [
  ["/", "to the search; Esc empties it, then leaves it"], ["↑ ↓ Home End", "in the list"], ["N", "to the newest, and follow"],
  ["1 … 6", "the tabs; ← → within them"], ["T", "tap"], ["D", "dismiss"], ["B", "buttons"], ["O", "open the app"], ["L", "lock"], ["K", "kill the app"],
  ["E", "edit and send again"], ["S", "send again"], ["C", "compare"], ["U", "copy as curl"], ["Ctrl Enter", "in the editor: send"],
  ["Esc", "closes the topmost: a box, the editor, a log, the filter"], ["?", "this list"],
];
const phoneKeys = { t: "tap", d: "dismiss", b: "buttons", o: "open", l: "lock", k: "kill" };

const areOn = () => {
  try {
    return localStorage.getItem(setting) !== "off";
  } catch {
    return true;
  }
};

export function makeKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === "Escape") {
      if (escape()) event.preventDefault();
      return;
    }
    const isField = event.target.matches?.("input:not([type=radio]), textarea, select, [contenteditable]");
    if (isField || event.ctrlKey || event.metaKey || event.altKey || !areOn()) return;
    if (press(event.key)) event.preventDefault();
  });
}

function escape() {
  if (closePopover()) return true;
  if (model.isEditing) {
    model.guard?.();
    return true;
  }
  return endFilter();
}

function press(key) {
  const { record } = model;
  const hasRecord = record && !model.isEditing;
  const small = key.toLowerCase();
  if (key === "/") byId("search").focus();
  else if (key === "?") showKeys(document.querySelector("#bar-end [aria-label^=Keyboard]") ?? document.activeElement);
  else if (small === "n") follow();
  else if (small in phoneKeys) tell("phone-key", phoneKeys[small]);
  else if (hasRecord && /^[1-6]$/.test(key)) openTab(key);
  else if (hasRecord && small === "e") tell("edit", record);
  else if (hasRecord && small === "s") sendAgain(record.number);
  else if (hasRecord && small === "c") {
    openTab("payload", { focus: false });
    tell("compare");
  } else if (hasRecord && small === "u") copy(curl(record));
  else return false;
  return true;
}

export function showKeys(opener) {
  openPopover(opener, "Keys", () => {
    const box = el("input", {
      type: "checkbox", id: "single-keys", checked: areOn(), onchange: (event) => {
        try {
          localStorage.setItem(setting, event.target.checked ? "on" : "off");
        } catch {
          // Without storage they stay on.
        }
      },
    });
    return [
      el("dl.keys", list.map(([keys, words]) => [el("dt", keys.split(" ").map((key) => (key === "…" ? key : el("kbd", key)))), el("dd", words)])),
      el("p", el("label", { for: "single-keys" }, box, " Keyboard shortcuts on")),
    ];
  });
}
