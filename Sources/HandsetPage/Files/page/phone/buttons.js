// The buttons of a notification's category, and the field of one that takes a text.

import { el } from "../base/dom.js";
import { titleOf } from "../base/names.js";
import { line } from "../base/shown.js";
import { closePopover, openPopover } from "../top/popover.js";
import { act } from "./device.js";

export function openButtons(opener, notification) {
  openPopover(opener, "Buttons of the notification", () => [
    el("p.q", line(titleOf(notification))),
    ...notification.buttons.map((button) => row(notification, button)),
  ]);
}

function row(notification, button) {
  const press = (text) => {
    closePopover();
    act({ action: button.takesText ? "text" : "button", notification: notification.number, button: button.identifier, ...(button.takesText ? { text } : {}) });
  };
  const facts = [button.opensApp ? "opens the app" : null, button.destructive ? "destructive" : null, button.authenticationRequired ? "needs the phone unlocked" : null].filter(Boolean);
  const field = button.takesText ? el("input.in", { type: "text", "aria-label": "Text of the answer", placeholder: "On my way" }) : null;
  field?.addEventListener("keydown", (event) => event.key === "Enter" && press(field.value));
  return el("div.hd", el("button.b", { type: "button", onclick: () => press(field?.value ?? "") }, line(button.identifier, 60)), field,
    facts.length > 0 ? el("span.q", facts.join(", ")) : null);
}
