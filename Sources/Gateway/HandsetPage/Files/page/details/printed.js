// The tab Printed: the text as the rule sees it, what it matched, and what the app ran.

import { button, el, icon } from "../base/dom.js";
import { model, tell } from "../base/model.js";
import { marked, markedLines, nodes, value } from "../base/shown.js";
import { plural } from "../base/text.js";
import { exactClock } from "../base/time.js";
import { outcomeOf } from "./outcome.js";
import { prettyContent, targetPaths } from "./payload.js";
import { capital, hazardsOf, nounOf, refusalOf } from "./words.js";

const keyLimit = 100;
const markLimit = 400;

export function printedPanel(record) {
  const { explanation } = record;
  if (!explanation) {
    return [el("p", refusalOf(record) ? "The payload cannot be read, so nothing was printed: " : "The app has not printed it.",
      refusalOf(record) ? value(refusalOf(record)) : null)];
  }
  const route = explanation.routes[0];
  const isOfKeys = readsKeys(record);
  const hasNoRule = record.rules?.rules?.length === 0;
  const title = isOfKeys || hasNoRule ? "As the app prints it" : "What the rule searched";
  const printed = el("div", el("div.hd", el("h3", title), isOfKeys ? null : legend(route, nounOf(record))), searched(explanation));
  return [
    isOfKeys ? keys(record, route) : printed,
    ruleFacts(record, explanation),
    ...explanation.routes.slice(0, 20).map((each, index) => statement(record, each, index, explanation.routes.length)),
    ...frameLines(record),
    ...(isOfKeys ? [printed] : []),
  ];
}

// True if the rules read keys of the payload, and none searches the printed text.
export function readsKeys(record) {
  const rules = record.rules?.rules ?? [];
  return record.payload.text !== undefined && rules.length > 0 && rules.every(({ pattern }) => pattern === undefined);
}

// Returns the payload, with the values that the rules read marked.
function keys(record, route) {
  const name = "What the rule reads";
  return el("div", el("div.hd", el("h3", name), route ? el("span.r.key-legend", taken(nounOf(record))) : null),
    el("div.code.wrap", { tabindex: 0, role: "region", "aria-label": name }, prettyContent(record.payload.text, targetPaths(record))));
}

const taken = (noun) => el("span", el("mark.g", `\u00a0${noun}\u00a0`), " what the app takes");
const legend = (route, noun) => (route ? el("span.r.key-legend", el("span", el("mark", "\u00a0match\u00a0")), taken(noun)) : null);

// Returns the printed values with marks; also used by the editor.
export function searched(explanation) {
  const box = el("div.code.wrap", { tabindex: 0, role: "region", "aria-label": "Printed text" });
  const marks = marksByKey(explanation.routes);
  const make = ({ key, text }) => [el("div.kt", el("span", "key"), el("code", value(key))), markedLines(text, marks.get(key) ?? [])];
  // The first ones are shown, and those with a match; the rest in between when somebody asks.
  let [shown, rest] = [0, []];
  const end = () => {
    if (rest.length > 0) box.append(foldedKeys(rest, make));
    rest = [];
  };
  for (const each of explanation.values) {
    if (shown < keyLimit || (marks.has(each.key) && shown < 2 * keyLimit)) {
      end();
      box.append(...make(each));
      shown += 1;
    } else rest.push(each);
  }
  end();
  if (explanation.values.length === 0) box.append(el("div.kt", "There are no keys."));
  return box;
}

// Returns a button for keys that are not shown, which shows the next ones.
function foldedKeys(keys, make) {
  const more = el("button.fold", { type: "button" }, plural(keys.length, "more key"));
  const line = el("div.kt", more);
  more.addEventListener("click", () => {
    const next = keys.slice(keyLimit);
    line.replaceWith(...keys.slice(0, keyLimit).flatMap(make), ...(next.length > 0 ? [foldedKeys(next, make)] : []));
  });
  return line;
}

function marksByKey(routes) {
  const marks = new Map();
  for (const { key, match, range, keyPath } of routes) {
    if (!match || !range || keyPath) continue;
    if (!marks.has(key)) marks.set(key, []);
    const own = marks.get(key);
    if (own.length < markLimit) own.push(mark(match), mark(range, "g"));
  }
  return marks;
}

const mark = ({ location, length }, kind = "") => ({ start: location, end: location + length, kind });

function ruleFacts(record, explanation) {
  const facts = [];
  for (const rule of record.rules?.rules ?? []) facts.push(el("dt", facts.length === 0 ? "Rule" : ""), el("dd", ruleWords(rule)));
  const routes = explanation.routes.slice(0, 20);
  routes.forEach((route, index) => facts.push(
    el("dt", index > 0 ? "" : capital(`${nounOf(record)}${routes.length > 1 ? "s" : ""}`)), el("dd", el("code", value(route.session)))));
  if (routes.length === 0 && record.rules?.rules?.length !== 0) facts.push(el("dt", capital(nounOf(record))), el("dd.q", "none found"));
  for (const route of routes) {
    if (route.javascript && !route.javascript.includes(route.url)) facts.push(el("dt", "URL"), el("dd", el("code", value(route.url))));
  }
  return el("dl.kv", facts);
}

