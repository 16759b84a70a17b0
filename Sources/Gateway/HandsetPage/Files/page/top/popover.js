// The parts that float over the page: closed by Esc, by their button or by a press beside them. Each is below the
// button that opened it, or a sheet beside the phone; the focus stays in it, and returns to the button.

import { byId, el, icon, set } from "../base/dom.js";

let open = null;

// Opens a box with a title. A sheet leaves the phone in sight, whose settings it has.
export function openPopover(opener, title, content, { isSheet = false } = {}) {
  const wasOpen = open?.opener === opener;
  closePopover();
  if (wasOpen) return;
  const close = el("button.b.sq.quiet", { type: "button", "aria-label": "Close", onclick: () => closePopover() }, icon("x"));
  const box = el(`div.pop${isSheet ? ".sheet" : ""}`, { role: "dialog", "aria-modal": true, "aria-label": title, tabindex: -1 },
    el("div.hd", el("h3", title), el("span.r", close)), content());
  box.style.setProperty("--at", `${Math.round(opener.getBoundingClientRect().left)}px`);
  const outside = (event) => {
    if (!box.contains(event.target)) closePopover({ focus: false });
  };
  byId("floating").append(box);
  document.addEventListener("pointerdown", outside, true);
  set(opener, { "aria-expanded": true });
  open = { box, opener, outside, others: [...document.body.children].filter((each) => !each.contains(box) && !each.inert && !each.hasAttribute("aria-live")) };
  for (const each of open.others) each.inert = true;
  box.focus();
}

// Closes it; returns false if nothing was open.
export function closePopover({ focus = true } = {}) {
  if (!open) return false;
  const { box, opener, outside, others } = open;
  open = null;
  document.removeEventListener("pointerdown", outside, true);
  box.remove();
  for (const each of others) each.inert = false;
  set(opener, { "aria-expanded": false });
  if (focus) opener.focus();
  return true;
}
