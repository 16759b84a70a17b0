// The parts that float over the page: closed by Esc, by its button or by a press beside it. The focus returns.

import { byId, el, icon, set } from "../base/dom.js";

let open = null;

export function openPopover(opener, title, content) {
  const wasOpen = open?.opener === opener;
  closePopover();
  if (wasOpen) return;
  const close = el("button.b.sq.quiet", { type: "button", "aria-label": "Close", onclick: () => closePopover() }, icon("x"));
  const box = el("div.pop", { role: "dialog", "aria-label": title, tabindex: -1 },
    el("div.hd", el("h3", title), el("span.r", close)), content());
  const outside = (event) => {
    if (!box.contains(event.target) && !opener.contains(event.target)) closePopover({ focus: false });
  };
  byId("floating").append(box);
  document.addEventListener("pointerdown", outside, true);
  set(opener, { "aria-expanded": true });
  open = { box, opener, outside };
  box.focus();
}

// Closes it; returns false if nothing was open.
export function closePopover({ focus = true } = {}) {
  if (!open) return false;
  const { box, opener, outside } = open;
  open = null;
  document.removeEventListener("pointerdown", outside, true);
  box.remove();
  set(opener, { "aria-expanded": false });
  if (focus) opener.focus();
  return true;
}
