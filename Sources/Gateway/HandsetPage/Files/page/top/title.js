// The title with the number of what nobody has looked at, and the icon of the tab with the state of the worst of it.

import { model, on } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { stateForms } from "../base/states.js";
import { shortNumber, spoken } from "../base/text.js";

const pause = 500;
// The worse states come first.
const order = ["lost", "problem", "twice", "rejected", "none", "kept", "waiting", "dismissed", "passed-by", "replaced", "routed"];
const colours = { routed: "#0a7040", waiting: "#8a5300", lost: "#b3261e", twice: "#6236c4", none: "#5f6972" };
let [timer, shownState] = [0, null];

// A hidden page goes on with both: there they are seen most.
export function makeTitle() {
  on("list chosen record changed arrived", () => {
    if (timer === 0) timer = setTimeout(draw, pause);
  });
  document.addEventListener("visibilitychange", draw);
  draw();
}

function draw() {
  clearTimeout(timer);
  timer = 0;
  const { summaries, chosen } = model;
  const summary = chosen > 0 ? summaries.get(chosen) : null;
  const count = summaries.newCount;
  const text = `${count > 0 ? `(${shortNumber(count)}) ` : ""}${summary ? `#${chosen} ${spoken(titleOf(summary), 40)} · ` : ""}Handset`;
  if (document.title !== text) document.title = text;
  const unseen = summaries.newStates();
  const state = order.find((each) => unseen.has(each)) ?? summary?.state ?? null;
  if (state !== shownState) drawIcon(state);
  shownState = state;
}

function drawIcon(state) {
  const link = document.querySelector("link[rel=icon]");
  const form = stateForms[state];
  const symbol = document.getElementById(form ? `i-${form.icon}` : "i-logo");
  const content = [...symbol.children].map((each) => new XMLSerializer().serializeToString(each)).join("").replaceAll("var(--page)", "#fff");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute("viewBox")}" color="${form ? colours[form.colour] : "#0b5cad"}">${content}</svg>`;
  link.dataset.state = state ?? "";
  link.href = `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
