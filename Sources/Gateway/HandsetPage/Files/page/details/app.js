// The tab App, in the place of Printed where an app's own code runs: what it opened, how it failed, and what it wrote.

import { el, icon } from "../base/dom.js";
import { value } from "../base/shown.js";
import { endOf } from "./words.js";

export function appPanel(record) {
  const of = (kind) => record.history?.filter((entry) => entry.kind === kind) ?? [];
  const [opened, requests, asked, faults, log] = ["opened", "request", "asked", "fault", "app-log"].map(of);
  const hasRun = record.history?.some(({ kind, payload }) => kind === "callback" && payload);
  return [
    crashPart(endOf(record)),
    list("What the app opened", opened.map(({ words }) => words), hasRun ? "Nothing." : "Nothing yet: the app has not got it."),
    faults.length > 0 ? list("Faults", faults.map(({ text, code }) => `${text} (${code})`)) : null,
    requests.length > 0 ? list("Requests", requests.map(({ text }) => text)) : null,
    asked.length > 0 ? [list("What stands in was asked", asked.map(({ text }) => text)),
      el("p.q", "These names are not there. The calls on them are noted, and answered with a value that stands in.")] : null,
    el("div", el("div.hd", el("h3", "What the app wrote")), log.length > 0 ? lines("What the app wrote", log.map(({ text }) => text)) : el("p.q", "Nothing.")),
  ];
}

const lines = (name, texts) => el("pre.code.plain", { tabindex: 0, role: "region", "aria-label": name }, texts.map((each) => [value(each), "\n"]));

const list = (name, texts, otherwise = "") => el("div", el("div.hd", el("h3", name)),
  texts.length > 0 ? lines(name, texts) : el("p.q", otherwise));

// Returns the message and the trace of a crash.
function crashPart(end) {
  if (!end) return null;
  if (end.kind === "hung") return el("div", el("div.hd", el("h3", "The app came to no end")), el("p.q", "It was ended. Long work and waiting belong out of its main thread."));
  const { message, trace } = end.crash;
  return el("div.crash", el("div.hd", el("h3", "The crash")),
    el("p.s-lost", icon("lost", null, "g"), " ", el("code", value(message))),
    trace.length > 0
      ? el("ol.trace", trace.map(({ function: name, file, line }) => el("li", el("code", value(name)), el("span.q", " in "), el("code", value(`${file}:${line}`)))))
      : el("p.q", "Swift told no place in the app’s files."));
}
