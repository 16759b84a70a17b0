// On narrow screens one column is seen at a time.

import { byId, el, fill, icon, set } from "../base/dom.js";
import { model, on } from "../base/model.js";
import { paint } from "../base/paint.js";
import { radios } from "../base/tabs.js";
import { shortNumber } from "../base/text.js";

const names = [["phone", "Phone"], ["list", "List"], ["details", "Details"]];
const drawings = { phone: "phone", list: "list", details: "doc" };
let unseen = 0;

export function makeViews() {
  const left = radios("Left side", names.slice(0, 2), (name) => {
    document.body.dataset.left = name;
    left.choose(name);
  });
  left.choose("list");
  byId("left-switch").replaceWith(Object.assign(left.element, { className: "leftsw seg" }));
  const count = el("span.cnt.num", { hidden: true });
  const buttons = names.map(([name, label]) =>
    el("button", { type: "button", "data-view": name, onclick: () => show(name) }, icon(drawings[name]), label, name === "list" ? count : null));
  fill(byId("views"), buttons);
  const show = (name) => {
    document.body.dataset.view = name;
    for (const each of buttons) set(each, { "aria-current": each.dataset.view === name ? "page" : null });
    if (name === "list") unseen = 0;
    drawCount();
  };
  const drawCount = () => {
    count.hidden = unseen === 0;
    count.textContent = shortNumber(unseen);
  };
  on("show", (name) => show(name));
  on("arrived", () => {
    if (document.body.dataset.view === "list") return;
    unseen += 1;
    paint("unseen", drawCount, () => 500);
  });
  // Nothing is loaded yet. Where something has come before, the list is first, unless the address names one of it.
  show("details");
  let wasLoaded = false;
  on("first", () => !wasLoaded && location.hash.length < 2 && show("list"));
  on("list", () => {
    wasLoaded = model.isLoaded;
  });
}
