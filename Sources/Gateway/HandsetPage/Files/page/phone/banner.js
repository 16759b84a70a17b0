// A banner as iOS shows it. Here alone a text is shown as on a phone, with its directions, clamped and isolated.

import { el, write } from "../base/dom.js";
import { cut } from "../base/text.js";
import { age } from "../base/time.js";
import { buttonsOf, keepOrNot } from "./buttons.js";
import { act } from "./device.js";
import { isExpanded, toggle } from "./expanded.js";
import { appIcon } from "./skin.js";

const levels = { "time-sensitive": "Time Sensitive", critical: "Critical" };
const swipe = 0.4;

const text = (value, limit = 400) => el("bdi", cut(value, limit));

// Returns a banner. `look` has the skin, the app, the number of those below it, their thread, and whether the
// banner asks about the app's permission.
export function banner(notification, look) {
  const { number } = notification;
  if (look.isModal) return alert(notification, look);
  const isNew = Date.now() - Date.parse(notification.time) < 2000;
  const isStack = look.below > 0;
  const element = el("button.bn", { type: "button", title: isStack ? "Open the stack" : "Tap the notification", "aria-expanded": isStack ? false : null },
    appIcon(look.app), content(notification, look));
  const tap = () => (isStack ? toggle(look.thread) : act({ action: "tap", notification: number }));
  drag(element, tap, () => act({ action: "dismiss", notification: number }));
  return el(`div.bnw${isNew ? ".drops" : ""}${isStack ? ".pile" : ""}`,
    look.isTop ? el("button.below", { type: "button", onclick: () => toggle(look.thread) }, "Show less") : null,
    element,
    isStack ? el("button.below", { type: "button", onclick: () => toggle(look.thread) }, `${look.below} more`) : null,
    isExpanded(number) ? buttonsOf(notification) : look.asks ? keepOrNot(look.app.name) : null);
}

function content(notification, { app, skin }) {
  const arrived = Date.parse(notification.time);
  const time = el("time", { "data-time": arrived }, age(arrived));
  const title = notification.title ? text(notification.title, 200) : null;
  // Since iOS 15 the app is its icon alone, where the notification has a title.
  const isNamed = skin !== "stack";
  return [
    isNamed ? el("span.from", el("bdi", app.name), time) : null,
    levels[notification.level] ? el("span.lvl", levels[notification.level]) : null,
    isNamed ? title && el("span.h", title) : el("span.h", title ?? (notification.titleKey ? el("bdi") : text(app.name)), time),
    key(notification.titleKey, notification.titleArguments),
    notification.subtitle ? el("span.p.sub", text(notification.subtitle, 200)) : null,
    key(notification.subtitleKey, notification.subtitleArguments),
    notification.body ? el("span.p", text(notification.body)) : null,
    key(notification.bodyKey, notification.bodyArguments),
    notification.attachment ? el("span.key", text(notification.attachment, 80)) : null,
  ];
}

// Tells the ages anew of all that is on the phone.
export function tellAges(device) {
  for (const each of device.querySelectorAll(".bn time")) write(each, age(Number(each.dataset.time)));
}

// The alert of iOS 4, in the middle of the screen, under the name of the app: it knew no titles.
function alert(notification, { app }) {
  const { number } = notification;
  return el("div.bnw.modal", { role: "group", "aria-label": "Alert" }, el("div.alert",
    el("b", text(app.name, 200)),
    notification.body || notification.title ? el("span.p", text(notification.body || notification.title)) : null,
    key(notification.bodyKey ?? notification.titleKey, notification.bodyArguments ?? notification.titleArguments),
    el("div.pair",
      el("button.pb", { type: "button", onclick: () => act({ action: "dismiss", notification: number }) }, "Close"),
      el("button.pb.bn-view", { type: "button", title: "Tap the notification", onclick: () => act({ action: "tap", notification: number }) }, "View"))));
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
