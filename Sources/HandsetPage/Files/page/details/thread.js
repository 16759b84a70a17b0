// The thread of a notification: the attempts to send it, and what became of each, where there is more than one push.

import { el, icon } from "../base/dom.js";
import { choose } from "../base/load.js";
import { stateForms } from "../base/states.js";
import { stateOf } from "../base/summaries.js";
import { value } from "../base/shown.js";
import { clock } from "../base/time.js";
import { deeds } from "./callbacks.js";

// The number of rows that are there without being asked for.
const open = 6;

const sent = {
  rejected: (note) => `Sent, and answered ${note ?? "with an error"}.`, unanswered: (note) => `Sent, and not answered${note ? ` (${note})` : ""}.`,
  dropped: () => "Sent after a rejected one, and not read.", stored: () => "Sent. The device is away, so it is kept.",
  undelivered: (note) => `Sent, and accepted. It never reached the device${note ? `: ${note}` : ""}.`,
  refused: () => "Sent. The phone cannot read it.", broadcast: () => "Sent to a channel.",
};

// The drawings of steps; those of the user have that of the state to which they led.
const drawings = { stored: ["kept", "waiting"], arrived: ["phone", "none"], replaced: ["repl", "none"], removed: ["none", "none"], withdrawn: ["none", "none"] };

// Returns the rows: { time, number, form, words }, the oldest first.
export function threadRows({ thread = [] }) {
  return thread.flatMap((push) => {
    const at = Date.parse(push.time);
    const own = stateForms[stateOf(push)];
    const row = (since, words, form = [own.icon, own.colour]) => ({ time: at + since, number: push.number, form, words });
    const words = sent[push.fate.code];
    if (words) return [row(0, words(push.note))];
    return push.steps.map(({ kind, since, by }) => row(since, {
      stored: "Sent. The device was away, so it was kept.", arrived: "It reached the phone.", replaced: `#${by} took its place.`,
    }[kind] ?? deeds[kind] ?? kind, drawings[kind]));
  }).sort((one, other) => one.time - other.time || one.number - other.number);
}

export function threadBox(record) {
  const rows = threadRows(record);
  if (rows.length === 0) return null;
  const line = ({ time, number, form: [drawing, colour], words }) => el("li",
    el("time", clock(time)), el(`span.s-${colour}`, icon(drawing, null, "g")),
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
