// The banners of a screen: in groups, since those of a thread lie on each other, and the quiet ones apart.

import { el, fill, icon, write } from "../base/dom.js";
import { model } from "../base/model.js";
import { isModal } from "../base/names.js";
import { banner } from "./banner.js";
import { target } from "./device.js";
import { isExpanded, isOpen } from "./expanded.js";
import { appOf, skinOf } from "./skin.js";

// Returns the notifications in groups: those of a thread lie on each other, under the newest, until they are opened.
// Since iOS 12, those of an app without a thread lie on each other too.
export function groupsOf(notifications, ios = "0") {
  const groups = new Map();
  const isByApp = Number.parseFloat(ios) >= 12;
  for (const each of notifications) {
    const thread = each.thread === undefined && !isByApp ? null : `${each.topic ?? ""} ${each.place} ${each.thread ?? ""}`;
    const key = thread === null ? each.number : thread;
    if (!groups.has(key)) groups.set(key, { thread, all: [] });
    groups.get(key).all.push(each);
  }
  const present = target();
  return [...groups.values()].map(({ thread, all }) => ({
    thread, all, isQuiet: all[0].place !== "screen",
    // The one that the details show is always seen.
    isOpen: all.length > 1 && (isOpen(thread) || all.slice(1).includes(present)),
  }));
}

export const hasTarget = (group) => group.all.includes(target());

// Fills an element with banners. Those that are there stay, so that a press finds the one that was seen.
export function drawBanners(box, groups, kept, phone) {
  const present = target(phone);
  const skin = skinOf(phone.ios);
  const wanted = groups.flatMap((group) => (group.isOpen ? group.all : group.all.slice(0, 1)).map((each, index) => {
    const look = {
      skin, app: appOf(phone, each.topic ?? null), thread: group.thread, isModal: isModal(phone.ios),
      below: group.isOpen ? 0 : group.all.length - 1, isTop: group.isOpen && index === 0 && isOpen(group.thread),
      asks: group.isQuiet && phone.permission.includes("provisional"),
    };
    const key = JSON.stringify([each.number, look.skin, look.isModal, look.app, look.below, look.isTop, look.asks, isExpanded(each.number)]);
    const made = kept.get(key) ?? banner(each, look);
    kept.set(key, made);
    made.classList.toggle("now", each.number === present?.number && each.number === model.chosen);
    return made;
  }));
  for (const [key, made] of kept) if (!wanted.includes(made)) kept.delete(key);
  const isSame = box.childElementCount === wanted.length && wanted.every((made, index) => box.children[index] === made);
  if (!isSame) fill(box, wanted);
}

// Returns the line over notifications that did not light the screen: { element, draw(phone, groups) }.
export function quietHead() {
  const words = el("span");
  const moon = icon("moon");
  const element = el("div.nchead", { hidden: true }, moon, words);
  return {
    element,
    draw: (phone, groups) => {
      element.hidden = groups.length === 0;
      if (groups.length === 0) return;
      const isSummary = groups[0].all[0].place === "summary";
      const isFocus = !isSummary && phone.quiet.includes("focus");
      moon.toggleAttribute("hidden", !isFocus);
      write(words, isSummary ? "In the scheduled summary" : isFocus ? "While in Focus" : phone.permission.includes("provisional") ? "Delivered quietly" : "In Notification Center");
    },
  };
}
