// The tab Matrix: what becomes of the notification in each state of the app, for each thing that somebody does.

import { api } from "../base/api.js";
import { el, fill, icon, set } from "../base/dom.js";
import { actions, appStateName, appStates, shortSelector, stateOfRow } from "../base/names.js";
import { value } from "../base/shown.js";
import { shape, stateForms } from "../base/states.js";
import { views } from "../base/tabs.js";
import { claimsOf } from "./claims.js";
import { whyNot } from "./why.js";
import { reasonWords, rowAt } from "./words.js";

const delegateSets = ["legacy", "fetch", "legacy,actions", "user-notifications", "fetch,user-notifications", "none"];
const deeds = { nothing: "nothing done", tap: "tapped", button: "button pressed", dismiss: "dismissed", open: "opened by icon" };
const legend = ["routed", "twice", "waiting", "lost"];
const words = {
  routed: "routed", twice: "twice", waiting: "waiting", lost: "lost", "passed-by": "passed by", dismissed: "dismissed",
  none: "opens nothing", "not-possible": "not possible",
};

// What somebody has chosen for a notification.
let present = { number: 0, ios: null, delegate: null, cell: null };

export function matrixPanel(record) {
  const own = record.matrix;
  if (!own) return [el("p.q", "There is no matrix: the payload cannot be read.")];
  const box = el("div.panel");
  const box0 = el("div.panel", el("p.q", "Working it out …"));
  if (present.number !== record.number) present = { number: record.number, ios: null, delegate: null, cell: null };
  let loads = 0;
  const load = async () => {
    loads += 1;
    const asked = loads;
    try {
      const matrix = present.ios === null && present.delegate === null ? own
        : await api.matrix(record.number, { ios: present.ios, delegate: present.delegate });
      // Another one was asked for meanwhile.
      if (asked !== loads) return;
      fill(box0, drawing(record, matrix, present.ios === null && present.delegate === null, controls));
    } catch (error) {
      fill(box0, el("p.q", error.message));
    }
  };
  const controls = (matrix) => {
    const ios = matrix.rows[0]?.ios ?? "";
    const versions = [...new Set(["4.0", "9.0", "17.0", ios])].sort((a, b) => Number(a) - Number(b));
    const delegates = matrix.device?.delegates?.join(",") || "none";
    const sets = [...new Set([...delegateSets, delegates])];
    return [
      views("iOS version", versions.map((each) => [each, `iOS ${each.replace(/\.0$/, "")}`]), ios, (name) => {
        present.ios = name;
        load();
      }),
      el("label.hd.q", "App implements ", el("select.b", {
        onchange: (event) => {
          present.delegate = event.target.value;
          load();
        },
      }, sets.map((each) => el("option", { value: each, selected: each === delegates }, each.replaceAll(",", ", "))))),
    ];
  };
  load();
  fill(box, box0);
  return [box];
}

function drawing(record, matrix, isOwn, controls) {
  const rows = matrix.rows.filter((row) => !row.silent);
  const happened = isOwn ? rowAt(matrix, record.cell) : null;
  const reasons = [...new Set(rows.filter((row) => row.possible && row.reason).map((row) => reasonWords(row.reason)))];
  const counts = new Map(legend.map((state) => [state, rows.filter((row) => stateOfRow(row) === state).length]));
  const cell = el("div.cell", { "aria-live": "polite" });
  const buttons = new Map();
  const choose = (row) => {
    for (const [each, element] of buttons) set(element, { "aria-pressed": each === row });
    fill(cell, cellWords(row, matrix, row === happened, isOwn ? record.number : null));
  };
  const body = appStates.map(([appState, name]) => el("tr", el("th", { scope: "row" }, name), actions.map(([action, label]) => {
    const row = rows.find((each) => each.appState === appState && each.action === action);
    if (!row) return el("td");
    const state = stateOfRow(row);
    const note = row.reason ? reasons.indexOf(reasonWords(row.reason)) + 1 : 0;
    const element = el(`button.c-${stateForms[state].colour === "none" ? "none" : state}`, {
      type: "button", "aria-pressed": "false", "data-keep": `cell-${appState}-${action}`,
      onclick: () => {
        present.cell = `${row.appState} ${row.action}`;
        choose(row);
      },
      "aria-label": `${name}, ${label.toLowerCase()}: ${words[state]}${row === happened ? ", this notification" : ""}`,
    }, shape(state, { isNamed: false }), el("span", words[state]), note > 0 && row.possible ? el("sup.f", note) : null);
    if (row === happened) element.classList.add("happened");
    buttons.set(row, element);
    return el("td", element);
  })));
  const table = el("table.mx", el("caption.vh", "What becomes of this notification in each state of the app"),
    el("colgroup", el("col.first")),
    el("thead", el("tr", el("th", { scope: "col" }, "The app is"), actions.map(([, label]) => el("th", { scope: "col" }, label)))),
    el("tbody", body));
  choose(rows.find((row) => `${row.appState} ${row.action}` === present.cell) ?? happened ?? rows[0]);
  return [
    record.isDeviceChanged && isOwn ? el("p.note", icon("phone"), el("span", "The device was changed since. This is what it does on the one that it came to.")) : null,
    el("div.hd", controls(matrix), el("span.r.counts", legend.filter((state) => counts.get(state) > 0).map((state) =>
      el(`span.st.s-${stateForms[state].colour}`, shape(state, { isNamed: false }), el("span.num", `${counts.get(state)} ${words[state]}`))))),
    table, cell,
    reasons.length > 0 ? el("ol.q.notes", reasons.map((reason) => el("li", el("span", reason)))) : null,
  ];
}

// `number` is null for another app than the phone's, whose causes nobody knows.
function cellWords(row, matrix, isOwn, number) {
  const state = stateOfRow(row);
  const delegates = matrix.device?.delegates?.join(", ") || "nothing";
  const shown = [
    row.shown.alert ? "alert" : null, row.shown.badge === undefined ? null : `badge ${row.shown.badge}`, row.shown.sound ? "sound" : null,
  ].filter(Boolean);
  return [
    el("div.hd", el(`span.st.s-${stateForms[state].colour}`, shape(state, { isNamed: false }), stateForms[state].name),
      el("b", `${appStateName(row.appState)}, ${deeds[row.action]}`), el("span.q", `iOS ${row.ios}, ${delegates}`),
      isOwn ? el("span.tag", "this notification") : null),
    row.reason ? el("p", reasonWords(row.reason)) : null,
    number !== null && row.possible ? whyNot(number, state, row, "why-cell", row.reason?.words) : null,
    el("dl.kv", el("dt", "Shown"), el("dd", shown.join(" and ") || "nothing"),
      el("dt", "Callbacks"), el("dd", row.callbacks.length === 0 ? "none"
        : row.callbacks.map((each, index) => [index > 0 ? el("span.q", " → ") : null, el("code", { title: each.selector }, shortSelector(each.selector))])),
      row.log?.length > 0 ? [el("dt", "Log"), el("dd", row.log.map((each) => el("p", value(each))))] : null),
    claimsOf(row, matrix),
  ];
}

