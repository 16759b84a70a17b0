// The work of a statement in this tab's frame. What a frame reports is hostile: it can add lines, and changes no verdict.

import { model } from "../base/model.js";

const wrongs = {
  replaced: () => "the page was replaced by script", exception: (line) => `the statement ended with ${line.name}`,
  silent: () => "the statement did not end", closed: () => "the page was closed, since it sent too much",
};

// Returns { lines, fault } of a notification; null if nothing was evaluated. The fault is null, or words for a sentence.
export function outcomeOf(record) {
  const lines = model.transcripts.get(record.number);
  if (!lines || lines.length === 0) return null;
  const line = lines.find(({ kind }) => kind in wrongs);
  return { lines, fault: line ? wrongs[line.kind](line) : null };
}
