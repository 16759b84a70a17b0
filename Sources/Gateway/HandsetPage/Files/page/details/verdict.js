// The verdict: what became of a notification, in one sentence, and the way that it went.

import { el, icon } from "../base/dom.js";
import { shape, stateForms } from "../base/states.js";
import { tell } from "../base/model.js";
import { value } from "../base/shown.js";
import { hasNoOwnRule } from "../base/keys.js";
import { keyButtons } from "./mykeys.js";
import { openTab } from "./open.js";
import { appearances } from "./reached.js";
import { whyNot } from "./why.js";
import { articleWords, stations, verdict } from "./words.js";

const boxes = { routed: "routed", twice: "twice", waiting: "waiting", kept: "waiting", lost: "lost", problem: "lost", none: "none", rejected: "none", replaced: "none", "passed-by": "none", dismissed: "none" };

// Returns nodes for the parts of a sentence: texts, bold ones, code and links.
export function sentenceNodes(parts, { isQuiet = false } = {}) {
  return parts.map((part) => {
    if (typeof part === "string") return isQuiet ? el("span.q", part) : part;
    if (part.bold) return el("b", part.bold);
    if (part.code !== undefined) return el("code", value(part.code));
    const act = part.action ? () => tell(part.action) : () => openTab(part.target);
    return el("a", {
      href: "#", onclick: (event) => {
        event.preventDefault();
        act();
      },
    }, part.link);
  });
}

export function makeVerdict(record, outcome) {
  const { state, parts, links } = verdict(record);
  const isSession = (part) => part.code !== undefined;
  return el(`section.verdict.v-${boxes[state]}`, { "aria-label": "What became of it" },
    el("p.say", shape(state), el("span", sentenceNodes(parts))),
    links.length > 0 ? el("p.next", groups(links).map((group) => el("span", sentenceNodes(group, { isQuiet: group.some(isSession) })))) : null,
    article(record),
    outcome?.fault && !record.problem ? el("p.next", el("span", el("span.q", `In this tab’s frame, ${outcome.fault}. `), sentenceNodes([{ link: "See what happened", target: "printed" }]))) : null,
    state === "none" ? keyButtons(record) : null,
    !record.cell || record.app || record.fate.code === "refused" || record.fate.code === "none" && hasNoOwnRule(record) ? null : whyNot(record.number, state, record.cell ?? {}, "why-verdict", record.reason?.words),
    trail(record));
}

// A line on the app of 2011, whose rule is used where nobody has given one, or could be.
function article(record) {
  const words = articleWords(record);
  return words && el("p.next", el("span", el("span.q", sentenceNodes(words))));
}

// Each link begins a group of its own; texts and code stay with what is beside them.
function groups(links) {
  const found = [[]];
  for (const part of links) {
    const last = found.at(-1);
    const isOwn = part.target !== undefined || (typeof part === "string" && last.some((each) => each.target !== undefined));
    if (isOwn && last.length > 0) found.push([]);
    found.at(-1).push(part);
  }
  return found;
}

function trail(record) {
  const list = stations(record);
  const delays = appearances(record.number, list.findLastIndex((station) => station.isReached) + 1, Date.parse(record.time));
  return el("ol.trail", list.map((station, index) => {
    const next = list[index + 1];
    const line = station.isReached && next?.isReached ? "" : station.state === "not-possible" ? "no" : "stop";
    const form = stateForms[station.state];
    const item = el("li", { class: line || null },
      el("button", { type: "button", onclick: () => openTab(station.tab), "data-keep": `station-${index}` },
        el(`span.s-${form.colour}`, icon(form.icon, null, "g")), el("b", station.name), el("small", value(station.words)), station.isReached ? null : el("span.vh", ", not reached")));
    if (delays[index] !== undefined) {
      item.classList.add("appears");
      item.style.setProperty("--delay", `${delays[index]}ms`);
    }
    return item;
  }));
}