// The pattern in the colours of the marks, so that it explains itself.
function ruleWords(rule) {
  const name = el("code", value(rule.name));
  if (rule.keyPath !== undefined) {
    return [name, el("span.q", " reads "), el("code", value(Array.isArray(rule.keyPath) ? rule.keyPath.join(".") : rule.keyPath))];
  }
  // A rule without a pattern composes its link of the payload's values.
  if (rule.pattern === undefined) return [name, el("span.q", " opens "), el("code", value(rule.url ?? rule.lookupURL ?? ""))];
  const group = groupIn(rule.pattern, rule.group);
  const pattern = group
    ? [rule.pattern.slice(0, group.start), el("mark.g", rule.pattern.slice(group.start, group.end)), rule.pattern.slice(group.end)]
    : value(rule.pattern);
  const where = rule.keys ? `in ${rule.keys.join(", ")}` : "in each value";
  const cases = rule.options?.includes("caseInsensitive") ? ", upper and lower case alike" : "";
  return [name, el("span.q", " searches for "), el("code", pattern), el("span.q", ` ${where}${cases}`)];
}

// Returns the place of a group in a pattern.
function groupIn(pattern, wanted) {
  const open = [];
  let count = 0;
  for (let index = 0, inSet = false; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === "\\") index += 1;
    else if (inSet) inSet = character !== "]";
    else if (character === "[") inSet = true;
    else if (character === "(") {
      const captures = pattern[index + 1] !== "?" || /^\(\?<[^=!]/.test(pattern.slice(index, index + 4));
      if (captures) count += 1;
      open.push({ start: index, number: captures ? count : 0 });
    } else if (character === ")") {
      const group = open.pop();
      if (group?.number === wanted) return { start: group.start, end: index + 1 };
    }
  }
  return null;
}

function statement(record, route, index, count) {
  if (!route.javascript) return el("div");
  const marks = [];
  const ends = hazardsOf(record).find((each) => ["javascript-injection", "javascript-syntax-error", "javascript-changes-url"].includes(each.code) &&
    each.evidence?.in === "javascript" && each.evidence.range && (each.evidence.key === undefined || each.evidence.key === route.key));
  let words = null;
  if (ends) {
    const { location } = ends.evidence.range;
    marks.push({ start: location, end: location + 1, kind: "q0" });
    marks.push({ start: location + 1, end: route.javascript.length - 3, kind: "x" });
    words = el("span.r.key-legend", el("span", el("mark.q0", nodes(route.javascript[location] ?? '"')), " ends the string here"),
      el("span", el("mark.x", ends.code === "javascript-injection" ? "the payload’s own script" : "no longer in the string")));
  }
  const hasRun = ["routed", "routed-twice"].includes(record.fate.code);
  const title = count > 1 ? `${hasRun ? "What the app ran" : "What the app would run"}, ${index + 1} of ${count}` : hasRun ? "What the app ran" : "What the app would run";
  return el("div", { id: index === 0 ? "statement" : null }, el("div.hd", el("h3", title), words),
    el("pre.code.plain", { tabindex: 0, role: "region", "aria-label": "Statement" }, marked(route.javascript, marks)));
}

// Only what a test has shown stands here: it listens for packets while the page tries its ways out in Chromium.
const frameWords = "The frame is sandboxed, of another origin, and loaded anew after script of a payload. In tests with Chromium, none of its packets left it; " +
  "other browsers cannot forbid all connections yet (Connection-Allowlist).";

const shapes = { opened: ["routed", "routed"], exception: ["lost", "lost"], replaced: ["lost", "lost"], error: ["lost", "lost"], blocked: ["haz", "lost"], silent: ["lost", "lost"], closed: ["lost", "lost"], anew: ["none", "none"], done: ["none", "none"] };

// The lines of what happened in the app's frame, in order.
function frameLines(record) {
  const outcome = outcomeOf(record);
  if (!outcome) {
    // It ran before this page was opened.
    const canRun = record.statements?.length > 0 && model.phone?.frame;
    return canRun ? [el("div", button("b", "Run it in the app’s frame", () => tell("run-again", record)))] : [];
  }
  return [el("div", el("div.hd", el("h3", "What happened in this tab’s frame")),
    el("ol.tl.exact", outcome.lines.map((line) => {
      const [name, colour] = shapes[line.kind] ?? shapes.done;
      return el("li", el("time", exactClock(line.time)), el(`span.s-${colour}`, icon(name, null, "g")),
        el("div.w", line.code ? el("code", value(line.code)) : null, el("p", line.words)));
    })),
    el("p.note", icon("box"), el("span", frameWords))),
  ];
}

