// On narrow screens one column is seen at a time.

import { byId, el, fill, icon, set } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { paint } from "../base/paint.js";
import { radios } from "../base/tabs.js";
import { shortNumber, spoken } from "../base/text.js";

const names = [["phone", "Phone"], ["list", "List"], ["details", "Details"]];
const drawings = { phone: "phone", list: "list", details: "doc" };
const narrow = matchMedia("(max-width: 767px)");
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
  // Nothing is loaded yet. Then the phone is first, where the banner is seen, unless the address names something.
  show("details");
  on("first", () => narrow.matches && location.hash.length < 2 && show("phone"));
  // Who looks at something else sees that a banner has come.
  on("arrived", ({ number }) => {
    if (!narrow.matches || document.body.dataset.view === "phone" || model.rate >= 2 || document.hidden) return;
    tell("strip", { key: "banner", icon: "phone", text: `New: ${spoken(titleOf(model.summaries.get(number) ?? {}), 60)}`, action: { label: "See the phone", run: () => show("phone") } });
  });
}
