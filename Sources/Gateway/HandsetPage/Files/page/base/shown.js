// Shows texts of payloads: signs for control characters, folds for long values, marks in lines.

import { el } from "./dom.js";
import { cut, isPlain, number, pieces, plural } from "./text.js";

const foldLimit = 300;
const foldLength = 72;
const unfoldLength = 4096;
const lineLimit = 2000;
const indentLimit = 128;

// Returns nodes for a text; control characters are signs whose copy is the character itself.
export function nodes(text) {
  if (isPlain(text)) return [document.createTextNode(text)];
  return pieces(text).map((piece) => {
    if (piece.lineEnd) return el("span.nl", { title: "line end, U+000A" }, "↵");
    if (!piece.sign) return document.createTextNode(piece.text);
    return el("span.ctl",
      { "data-sign": piece.sign, title: piece.point, role: "img", "aria-label": piece.sign }, piece.text);
  });
}

// Returns a value on one line, isolated from what is beside it and cut.
export function line(text, limit = 200) {
  const short = cut(text, limit);
  return el("bdi", nodes(short), short.length < text.length ? "…" : null);
}

// Fills an element with a text on one line; the quick way for rows.
export function setLine(element, text) {
  if (isPlain(text)) {
    if (element.textContent !== text || element.childElementCount > 0) element.textContent = text;
  } else element.replaceChildren(...nodes(text));
}

// Returns nodes for a text of any length: the rest of a long one is unfolded by a button.
export function folded(text) {
  if (text.length <= foldLimit) return nodes(text);
  const first = cut(text, foldLength);
  return [...nodes(first), fold(text, first.length)];
}

function fold(text, start) {
  const more = el("button.fold", { type: "button" }, `${plural(text.length - start, "more character")}`);
  more.addEventListener("click", () => {
    const next = cut(text.slice(start), unfoldLength);
    const end = start + next.length;
    const added = nodes(next);
    more.replaceWith(...added, ...(end < text.length ? [fold(text, end)] : []));
  });
  return more;
}

// Returns a value that may be long, isolated.
export const value = (text) => el("bdi", folded(text));

// Returns the nodes of a text whose parts are marked. A mark is { start, end, kind }, in UTF-16 units; those of
// longer marks are around those of shorter ones.
export function marked(text, marks, offset = 0) {
  const inside = marks.filter((mark) => mark.end > offset && mark.start < offset + text.length);
  if (inside.length === 0) return folded(text);
  const places = new Set([0, text.length]);
  for (const mark of inside) {
    places.add(Math.max(0, mark.start - offset));
    places.add(Math.min(text.length, mark.end - offset));
  }
  const sorted = [...places].sort((a, b) => a - b);
  const result = [];
  for (let index = 0; index + 1 < sorted.length; index += 1) {
    const [start, end] = [sorted[index], sorted[index + 1]];
    const shortest = inside
      .filter((mark) => mark.start <= start + offset && mark.end >= end + offset)
      .sort((a, b) => a.end - a.start - (b.end - b.start))[0];
    const part = folded(text.slice(start, end));
    result.push(...(shortest ? [el(`mark${shortest.kind ? `.${shortest.kind}` : ""}`, part)] : part));
  }
  return result;
}

// Returns the lines of a text as items of a list, with marks; a line end within a session is shown.
export function markedLines(text, marks = []) {
  const all = text.split("\n");
  const offsets = [];
  let offset = 0;
  for (const content of all) {
    offsets.push(offset);
    offset += content.length + 1;
  }
  return items(all, (content, index) => {
    const [start, end] = [offsets[index], offsets[index] + content.length];
    const indent = indentOf(content, start, marks);
    const own = el("span", indent > 0 ? el("span.q", `${number(indent)} spaces `) : null, marked(content.slice(indent), marks, start + indent));
    const group = marks.find((mark) => mark.kind === "g" && mark.start <= end && mark.end > end);
    if (group) own.append(el("mark.g", el("span.nl", { title: "line end, U+000A" }, "↵")));
    return own;
  });
}

// Returns the number of spaces at the start of a line that are told rather than shown; 0 unless there are many.
function indentOf(line, start, marks) {
  let count = 0;
  while (line[count] === " ") count += 1;
  return count < indentLimit || marks.some((mark) => mark.start < start + count && mark.end > start) ? 0 : count;
}

// Returns an ordered list of lines with their numbers; more than 2,000 are unfolded by a button, and made only then.
export function items(lines, make) {
  const list = el("ol");
  const add = (from) => {
    const to = Math.min(lines.length, from + lineLimit);
    for (let index = from; index < to; index += 1) {
      list.append(el("li", { "data-n": index + 1 }, make(lines[index], index)));
    }
    if (to === lines.length) return;
    const more = el("button.fold", { type: "button" }, `${number(lines.length - to)} more lines`);
    const item = el("li", el("span", more));
    more.addEventListener("click", () => {
      item.remove();
      add(to);
    });
    list.append(item);
  };
  add(0);
  return list;
}
