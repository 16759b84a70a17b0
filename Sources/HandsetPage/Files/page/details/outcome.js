// The work of a statement in the app's frame, as far as the page knows. What a frame reports is hostile: it can add
// lines, and never makes a wrong thing look right.

import { model } from "../base/model.js";

// Returns { lines, isReplaced, isWrong, words } of a notification; null if nothing was evaluated.
export function outcomeOf(record) {
  const lines = model.transcripts.get(record.number);
  if (!lines || lines.length === 0) return null;
  const isReplaced = lines.some((line) => line.kind === "replaced");
  const exception = lines.find((line) => line.kind === "exception");
  const silent = lines.find((line) => line.kind === "silent");
  const opened = lines.find((line) => line.kind === "opened");
  const isWrong = isReplaced || Boolean(exception) || Boolean(silent) || Boolean(record.problem);
  const words = isReplaced ? "replaced by script" : exception ? exception.name : silent ? "did not answer"
    : record.problem ? null : opened ? "looked it up" : null;
  return { lines, isReplaced, isWrong, words };
}
