// Why not: the causes for which a notification opens nothing, as handset why names them. They are asked for at once, and shown
// only if they say more.

import { api } from "../base/api.js";
import { el, fill } from "../base/dom.js";
import { on } from "../base/model.js";
import { value } from "../base/shown.js";
import { sentence } from "../base/text.js";

const red = new Set(["lost", "none", "problem"]);

const limit = 50;
const asked = new Map();
on("changed", (number) => asked.forEach((_, key) => key.startsWith(`${number} `) && asked.delete(key)));
on("phone-changed begin", () => asked.clear());

// The causes are asked for once, as long as nothing has changed.
function causesOf(number, appState, action) {
  const key = `${number} ${appState} ${action}`;
  if (!asked.has(key)) asked.set(key, api.why(number, { "app-state": appState, action }));
  if (asked.size > limit) asked.delete(asked.keys().next().value);
  return asked.get(key);
}

// Returns what opens to the causes, for a state in which something is lost; null for the others.
// It is there only if it knows more than `told`, the reason in words that stands above it.
export function whyNot(number, state, { appState, action } = {}, name = "why", told = undefined) {
  if (!red.has(state)) return null;
  const box = el("div.causes");
  const whole = el("details.whynot", { "data-keep": name, "data-of": `${number} ${appState} ${action}`, hidden: true }, el("summary", "Why not?"), box);
  causesOf(number, appState, action).then(({ causes }) => {
    const more = causes.filter((cause) => cause.explains).filter((cause, _, all) => all.length > 1 || cause.lines.length > 0 || cause.words !== told);
    if (more.length === 0) return;
    fill(box, listed(more));
    whole.hidden = false;
  }).catch(() => {
    // Without an answer there is nothing to add.
  });
  return whole;
}

function listed(causes) {
  return el("ol", causes.slice(0, 5).map((cause) => el("li",
    el("p", el("b", sentence(capital(cause.words))), " ", el("code", cause.code),
      cause.confidence === "certain" ? null : el("span.q", ` ${cause.confidence}`)),
    el("p", "Change: ", sentence(cause.change)),
    cause.lines.length > 0 ? el("pre", value(cause.lines.join("\n"))) : null,
    cause.decides ? el("p.q", `To tell it from the others: ${sentence(cause.decides)}`) : null)));
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
