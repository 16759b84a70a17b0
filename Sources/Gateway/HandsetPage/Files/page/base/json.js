// Reads JSON as text: numbers, escapes and repeated keys stay as they came. No part of it needs a browser.

const space = /[ \t\n\r]*/y;
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const wordPattern = /true|false|null/y;
const fourDigits = /[0-9a-fA-F]{4}/y;
const escapes = new Set([..."\"\\/bfnrt"].map((each) => each.charCodeAt(0)));
// Deeper levels are not moved to the right: a thousand of them would be megabytes of spaces.
const deepest = 32;
// More of them would take a browser's memory.
const tokenLimit = 1_000_000;

// A place at which a text is not JSON.
export class JSONFault extends Error {
  constructor(finding, text, offset) {
    super(finding);
    this.offset = offset;
    this.line = text.slice(0, offset).split("\n").length;
    this.column = offset - text.lastIndexOf("\n", offset - 1);
  }
}

// Returns the end of the string that begins at a place, or -1 if it has none. A pattern would take a stack as long as
// the string.
function endOfString(text, start) {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) return index + 1;
    if (code < 0x20) return -1;
    if (code !== 0x5c) continue;
    index += 1;
    const escaped = text.charCodeAt(index);
    if (escaped === 0x75) {
      fourDigits.lastIndex = index + 1;
      if (!fourDigits.test(text)) return -1;
      index += 4;
    } else if (!escapes.has(escaped)) return -1;
  }
  return -1;
}

// Returns the tokens of a text: { kind, text, start }, with the kinds punctuation, key, string, number and word.
// Throws a JSONFault where it is not JSON, and another error if there are too many.
export function tokens(text, limit = tokenLimit) {
  const found = [];
  const open = [];
  let place = 0;
  const skip = () => {
    space.lastIndex = place;
    space.test(text);
    place = space.lastIndex;
  };
  const fail = (finding) => {
    throw new JSONFault(finding, text, place);
  };
  const take = (kind, part) => {
    if (found.length === limit) throw new RangeError("too many tokens");
    found.push({ kind, text: part, start: place });
    place += part.length;
  };
  const takeIf = (pattern, kind) => {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (match) take(kind, match[0]);
    return match !== null;
  };
  const takeString = (kind) => {
    const end = text[place] === '"' ? endOfString(text, place) : -1;
    if (end >= 0) take(kind, text.slice(place, end));
    return end >= 0;
  };
  // The tokens that may come: a value, a key, a key or the end, a value or the end, or what follows a value.
  let expected = "value";
  for (;;) {
    skip();
    const next = text[place];
    if (expected === "after") {
      const container = open.at(-1);
      if (container === undefined) {
        if (place < text.length) fail("there is more after the value");
        return found;
      }
      if (next === ",") {
        take("punctuation", ",");
        expected = container === "{" ? "key" : "value";
      } else if (next === (container === "{" ? "}" : "]")) {
        take("punctuation", next);
        open.pop();
      } else if (next === undefined) fail(`a ${container === "{" ? "}" : "]"} is missing`);
      else if (next === '"' || container === "[" || /[\w{[-]/.test(next)) fail("a comma is missing");
      else fail("a comma or an end is missing");
      continue;
    }
    if (expected === "key" || expected === "keyOrEnd") {
      if (next === "}" && expected === "keyOrEnd") {
        take("punctuation", "}");
        open.pop();
        expected = "after";
        continue;
      }
      if (next === "}") fail("there is a comma too many");
      if (!takeString("key")) fail(next === '"' ? "the text has no end, or an invalid escape" : "a key in quotes is missing");
      skip();
      if (text[place] !== ":") fail("a colon is missing");
      take("punctuation", ":");
      expected = "value";
      continue;
    }
    if (next === "]" && expected === "valueOrEnd") {
      take("punctuation", "]");
      open.pop();
      expected = "after";
    } else if (next === "{" || next === "[") {
      take("punctuation", next);
      open.push(next);
      expected = next === "{" ? "keyOrEnd" : "valueOrEnd";
    } else if (takeString("string") || takeIf(wordPattern, "word") || takeIf(numberPattern, "number")) {
      expected = "after";
    } else if (next === undefined) fail("a value is missing");
    else if (next === '"') fail("the text has no end, or an invalid escape");
    else if (next === "]" || next === "}") fail("there is a comma too many, or a value is missing");
    else fail("this is not a value");
  }
}

const isEnd = ({ kind, text }) => kind === "punctuation" && (text === "}" || text === "]");

// Returns the index after the last token of the value that begins at one.
function endOfValue(all, start) {
  let depth = 0;
  for (let index = start; index < all.length; index += 1) {
    const { kind, text } = all[index];
    if (isEnd(all[index])) depth -= 1;
    else if (kind === "punctuation" && (text === "{" || text === "[")) depth += 1;
    if (depth === 0) return index + 1;
  }
  return all.length;
}

// Returns the index at which the value of a key or of an index begins; -1 if there is none.
function memberOf(all, start, name) {
  if (all[start].kind !== "punctuation") return -1;
  const isArray = all[start].text === "[";
  let index = start + 1;
  for (let count = 0; !isEnd(all[index]); count += 1) {
    // A key and its colon stand before a value.
    const first = isArray ? index : index + 2;
    if ((isArray ? String(count) : JSON.parse(all[index].text)) === name) return first;
    index = endOfValue(all, first);
    if (!isEnd(all[index])) index += 1;
  }
  return -1;
}

// Returns the tokens of the value at a path of keys and indices; none if there is no such value. Of equal keys the first
// counts, as for the app.
export function tokensAt(all, path) {
  let start = 0;
  for (const step of path) {
    start = memberOf(all, start, String(step));
    if (start < 0) return [];
  }
  return all.slice(start, endOfValue(all, start));
}

// Returns the lines of tokens, laid out with two spaces a level: each an array of { kind, text }, and isTarget for a token
// that has it.
export function prettyLines(all) {
  const lines = [[]];
  let depth = 0;
  const add = (kind, text, isTarget) => lines.at(-1).push(isTarget ? { kind, text, isTarget } : { kind, text });
  const breakLine = () => lines.push(depth > 0 ? [{ kind: "space", text: "  ".repeat(Math.min(depth, deepest)) }] : []);
  all.forEach((token, index) => {
    const before = all[index - 1];
    const after = all[index + 1];
    const opens = token.text === "{" || token.text === "[";
    const closes = token.text === "}" || token.text === "]";
    if (token.kind === "punctuation" && closes) {
      depth -= 1;
      if (!(before.kind === "punctuation" && (before.text === "{" || before.text === "["))) breakLine();
    }
    add(token.kind, token.text, token.isTarget);
    if (token.kind !== "punctuation") return;
    if (opens) {
      depth += 1;
      if (after && !(after.kind === "punctuation" && (after.text === "}" || after.text === "]"))) breakLine();
    } else if (token.text === ",") breakLine();
    else if (token.text === ":") add("space", " ");
  });
  return lines;
}

// Returns a text of JSON laid out, or the text itself if it is not JSON.
export function pretty(text) {
  try {
    return prettyLines(tokens(text)).map((line) => line.map((part) => part.text).join("")).join("\n");
  } catch {
    return text;
  }
}
