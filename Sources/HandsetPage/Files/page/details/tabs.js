// The six tabs. Only the open one is made.

import { el, fill, icon, set } from "../base/dom.js";
import { model, tell } from "../base/model.js";
import { arrows } from "../base/tabs.js";
import { number } from "../base/text.js";
import { callbacksPanel } from "./callbacks.js";
import { hazardsPanel } from "./hazards.js";
import { matrixPanel } from "./matrix.js";
import { tabNames } from "./open.js";
import { payloadPanel } from "./payload.js";
import { printedPanel } from "./printed.js";
import { senderPanel } from "./sender.js";
import { callbacksOf, hazardsOf } from "./words.js";

const panels = {
  payload: payloadPanel, printed: printedPanel, callbacks: callbacksPanel,
  matrix: matrixPanel, hazards: hazardsPanel, sender: senderPanel,
};
const wide = matchMedia("(min-width: 2100px)");

const words = (name) => name[0].toUpperCase() + name.slice(1);

export function makeTabs(record) {
  const hazards = record.hazardCount ?? 0;
  const isBad = hazardsOf(record).some((each) => each.severity === "error");
  const answer = record.answer?.status ?? record.record?.notification?.answer.code ?? "";
  const counts = {
    payload: `${number(record.payload.bytes)} B`, callbacks: number(callbacksOf(record).length), hazards: number(hazards), sender: answer,
  };
  const list = el("div.tabs", { role: "tablist", "aria-label": "Details" }, tabNames.map((name) =>
    el("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panels", "data-keep": `tab-${name}`,
      onclick: () => {
        model.tab = name;
        tell("tab");
      },
    }, words(name), counts[name] === undefined || counts[name] === "" ? null
      : el(`span.c${name === "hazards" && hazards > 0 && isBad ? ".bad" : ""}`, name === "hazards" && hazards > 0 ? icon("haz") : null, counts[name]))));
  arrows(list);
  return list;
}

// Makes the open tab; on very wide screens the payload stands beside it.
export function showTab(box, record) {
  for (const name of tabNames) {
    const tab = document.getElementById(`tab-${name}`);
    set(tab, { "aria-selected": name === model.tab, tabindex: name === model.tab ? 0 : -1 });
    if (name === model.tab) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  const make = (name, attributes) => el(`div.panel.p-${name}`, attributes, panels[name](record));
  const isTwo = wide.matches;
  const right = isTwo && model.tab === "payload" ? "printed" : model.tab;
  fill(box, isTwo ? make("payload", { role: "region", "aria-label": "Payload" }) : null,
    make(right, { role: "tabpanel", "aria-labelledby": `tab-${model.tab}`, tabindex: -1 }));
}

wide.addEventListener("change", () => tell("tab"));
