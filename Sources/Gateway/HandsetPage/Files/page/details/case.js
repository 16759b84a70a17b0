// The case of a suite that a notification is: what it expects, beside what was found.

import { el } from "../base/dom.js";
import { value } from "../base/shown.js";

export function caseBox(record) {
  if (!record.case) return null;
  const { name, suite, failures = [] } = record.case;
  return el("section.case", { "aria-label": "The case of the suite" },
    el("p", "Case ", el("b", value(name ?? "")), suite ? [" of ", el("code", value(suite))] : null, " failed. It is shown with its own rules, device and action; the phone does not have it."),
    el("table.tb", el("thead", el("tr", el("td"), el("th", { scope: "col" }, "Expected"), el("th", { scope: "col" }, "Found"))),
      el("tbody", failures.slice(0, 20).map(({ field, expected, found }) => el("tr", el("th", { scope: "row" }, value(field)), el("td", el("code", value(expected))), el("td.s-lost", el("code", value(found))))))));
}
