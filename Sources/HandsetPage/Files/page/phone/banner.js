// A banner as iOS shows it. Here alone a text is shown as on a phone, with its directions, clamped and isolated.

import { el, icon } from "../base/dom.js";
import { cut } from "../base/text.js";
import { age } from "../base/time.js";
import { act } from "./device.js";

const levels = { "time-sensitive": "Time Sensitive", critical: "Critical" };
const swipe = 0.4;

const text = (value, limit = 400) => el("bdi", cut(value, limit));

export function banner(notification, below = 0) {
  const { number } = notification;
  const time = Date.parse(notification.time);
  const isNew = Date.now() - time < 2000;
  const element = el(`button.bn${isNew ? ".in" : ""}`, { type: "button", title: "Tap the notification" },
    icon("app", null, "ic"),
    levels[notification.level] ? el("span.lvl", levels[notification.level]) : null,
    el("span.h", text(notification.title || (notification.titleKey ? "" : "URLHERE"), 200), el("time", age(time))),
    key(notification.titleKey, notification.titleArguments),
    notification.subtitle ? el("span.p.sub", text(notification.subtitle, 200)) : null,
    key(notification.subtitleKey, notification.subtitleArguments),
    notification.body ? el("span.p", text(notification.body)) : null,
    key(notification.bodyKey, notification.bodyArguments),
    notification.attachment ? el("span.key", text(notification.attachment, 80)) : null,
    below > 0 ? el("span.below", `${below} more`) : null);
  drag(element, () => act({ action: "tap", notification: number }), () => act({ action: "dismiss", notification: number }));
  return element;
}

// A text of the app's own, by its key and arguments.
function key(name, values) {
  if (!name) return null;
  return el("span.key", text(values?.length > 0 ? `${name}(${values.join(", ")})` : name, 160));
}

// A press taps; moved sideways by 40 %, the banner is dismissed.
function drag(element, tap, dismiss) {
  let [start, moved] = [null, 0];
  const end = () => {
    start = null;
    element.style.transform = "";
  };
  element.addEventListener("pointerdown", (event) => {
    [start, moved] = [event.clientX, 0];
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (start === null) return;
    moved = event.clientX - start;
    if (Math.abs(moved) > 4) element.style.transform = `translateX(${moved}px)`;
  });
  element.addEventListener("pointerup", () => {
    if (start !== null && Math.abs(moved) > element.offsetWidth * swipe) dismiss();
    end();
  });
  element.addEventListener("pointercancel", end);
  element.addEventListener("click", (event) => {
    event.preventDefault();
    if (Math.abs(moved) <= 4) tap();
    moved = 0;
  });
}
