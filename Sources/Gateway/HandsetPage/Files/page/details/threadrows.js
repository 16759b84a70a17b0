// The rows of a thread: what became of each push of one notification. No part of it needs a browser.

import { stateOf } from "../base/summaries.js";
import { deeds } from "./steps.js";

const sent = {
  rejected: (note) => `Sent, and answered ${note ?? "with an error"}.`, unanswered: (note) => `Sent, and not answered${note ? ` (${note})` : ""}.`,
  dropped: () => "Sent after a rejected one, and not read.", stored: () => "Sent. The device is away, so it is kept.",
  undelivered: (note) => `Sent, and accepted. It never reached the device${note ? `: ${note}` : ""}.`,
  refused: () => "Sent. The phone cannot read it.", broadcast: () => "Sent to a channel.",
};

// The drawings of steps, with their colours; those of the user have none of their own.
const drawings = { stored: ["kept", "waiting"], arrived: ["phone", "none"], replaced: ["repl", "none"], removed: ["none", "none"], withdrawn: ["none", "none"] };

// Returns the rows: { time, number, state, drawing, words }, the oldest first; a row without a drawing has that of its state.
export function threadRows({ thread = [] }) {
  return thread.flatMap((push) => {
    const at = Date.parse(push.time);
    const row = (since, words, drawing = null) => ({ time: at + since, number: push.number, state: stateOf(push), drawing, words });
    const words = sent[push.fate.code];
    if (words) return [row(0, words(push.note))];
    return push.steps.map(({ kind, since, by }) => row(since, {
      stored: "Sent. The device was away, so it was kept.", arrived: "It reached the phone.", replaced: `#${by} took its place.`,
    }[kind] ?? deeds[kind] ?? kind, drawings[kind]));
  }).sort((one, other) => one.time - other.time || one.number - other.number);
}
