// Compares texts by lines, and changed lines by words. No part of it needs a browser.

const tableLimit = 4_000_000;

// Returns the steps from one array to another: { kind: "same" | "del" | "add", before, after } with indexes.
export function steps(before, after) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const result = [];
  for (let index = 0; index < start; index += 1) result.push({ kind: "same", before: index, after: index });
  result.push(...middle(before, after, start, before.length - end, after.length - end));
  for (let index = end; index > 0; index -= 1) {
    result.push({ kind: "same", before: before.length - index, after: after.length - index });
  }
  return result;
}

// The part between the same beginning and the same end, by the longest common subsequence.
function middle(before, after, start, endBefore, endAfter) {
  const [rows, columns] = [endBefore - start, endAfter - start];
  const result = [];
  const remove = (index) => result.push({ kind: "del", before: index });
  const add = (index) => result.push({ kind: "add", after: index });
  if (rows * columns > tableLimit) {
    for (let index = start; index < endBefore; index += 1) remove(index);
    for (let index = start; index < endAfter; index += 1) add(index);
    return result;
  }
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = before[start + row] === after[start + column]
        ? lengths[(row + 1) * width + column + 1] + 1
        : Math.max(lengths[(row + 1) * width + column], lengths[row * width + column + 1]);
    }
  }
  let [row, column] = [0, 0];
  while (row < rows || column < columns) {
    if (row < rows && column < columns && before[start + row] === after[start + column]) {
      result.push({ kind: "same", before: start + row, after: start + column });
      row += 1;
      column += 1;
    } else if (row < rows &&
      (column === columns || lengths[(row + 1) * width + column] >= lengths[row * width + column + 1])) {
      remove(start + row);
      row += 1;
    } else {
      add(start + column);
      column += 1;
    }
  }
  return result;
}

// The words of a line, its spaces, and every other character.
const words = (line) => line.match(/[\p{L}\p{M}\p{N}_]+|\s+|./gsu) ?? [];

// The key that a line of JSON begins with.
const keyOf = (line) => /^\s*"(?:[^"\\]|\\.)*"\s*:/.exec(line)?.[0].trim() ?? null;

// Returns which added line stands in the place of which removed one: that with the same key, in their order; lines
// without a key have the places that are left between them.
function pairsOf(removed, added) {
  const pairs = new Map();
  let [from, to] = [0, 0];
  const fill = (endFrom, endTo) => {
    for (; from < endFrom && to < endTo; from += 1, to += 1) {
      if (keyOf(removed[from]) === null && keyOf(added[to]) === null) pairs.set(from, to);
    }
  };
  for (const step of steps(removed.map((line, index) => keyOf(line) ?? index), added.map((line, index) => keyOf(line) ?? -1 - index))) {
    if (step.kind !== "same") continue;
    fill(step.before, step.after);
    pairs.set(step.before, step.after);
    [from, to] = [step.before + 1, step.after + 1];
  }
  fill(removed.length, added.length);
  return pairs;
}

// Returns the parts of a line and of the one in its place: arrays of { text, isChanged }. Beyond a limit of work, the
// whole lines count as changed.
export function changedParts(before, after, limit = tableLimit) {
  if (before.length * after.length > limit) {
    return [[{ text: before, isChanged: true }], [{ text: after, isChanged: true }]];
  }
  const [from, to] = [words(before), words(after)];
  const [removed, added] = [[], []];
  const push = (list, text, isChanged) => {
    const last = list.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else list.push({ text, isChanged });
  };
  for (const step of steps(from, to)) {
    if (step.kind !== "add") push(removed, from[step.before], step.kind === "del");
    if (step.kind !== "del") push(added, to[step.after], step.kind === "add");
  }
  return [removed, added];
}

// Returns the lines of a comparison: { kind, number, parts }, and the numbers of changed, added and removed lines.
export function compareTexts(before, after) {
  const [from, to] = [before.split("\n"), after.split("\n")];
  const lines = [];
  let left = tableLimit;
  const counts = { changed: 0, added: 0, removed: 0 };
  const all = steps(from, to);
  for (let index = 0; index < all.length;) {
    if (all[index].kind === "same") {
      lines.push({ kind: "same", number: all[index].after + 1, parts: [{ text: to[all[index].after] }] });
      index += 1;
      continue;
    }
    const [removed, added] = [[], []];
    for (; index < all.length && all[index].kind !== "same"; index += 1) {
      if (all[index].kind === "del") removed.push(all[index].before);
      else added.push(all[index].after);
    }
    const pairs = pairsOf(removed.map((place) => from[place]), added.map((place) => to[place]));
    counts.changed += pairs.size;
    counts.removed += removed.length - pairs.size;
    counts.added += added.length - pairs.size;
    const parts = { del: new Map(), add: new Map() };
    for (const [one, other] of pairs) {
      const [old, own] = [from[removed[one]], to[added[other]]];
      const [del, add] = changedParts(old, own, left);
      left = Math.max(0, left - old.length * own.length);
      parts.del.set(one, del);
      parts.add.set(other, add);
    }
    removed.forEach((place, index) =>
      lines.push({ kind: "del", number: place + 1, parts: parts.del.get(index) ?? [{ text: from[place] }] }));
    added.forEach((place, index) =>
      lines.push({ kind: "add", number: place + 1, parts: parts.add.get(index) ?? [{ text: to[place] }] }));
  }
  return { lines, counts };
}
