// The six tabs. Only the open one is made.

import { tabNames } from "../base/address.js";
import { el, fill, icon, set } from "../base/dom.js";
import { stay } from "../base/load.js";
import { model, tell } from "../base/model.js";
import { arrows } from "../base/tabs.js";
import { patch } from "../base/patch.js";
import { number } from "../base/text.js";
import { appPanel } from "./app.js";
import { callbacksPanel } from "./callbacks.js";
import { hazardsPanel } from "./hazards.js";
import { matrixPanel } from "./matrix.js";
import { payloadPanel, targetPaths } from "./payload.js";
import { printedPanel, readsKeys } from "./printed.js";
import { senderPanel } from "./sender.js";
import { callbacksOf } from "./steps.js";
import { capital, checkedOf, hazardCountOf, hazardsOf } from "./words.js";

const panels = {
  payload: payloadPanel, printed: (record) => (record.app ? appPanel(record) : printedPanel(record)), callbacks: callbacksPanel,
  matrix: matrixPanel, hazards: hazardsPanel, sender: senderPanel,
};
const wide = matchMedia("(min-width: 2100px)");

// Where an app's own code runs, no rule prints a payload, has findings or fills a matrix.
const ofRules = ["matrix", "hazards"];
const namesOf = (record) => (record.app ? tabNames.filter((name) => !ofRules.includes(name)) : tabNames);

// The rule's tab is the printed text where a pattern searches that.
const words = (name, record) => (name === "printed" && record.app ? "App" : name === "printed" && readsKeys(record) ? "Rule"
  : name === "hazards" ? "Findings" : capital(name));

export function makeTabs(record) {
  // The tab has what handset check finds too; the sign is for what the app does with the payload.
  const hazards = hazardCountOf(record);
  const findings = hazards + checkedOf(record).length;
  const isBad = hazardsOf(record).some((each) => each.severity === "error");
  const answer = record.answer?.status ?? record.record?.notification?.answer.code ?? "";
  const counts = {
    payload: `${number(record.payload.bytes)} B`, callbacks: number(callbacksOf(record).length), hazards: number(findings), sender: answer,
  };
  const list = el("div.tabs", { role: "tablist", "aria-label": "Details" }, namesOf(record).map((name) =>
    el("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panels", "data-keep": `tab-${name}`,
      onclick: () => {
        stay();
        model.tab = name;
        tell("tab");
      },
    }, words(name, record), counts[name] === undefined || counts[name] === "" ? null
      : el(`span.c${name === "hazards" && hazards > 0 && isBad ? ".bad" : ""}`, name === "hazards" && hazards > 0 ? icon("haz") : null, counts[name]))));
  arrows(list);
  return list;
}

// Scrolls the tabs alone, and not the details.
function revealIn(list, tab) {
  const [start, end] = [tab.offsetLeft - list.offsetLeft, tab.offsetLeft - list.offsetLeft + tab.offsetWidth];
  if (start < list.scrollLeft) list.scrollLeft = start;
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
}

// What a tab shows that can change, where it is not all that it shows; what is chosen in it stays otherwise.
const changing = {
  payload: (record) => JSON.stringify(targetPaths(record)),
  matrix: ({ cell, matrix }) => JSON.stringify([cell, matrix]),
};
const shown = new WeakMap();

// Makes the open tab; on very wide screens the payload stands beside it.
export function showTab(box, record) {
  const present = namesOf(record).includes(model.tab) ? model.tab : "printed";
  for (const name of namesOf(record)) {
    const tab = document.getElementById(`tab-${name}`);
    set(tab, { "aria-selected": name === present, tabindex: name === present ? 0 : -1 });
    if (name === present) revealIn(tab.parentElement, tab);
  }
  const isTwo = wide.matches;
  const right = isTwo && present === "payload" ? "printed" : present;
  const names = isTwo ? ["payload", right] : [right];
  if ([...box.children].map((panel) => panel.dataset.name).join() !== names.join()) {
    fill(box, names.map((name) => el(`div.panel.p-${name}`, { "data-name": name })));
  }
  names.forEach((name, index) => {
    const panel = box.children[index];
    const isOpen = index === names.length - 1;
    set(panel, isOpen ? { role: "tabpanel", "aria-labelledby": `tab-${present}`, tabindex: -1 } : { role: "region", "aria-label": "Payload" });
    const content = `${record.number} ${changing[name]?.(record)}`;
    if (changing[name] && shown.get(panel) === content) return;
    shown.set(panel, content);
    patch(panel, panels[name](record));
  });
}

wide.addEventListener("change", () => tell("tab"));
