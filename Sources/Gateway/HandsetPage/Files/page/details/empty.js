// The page before the first notification: how to send one, a place to paste a payload, and samples.

import { api } from "../base/api.js";
import { button, el, fill, set } from "../base/dom.js";
import { keep, keptFor } from "../base/kept.js";
import { model, on, tell } from "../base/model.js";
import { samplesFor } from "../base/samples.js";
import { shape } from "../base/states.js";
import { closePopover } from "../top/popover.js";
import { firstPush, needs, recipeBox, redrawCurl } from "../top/recipes.js";

// The samples are made anew when the app may be another one, but only where they are seen.
let asked = 0;

async function makeSamples() {
  asked += 1;
  const own = asked;
  try {
    const made = await samplesFor((text, headers) => api.check(text, { headers }), { kept: keptFor, keep });
    if (own !== asked) return;
    model.samples = made;
    tell("samples");
  } catch {
    // Without an answer they stay as they are: the connection says so itself.
  }
}

function redraw() {
  redrawCurl();
  for (const field of document.querySelectorAll("textarea.first")) field.placeholder = firstPush();
  for (const list of document.querySelectorAll("ul.smp")) fill(list, sampleRows());
}

export function makeEmpty() {
  on("show-empty", show);
  on("phone-changed", () => (!model.samples || document.querySelector("ul.smp")) && makeSamples());
  on("samples", redraw);
  on("gateway", () => model.isEmpty && model.isLoaded && tell("show-empty", document.getElementById("details")));
  on("list", () => model.isEmpty && model.isLoaded && !document.querySelector(".start") && model.chosen === 0 &&
    tell("show-empty", document.getElementById("details")));
}

async function give(payload, headers, from) {
  from.disabled = true;
  try {
    await api.give(payload, { headers });
    model.follows = true;
    // The button that was pressed goes with the empty page.
    if (!closePopover()) document.getElementById("details").focus({ preventScroll: true });
  } catch (error) {
    tell("strip", { text: error.message });
  }
  from.disabled = false;
}

// Returns the field for a payload and its button.
export function pasteBox() {
  const field = el("textarea.ed.small.first", {
    "aria-label": "Payload", spellcheck: "false", placeholder: firstPush(),
    onkeydown: (event) => event.ctrlKey && event.key === "Enter" && send.click(),
  });
  const send = button("b", "Give it to the phone", () => give(field.value.trim() || field.placeholder, {}, send), { iconName: "send" });
  return el("div.paste", field, el("div", send));
}

// Returns the choice of a file with the phone's own log, for who cannot drop it.
export function logBox() {
  const field = el("input.vh", {
    type: "file", "aria-label": "The phone’s own log", tabindex: -1, onchange: () => {
      const [file] = field.files;
      if (!file) return;
      closePopover({ focus: false });
      tell("log", file);
    },
  });
  return el("div.paste", el("p.q", "Drop it anywhere on the page: what iOS did with each push, and where it was lost."),
    el("div", field, button("b", "Choose a log", () => field.click(), { iconName: "doc" })));
}

// Returns the samples, each of which meets another fate. They are made anew: the phone may be another since.
export function sampleList() {
  if (model.samples) makeSamples();
  return el("ul.smp", sampleRows());
}

const sampleRows = () => (model.samples?.samples ?? []).map(({ state, title, words, text, headers }) =>
  el("li", el("button", { type: "button", onclick: (event) => give(text, headers, event.currentTarget) },
    shape(state, { isNamed: false }), el("b", title), el("small", words))));

function show(pane) {
  if (!model.gateway) return;
  const isAlone = !model.gateway.http2;
  set(pane, { "aria-label": "Send the first push" });
  pane.classList.add("solo");
  fill(pane, el("div.start",
    el("div", el("h2", isAlone ? "Give the phone its first push" : "Send your first push"),
      el("p.lead", isAlone ? "The phone here gets it, and you see what the app makes of it."
        : "Point your sender at this address instead of Apple’s. The phone here gets the push, and you see what the app makes of it.")),
    isAlone ? null : recipeBox("start"),
    el("div.two",
      isAlone ? null : el("div", el("h3", "Your own sender needs"), needs(false)),
      el("div", el("h3", isAlone ? "Paste a payload" : "No sender at hand? Paste a payload"), pasteBox()),
      el("div", el("h3", "A phone that got nothing? Read its log"), logBox())),
    el("div", el("h3", "Or start with a sample"), sampleList())));
}

