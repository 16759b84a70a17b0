// What a person can do with a notification and with the app. What is impossible stays in its place, with the reason.

import { announce } from "../base/announce.js";
import { el, set, write } from "../base/dom.js";
import { model, on } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { sentence, spoken } from "../base/text.js";
import { act, refresh, target } from "./device.js";
import { expand, isExpanded } from "./expanded.js";

const names = [["tap", "Tap", "T"], ["dismiss", "Dismiss", "D"], ["buttons", "Buttons", "B"], ["kill", "Kill", "K"]];

// Returns whether something can be done, and the reason if not.
function possibility(name, phone) {
  if (name === "kill") return phone.actions.kill ?? { possible: true };
  const notification = target(phone);
  if (notification) return notification.actions?.[name === "buttons" ? "button" : name] ?? { possible: true };
  const isOther = model.chosen !== 0 && phone.notificationCount > 0;
  return { possible: false, reason: isOther ? `notification ${model.chosen} is not on the phone: choose one that is` : "no notification is on the phone" };
}

export function makeActions() {
  const buttons = new Map(names.map(([name, label, key]) => {
    const reason = el("span.vh", { id: `why-${name}` });
    const button = el(`button.b.a-${name}`, { type: "button", onclick: () => run(name) }, el("span", label), el("kbd.hide-s", { "aria-hidden": "true" }, key), reason);
    return [name, button];
  }));
  on("phone-key", (name) => buttons.has(name) && run(name));
  return {
    element: el("div.acts", { role: "group", "aria-label": "What you do" }, ...buttons.values()),
    draw: (phone) => {
      const notification = target(phone);
      for (const [name, button] of buttons) {
        const { possible, reason } = possibility(name, phone);
        const title = possible ? (name !== "kill" && notification ? `${names.find(([each]) => each === name)[1]}: ${spoken(titleOf(notification))}, #${notification.number}` : null) : null;
        set(button, { "aria-disabled": possible ? null : true, title: possible ? title : sentence(reason), "aria-describedby": possible ? null : `why-${name}` });
        write(button.lastChild, possible ? "" : sentence(reason));
        if (name === "tap") button.classList.toggle("go", possible);
      }
    },
  };
}

async function run(name) {
  await refresh();
  const { phone } = model;
  if (!phone) return;
  const { possible, reason } = possibility(name, phone);
  if (!possible) {
    announce(sentence(reason));
    return;
  }
  const notification = target(phone);
  if (name === "kill") act({ action: name, ...(model.topic === null ? {} : { topic: model.topic }) });
  else if (name === "buttons") expand(isExpanded(notification.number) ? 0 : notification.number);
  else {
    act({ action: name, notification: notification.number });
    announce(`${name === "tap" ? "Tapped" : "Dismissed"}: ${spoken(titleOf(notification))}.`);
  }
}
