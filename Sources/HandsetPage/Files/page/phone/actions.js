// The six things that a person can do. One that is impossible stays in its place, with the reason.

import { announce } from "../base/announce.js";
import { el, set, write } from "../base/dom.js";
import { model, on } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { sentence, spoken } from "../base/text.js";
import { act, refresh, target } from "./device.js";
import { openButtons } from "./buttons.js";

const names = [["tap", "Tap", "T"], ["dismiss", "Dismiss", "D"], ["buttons", "Buttons", "B"], ["open", "Open", "O"], ["lock", "Lock", "L"], ["kill", "Kill", "K"]];
const nothing = { possible: false, reason: "no notification is on the phone" };

// Returns whether something can be done, and the reason if not.
function possibility(name, phone) {
  const notification = target(phone);
  switch (name) {
    case "tap": case "dismiss": return notification?.actions?.[name] ?? nothing;
    case "buttons": return notification?.actions?.button ?? nothing;
    case "lock": return phone.actions[phone.isLocked ? "unlock" : "lock"] ?? { possible: true };
    default: return phone.actions[name] ?? { possible: true };
  }
}

export function makeActions() {
  const buttons = new Map(names.map(([name, label, key]) => {
    const reason = el("span.vh", { id: `why-${name}` });
    const button = el("button.b", { type: "button", onclick: () => run(name, button) }, el("span", label), el("kbd.hide-s", { "aria-hidden": "true" }, key), reason);
    return [name, button];
  }));
  on("phone-key", (name) => run(name, buttons.get(name)));
  return {
    element: el("div.acts", { role: "group", "aria-label": "What you do" }, ...buttons.values()),
    draw: (phone) => {
      for (const [name, button] of buttons) {
        const { possible, reason } = possibility(name, phone);
        set(button, { "aria-disabled": possible ? null : true, title: possible ? null : sentence(reason), "aria-describedby": possible ? null : `why-${name}` });
        write(button.lastChild, possible ? "" : sentence(reason));
        if (name === "lock") write(button.firstChild, phone.isLocked ? "Unlock" : "Lock");
      }
    },
  };
}

async function run(name, button) {
  await refresh();
  const { phone } = model;
  if (!phone) return;
  const { possible, reason } = possibility(name, phone);
  if (!possible) {
    announce(sentence(reason));
    return;
  }
  const notification = target(phone);
  if (name === "buttons") openButtons(button, notification);
  else if (name === "tap" || name === "dismiss") {
    act({ action: name, notification: notification.number });
    announce(`${name === "tap" ? "Tapped" : "Dismissed"}: ${spoken(titleOf(notification))}.`);
  } else act({ action: name === "lock" && phone.isLocked ? "unlock" : name });
}
