// The search, the filters by state, and the line below the list.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { byId, el, icon, set, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { paint } from "../base/paint.js";
import { shape, stateForms } from "../base/states.js";
import { states } from "../base/summaries.js";
import { number, plural, shortNumber } from "../base/text.js";
import { exportList } from "./export.js";
import { heldAt, matchCount } from "./list.js";

const chips = new Map();
let [box, input, footer, isAsking] = [null, null, null, false];

export function makeSearch() {
  input = el("input.in", {
    id: "search", type: "search", placeholder: "Text, target, token, #number", spellcheck: "false", autocomplete: "off",
    oninput: () => setFilter({ text: input.value.trim() }),
    onkeydown: (event) => {
      if (event.key === "Escape") {
        event.stopPropagation();
        if (input.value === "") byId("rows").focus();
        else {
          input.value = "";
          setFilter({ text: "" });
        }
      } else if (event.key === "ArrowDown" || event.key === "Enter") {
        event.preventDefault();
        byId("rows").focus();
      }
    },
  });
  const find = el("div.find", el("label", el("span.vh", "Search"), icon("search"), input, el("kbd.hide-s", { "aria-hidden": "true" }, "/")));
  box = el("div.chips", { role: "group", "aria-label": "Show only" });
  add("all", null);
  for (const state of states) add(state, state);
  on("list filter", () => paint("counts", drawCounts, () => (model.rate > 50 ? 500 : 0)));
  on("filter", (detail) => detail?.isSet && (input.value = model.filter.text));
  input.value = model.filter.text;
  return [find, box];
}

function add(name, state) {
  const count = el("span.num");
  const chip = el("button.chip", {
    type: "button", "aria-pressed": "false", "data-state": name,
    onclick: () => setFilter({ state: model.filter.state === state ? null : state }),
  }, state ? [shape(state, { isNamed: false }), el("span", label(state)), count] : [el("span", "All"), count]);
  chips.set(name, { chip, count, state });
  box.append(chip);
}

const label = (state) => stateForms[state].short ?? stateForms[state].name;

function setFilter(change) {
  model.filter = { ...model.filter, ...change };
  tell("filter");
}

// Takes the filter away, and tells if there was one.
export function endFilter() {
  if (!model.filter.state && !model.filter.text) return false;
  model.filter = { state: null, text: "" };
  tell("filter", { isSet: true });
  return true;
}

export function makeFooter() {
  footer = el("div.lf", el("span.num"), el("span.r"));
  on("drawn gateway", () => paint("footer", drawFooter, () => (model.rate > 50 ? 500 : 0)));
  return footer;
}

function drawCounts() {
  box.hidden = model.summaries.count === 0;
  for (const { chip, count, state } of chips.values()) {
    const found = state ? model.summaries.countOf(state) : model.summaries.count;
    write(count, state ? shortNumber(found) : found < 1000 ? String(found) : "");
    const isPressed = model.filter.state === state;
    set(chip, { "aria-pressed": isPressed, title: `${state ? label(state) : "All"}: ${number(found)}` });
    chip.hidden = Boolean(state) && found === 0 && !isPressed;
  }
}

function drawFooter() {
  const { count, limit, gone } = model.summaries;
  const [left, right] = footer.children;
  if (isAsking) return;
  const matches = matchCount();
  if (matches !== null) write(left, `${number(matches)} of ${number(count)} shown`);
  else write(left, gone > 0 ? `${number(count)} kept, ${plural(gone, "older one")} gone` : `${number(count)} of ${number(limit)} kept`);
  const held = heldAt();
  const kind = held > 0 ? `held at #${held}` : count > 0 ? "forget" : "";
  if (right.dataset.kind === kind) return;
  right.dataset.kind = kind;
  right.replaceChildren(...(held > 0 ? [kind] : count === 0 ? [] : [
    el("button.q", { type: "button", title: "Save what is shown as lines of JSON", onclick: exportList }, "Export"), " ",
    el("button.q", { type: "button", onclick: ask }, "Delete all")]));
}

// Asks in place.
function ask() {
  isAsking = true;
  const [left, right] = footer.children;
  const end = () => {
    isAsking = false;
    right.dataset.kind = "";
    drawFooter();
    (right.querySelector("button:last-child") ?? byId("rows")).focus();
  };
  left.textContent = `Delete ${plural(model.summaries.count, "notification")}?`;
  const forget = el("button", {
    type: "button", onclick: async () => {
      isAsking = false;
      await api.forget().catch((error) => tell("strip", { text: error.message }));
      right.dataset.kind = "";
      drawFooter();
      announce("All notifications were deleted.");
      byId("rows").focus();
    },
  }, "Delete");
  const keep = el("button", { type: "button", onclick: end }, "Keep");
  footer.onkeydown = (event) => {
    if (event.key !== "Escape" || !isAsking) return;
    event.stopPropagation();
    end();
  };
  right.dataset.kind = "ask";
  right.replaceChildren(forget, " ", keep);
  keep.focus();
}
