// The lock screen with Notification Center, and the home screen with the app's icon and its badge.

import { el, fill, icon, set, write } from "../base/dom.js";
import { model } from "../base/model.js";
import { plural } from "../base/text.js";
import { phoneClock, phoneDay } from "../base/time.js";
import { banner } from "./banner.js";
import { act, target } from "./device.js";

const shownAtFirst = 2;

const statusBar = (time) => [el("div.bar", { "aria-hidden": "true" }, time, el("span.net", "5G ▮")), el("div.island")];

// Keeps the time of the day on the phone.
function clockOf(element, day = null) {
  const tick = () => {
    write(element, phoneClock(Date.now()));
    if (day) write(day, phoneDay(Date.now()));
  };
  tick();
  setInterval(tick, 5000);
}

// Returns the notifications in groups: those of a thread lie on each other, under the newest.
function groupsOf(notifications) {
  const groups = new Map();
  for (const each of notifications) {
    const key = each.thread === undefined ? `number ${each.number}` : `thread ${each.thread}`;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(each);
  }
  return [...groups.values()];
}

// Fills an element with banners. Those that are there stay, so that a press finds the one that was seen.
function drawBanners(box, groups, kept) {
  const present = target();
  const wanted = groups.map((group) => {
    const [newest] = group;
    const key = `${newest.number} ${group.length}`;
    const made = kept.get(key) ?? banner(newest, group.length - 1);
    kept.set(key, made);
    made.classList.toggle("now", newest.number === present?.number && newest.number === model.chosen);
    return made;
  });
  for (const [key, made] of kept) if (!wanted.includes(made)) kept.delete(key);
  const isSame = box.childElementCount === wanted.length && wanted.every((made, index) => box.children[index] === made);
  if (!isSame) fill(box, wanted);
}

export function makeLock() {
  const [time, bigTime, day] = [el("span"), el("b"), el("span")];
  clockOf(time);
  clockOf(bigTime, day);
  const kept = new Map();
  const banners = el("div.banners");
  const none = el("div.none", "No notifications");
  let isOpen = false;
  const more = el("button.more", { type: "button", onclick: () => {
    isOpen = !isOpen;
    if (model.phone) draw(model.phone);
  } });
  const stack = el("div.stack", { hidden: true }, banners, more);
  const element = el("div.screen.lock", { role: "group", "aria-label": "Lock screen" }, statusBar(time),
    el("div.clock", { "aria-hidden": "true" }, day, bigTime), none, stack, el("i.homebar"));
  const draw = (phone) => {
    const groups = groupsOf(phone.notifications);
    const shown = isOpen ? groups : groups.slice(0, shownAtFirst);
    none.hidden = groups.length > 0;
    stack.hidden = groups.length === 0;
    element.classList.toggle("center", isOpen && groups.length > shownAtFirst);
    drawBanners(banners, shown, kept);
    const rest = phone.notificationCount - shown.reduce((sum, group) => sum + group.length, 0);
    const canOpen = groups.length > shownAtFirst;
    more.hidden = !canOpen;
    set(more, { "aria-expanded": isOpen });
    write(more, isOpen ? (rest > 0 ? `Show fewer; ${plural(rest, "older one")}` : "Show fewer") : `${rest} more in Notification Center`);
  };
  return { element, draw };
}

// The banners that are over the home screen or the app.
function overlay() {
  const kept = new Map();
  const box = el("div.banners.over");
  const draw = (phone) => {
    const onScreen = phone.notifications.filter((each) => each.isOnScreen && !phone.isLocked);
    drawBanners(box, groupsOf(onScreen).slice(0, 1), kept);
  };
  return { box, draw };
}

export { overlay, statusBar, clockOf };

export function makeHome() {
  const time = el("span");
  clockOf(time);
  const over = overlay();
  const badge = el("span.badge", { hidden: true });
  const app = el("button.appicon", { type: "button", title: "Open the app", onclick: () => act({ action: "open" }) }, icon("app"), badge, el("span", "URLHERE"));
  const blank = () => el("span", { "aria-hidden": "true" }, el("i"));
  const element = el("div.screen.home", { role: "group", "aria-label": "Home screen" }, statusBar(time), over.box,
    el("div.icons", Array.from({ length: 7 }, blank), app), el("div.dock", { "aria-hidden": "true" }, Array.from({ length: 4 }, () => el("i"))), el("i.homebar"));
  return {
    element,
    draw: (phone) => {
      over.draw(phone);
      badge.hidden = phone.badge === 0;
      write(badge, phone.badge > 99_999 ? "99999+" : String(phone.badge));
      set(app, { "aria-label": phone.badge > 0 ? `Open the app, badge ${phone.badge}` : "Open the app" });
    },
  };
}
