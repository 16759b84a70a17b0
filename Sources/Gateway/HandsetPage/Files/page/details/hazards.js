// The tab Findings: what the app does with the payload that its sender did not mean.

import { button, el, icon } from "../base/dom.js";
import { value } from "../base/shown.js";
import { plural, sentence } from "../base/text.js";
import { openTab } from "./open.js";
import { checkedOf, hazardsOf } from "./words.js";

const limit = 200;

export function hazardsPanel(record) {
  const hazards = hazardsOf(record);
  const findings = checkedOf(record);
  if (hazards.length === 0 && findings.length === 0) {
    return [el("p.note.good", icon("routed"), el("span", record.explanation ? "No findings: the app does what the sender meant." : "The payload cannot be read, so nothing was searched for."))];
  }
  return [
    hazards.length > 0 ? hazardList(hazards) : el("p.note.good", icon("routed"), el("span", "The app does what the sender meant.")),
    findings.length > 0 ? el("div", el("div.hd", el("h3", `${plural(findings.length, "finding")} of handset check`)), el("ol.hzl", findings.slice(0, limit).map((each) => entry(each.code, each)))) : null,
  ];
}

// Returns hazards as a list; also used by the editor, which leaves the advice away.
export function hazardList(hazards, { isShort = false } = {}) {
  return el("ol.hzl", hazards.slice(0, limit).map((each) => entry(each.code, each, isShort)),
    hazards.length > limit ? el("li", el("span"), el("p.q", `${plural(hazards.length - limit, "more finding")}.`)) : null);
}

function entry(name, { severity, finding, advice, evidence }, isShort = false) {
  const tab = { text: "printed", javascript: "printed", url: "printed" }[evidence?.in] ?? (evidence ? "payload" : null);
  return el("li", icon("haz", severity, `g${severity === "error" ? "" : " w"}`),
    el("div.hn", el("code", name), el("span.q", severity),
      tab && !isShort ? button("b.quiet.show", "Show it", () => show(tab, evidence)) : null),
    el("p", value(sentence(finding))),
    isShort || !advice ? null : el("p", el("b", "Do this: "), value(advice)));
}

// Goes to the marked place.
function show(tab, evidence) {
  openTab(tab, { focus: false });
  const marks = [...document.querySelectorAll(evidence.in === "javascript" ? "#statement mark" : `.p-${tab} mark`)];
  const place = marks[0] ?? document.querySelector(`.p-${tab} .code`);
  place?.scrollIntoView({ block: "center" });
  place?.closest("[tabindex]")?.focus({ preventScroll: true });
}
