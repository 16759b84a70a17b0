// The thread of a notification: the attempts to send it, and what became of each, where there is more than one push.

import { el, icon } from "../base/dom.js";
import { choose } from "../base/load.js";
import { stateForms } from "../base/states.js";
import { value } from "../base/shown.js";
import { clock } from "../base/time.js";
import { threadRows } from "./threadrows.js";

// The number of rows that are there without being asked for.
const open = 6;

export function threadBox(record) {
  const rows = threadRows(record);
  if (rows.length === 0) return null;
  const line = ({ time, number, state, drawing, words }) => el("li",
    el("time", clock(time)), el(`span.s-${drawing?.[1] ?? stateForms[state].colour}`, icon(drawing?.[0] ?? stateForms[state].icon, null, "g")),
    number === record.number ? el("b", `#${number}`) : el("a", {
      href: `#${number}`, onclick: (event) => {
        event.preventDefault();
        choose(number, { follows: false });
      },
    }, `#${number}`), el("span", value(words)));
  const earlier = rows.slice(0, -open);
  return el("section.thread", { "aria-label": "One notification" },
    el("p", el("b", "One notification"), el("span.q", `, sent as ${record.thread.length} pushes`)),
    earlier.length > 0 ? el("details", { "data-keep": "thread" }, el("summary", `${earlier.length} earlier`), el("ol", earlier.map(line))) : null,
    el("ol", rows.slice(-open).map(line)));
}
