// Why not: the causes for which a notification opens nothing, as handset why names them. They are asked for when opened.

import { api } from "../base/api.js";
import { el, fill } from "../base/dom.js";
import { value } from "../base/shown.js";
import { sentence } from "../base/text.js";

const red = new Set(["lost", "none", "problem"]);

// Returns what opens to the causes, for a state in which something is lost; null for the others.
export function whyNot(number, state, { appState, action } = {}, name = "why") {
  if (!red.has(state)) return null;
  const box = el("div.causes", el("p.q", "Looking for the cause …"));
  const load = async () => {
    try {
      const { causes } = await api.why(number, { "app-state": appState, action });
      fill(box, listed(causes));
    } catch (error) {
      fill(box, el("p.q", error.message));
    }
  };
  return el("details.whynot", {
    "data-keep": name, ontoggle: (event) => {
      if (event.target.open) load();
    },
  }, el("summary", "Why not?"), box);
}

function listed(causes) {
  const explaining = causes.filter((cause) => cause.explains);
  if (explaining.length === 0) return el("p.q", "No cause is known: the app got it, and opens nothing of it.");
  return el("ol", explaining.slice(0, 5).map((cause) => el("li",
    el("p", el("b", sentence(capital(cause.words))), " ", el("code", cause.code),
      cause.confidence === "certain" ? null : el("span.q", ` ${cause.confidence}`)),
    el("p", "Change: ", sentence(cause.change)),
    cause.lines.length > 0 ? el("pre", value(cause.lines.join("\n"))) : null,
    cause.decides ? el("p.q", `What decides: ${sentence(cause.decides)}`) : null)));
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
