// The lock screen with Notification Center, and the home screen with the app's icon and its badge.

import { el, fill, icon, set, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { isModal } from "../base/names.js";
import { makeStay } from "../base/stay.js";
import { plural } from "../base/text.js";
import { phoneClock, phoneDay } from "../base/time.js";
import { makeActivities } from "./activities.js";
import { drawBanners, groupsOf, hasTarget, quietHead } from "./banners.js";
import { act, showApp, target } from "./device.js";
import { isExpanded } from "./expanded.js";
import { appIcon, appOf, networkOf } from "./skin.js";

// The number of groups that have room under the clock.
const shownAtFirst = 4;

const statusBar = (time) => [el("div.bar", { "aria-hidden": "true" }, time, el("span.net", icon("moon", null, "moon"), el("span.carrier"), el("i.bat"))), el("div.island")];

// Writes the network of the time into all status bars.
export function drawBars(device, phone) {
  for (const each of device.querySelectorAll(".carrier")) write(each, networkOf(phone.ios));
}

// Keeps the time of the day on the phone.
function clockOf(element, day = null) {
  const tick = () => {
    write(element, phoneClock(Date.now()));
    if (day) write(day, phoneDay(Date.now()));
  };
  // At the beginning of each minute, and when somebody looks again: a page that is not seen may be late.
  const next = () => {
    tick();
    setTimeout(next, 60_020 - Date.now() % 60_000);
  };
  next();
  document.addEventListener("visibilitychange", tick);
}

export function makeLock() {
  const [time, bigTime, day] = [el("span"), el("b"), el("span")];
  clockOf(time);
  clockOf(bigTime, day);
  const [kept, keptQuiet] = [new Map(), new Map()];
  const [banners, quiet] = [el("div.banners"), el("div.banners.quiets")];
  const head = quietHead();
  const none = el("div.none", "No notifications");
  const activities = makeActivities();
  let isOpen = false;
  const more = el("button.more", { type: "button", onclick: () => {
    isOpen = !isOpen;
    if (model.phone) draw(model.phone);
  } });
  const stack = el("div.stack", { hidden: true }, banners, head.element, quiet, more);
  const focus = el("div.focus", { hidden: true }, icon("moon"), "Focus");
  const element = el("div.screen.lock", { role: "group", "aria-label": "Lock screen" }, statusBar(time),
    el("div.clock", { "aria-hidden": "true" }, bigTime, day), activities.element, none, stack, focus, el("div.slide", { "aria-hidden": "true" }, el("i"), "slide to unlock"),
    el("div.corners", { "aria-hidden": "true" }, icon("torch"), icon("camera")), el("div.padlock", { "aria-hidden": "true" }, icon("padlock")), el("i.homebar"));
  const draw = (phone) => {
    const groups = groupsOf(phone.notifications, phone.ios);
    const loud = groups.filter((group) => !group.isQuiet);
    const silent = groups.filter((group) => group.isQuiet);
    // Beside the newest, the one that the details show is always there; quiet ones are there only then.
    const first = [...loud.slice(0, shownAtFirst - 1), loud.slice(shownAtFirst - 1).find(hasTarget) ?? loud[shownAtFirst - 1]].filter(Boolean);
    const shown = isOpen ? loud : first;
    const shownQuiet = isOpen ? silent : silent.filter(hasTarget);
    activities.draw(phone);
    none.hidden = (phone.liveActivities ?? []).length + shown.length + shownQuiet.length > 0;
    stack.hidden = groups.length === 0;
    element.classList.toggle("center", isOpen && groups.length > shownAtFirst);
    drawBanners(banners, shown, kept, phone);
    head.draw(phone, shownQuiet);
    drawBanners(quiet, shownQuiet, keptQuiet, phone);
    const rest = phone.notificationCount - [...shown, ...shownQuiet].reduce((sum, group) => sum + group.all.length, 0);
    more.hidden = !isOpen && rest === 0 || isOpen && groups.length <= shownAtFirst && silent.length === 0;
    set(more, { "aria-expanded": isOpen });
    const isMore = shown.length + shownQuiet.length > 0;
    write(more, isOpen ? (rest > 0 ? `Show fewer; ${plural(rest, "older one")}` : "Show fewer") : isMore ? `${rest} more` : plural(rest, "notification"));
    element.classList.toggle("crowded", shown.length + shownQuiet.length > 2);
    focus.hidden = !phone.quiet.includes("focus");
  };
  return { element, draw };
}

const stay = makeStay();
// The last notification that was there before the page, and the timer of the next look at the banner.
let [lastBefore, leaving] = [0, 0];
on("begin", ({ last }) => {
  lastBefore = last;
});

// True while a banner is over the screen: it leaves after some seconds, but not from under a pointer, the focus or its buttons.
function isThere(notification, phone) {
  // The box of iOS 4 waits for an answer.
  if (isModal(phone.ios)) return true;
  const isHeld = isExpanded(notification.number)
    || [...document.querySelectorAll(".over .banners:first-child")].some((each) => each.matches(":hover, :focus-within"));
  const left = stay(notification, Date.now(), { isOlder: notification.number <= lastBefore, isHeld });
  clearTimeout(leaving);
  if (left > 0) leaving = setTimeout(() => tell("phone"), left + 20);
  return left > 0;
}

// The banners that are over the home screen or the app: the one on the screen, and the one that the details show.
function overlay() {
  const [kept, keptBelow] = [new Map(), new Map()];
  const [banners, below, center] = [el("div.banners"), el("div.banners"), el("div.nchead", el("span", "In Notification Center"))];
  const box = el("div.over", banners, el("div.under", center, below));
  const draw = (phone) => {
    const isSeen = !phone.isLocked;
    const onScreen = isSeen ? phone.notifications.filter((each) => each.isOnScreen).slice(0, 1).filter((each) => isThere(each, phone)) : [];
    const present = target(phone);
    const isBelow = isSeen && present !== null && model.chosen === present.number && !onScreen.includes(present);
    drawBanners(banners, groupsOf(onScreen), kept, phone);
    box.lastChild.hidden = !isBelow;
    drawBanners(below, groupsOf(isBelow ? [present] : []), keptBelow, phone);
  };
  return { box, draw };
}

export { overlay, statusBar, clockOf };

// Returns the icon of an app on the home screen: { element, draw }.
function homeIcon(topic) {
  const badge = el("span.badge", { hidden: true });
  const [tile, name] = [el("span.tile"), el("span.nm")];
  const element = el("button.appicon", { type: "button", title: "Open the app", onclick: () => {
    showApp(topic);
    act({ action: "open", ...(topic === null ? {} : { topic }) });
  } }, tile, badge, name);
  let drawn = "";
  return {
    element,
    draw: (phone) => {
      const look = appOf(phone, topic);
      const count = phone.apps?.find((each) => each.topic === topic)?.badge ?? phone.badge;
      if (drawn !== JSON.stringify(look)) {
        drawn = JSON.stringify(look);
        fill(tile, appIcon(look));
        write(name, look.name);
      }
      badge.hidden = count === 0;
      write(badge, count > 99_999 ? "99999+" : String(count));
      set(element, { "aria-label": count > 0 ? `Open ${look.name}, badge ${count}` : `Open ${look.name}` });
    },
  };
}

// The number of places for icons above the dock, of those that a banner may cover, and of icons in a row.
const [places, covered, across] = [12, 8, 4];

export function makeHome() {
  const time = el("span");
  clockOf(time);
  const over = overlay();
  const blank = () => el("span", { "aria-hidden": "true" }, el("i"));
  const grid = el("div.icons");
  const element = el("div.screen.home", { role: "group", "aria-label": "Home screen" }, statusBar(time), over.box,
    grid, el("div.dock", { "aria-hidden": "true" }, Array.from({ length: 4 }, () => el("i"))), el("i.homebar"));
  let [icons, drawn] = [[], ""];
  return {
    element,
    draw: (phone) => {
      over.draw(phone);
      const topics = (phone.apps ?? [{ topic: null }]).map((each) => each.topic).slice(0, places);
      if (drawn !== JSON.stringify(topics)) {
        drawn = JSON.stringify(topics);
        icons = topics.map(homeIcon);
        // Many icons take the empty places, and leave less room for what is below them.
        const rest = icons.length > 2 * across ? 0 : icons.length > across ? across : covered;
        fill(grid, Array.from({ length: rest }, blank), icons.map((each) => each.element));
        element.classList.toggle("many", icons.length > across);
        element.classList.toggle("most", icons.length > 2 * across);
      }
      for (const each of icons) each.draw(phone);
    },
  };
}
