// Texts of payloads: control characters as signs, and cuts that split no character. No part of it needs a browser.

const c0 = ("NUL SOH STX ETX EOT ENQ ACK BEL BS TAB LF VT FF CR SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB " +
  "ESC FS GS RS US").split(" ");
const c1 = ("PAD HOP BPH NBH IND NEL SSA ESA HTS HTJ VTS PLD PLU RI SS2 SS3 DCS PU1 PU2 STS CCH MW SPA EPA SOS SGC " +
  "SCI CSI ST OSC PM APC").split(" ");
const others = {
  0x7f: "DEL", 0xad: "SHY", 0x34f: "CGJ", 0x61c: "ALM", 0x115f: "HCF", 0x1160: "HJF", 0x180e: "MVS",
  0x200b: "ZWSP", 0x200c: "ZWNJ", 0x200d: "ZWJ", 0x200e: "LRM", 0x200f: "RLM", 0x2028: "LSEP", 0x2029: "PSEP",
  0x202a: "LRE", 0x202b: "RLE", 0x202c: "PDF", 0x202d: "LRO", 0x202e: "RLO", 0x2060: "WJ", 0x2061: "FA",
  0x2062: "IT", 0x2063: "IS", 0x2064: "IP", 0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI", 0x2069: "PDI",
  0x206a: "ISS", 0x206b: "ASS", 0x206c: "IAFS", 0x206d: "AAFS", 0x206e: "NADS", 0x206f: "NODS",
  0x3164: "HF", 0xfeff: "BOM", 0xfff9: "IAA", 0xfffa: "IAS", 0xfffb: "IAT",
};

// All characters that show nothing, or change how others are shown; also halves of surrogate pairs.
const hidden =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|[\ud800-\udfff]/gu;
const anyHidden = new RegExp(hidden.source, "u");

// The joiner within an emoji is a part of it.
// Not one class: in some engines a class with a property lacks characters beside it.
const pictureBefore = /(?:\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])$/u;
const pictureAfter = /^\p{Extended_Pictographic}/u;

// Returns the short name of a character, and its code point as Unicode writes it.
export function sign(character) {
  const code = character.codePointAt(0);
  const point = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  const name = c0[code] ?? others[code] ?? (code >= 0x80 && code <= 0x9f ? c1[code - 0x80] : undefined);
  return { name: name ?? (code >= 0xe0000 ? "TAG" : point), point };
}

// True if a text can be shown as it is.
export const isPlain = (text) => !anyHidden.test(text);

// Returns the pieces of a text: { text }, { lineEnd: true } or { sign, point, text }.
export function pieces(text) {
  const found = [];
  let start = 0;
  for (const match of text.matchAll(hidden)) {
    const character = match[0];
    if (character === "\t") continue;
    if (character === "\u200d" && pictureBefore.test(text.slice(Math.max(0, match.index - 2), match.index)) &&
      pictureAfter.test(text.slice(match.index + 1, match.index + 3))) continue;
    if (match.index > start) found.push({ text: text.slice(start, match.index) });
    start = match.index + character.length;
    if (character === "\n") found.push({ lineEnd: true, text: character });
    else {
      const { name, point } = sign(character);
      found.push({ sign: name, point, text: character });
    }
  }
  if (start < text.length) found.push({ text: text.slice(start) });
  return found;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// Returns the beginning of a text with at most a number of UTF-16 units, without splitting what is read as one
// character. A character that alone is longer, such as a letter with a thousand accents, is cut.
export function cut(text, limit) {
  if (text.length <= limit) return text;
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, limit + 64))) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  if (end === 0) end = limit;
  const code = text.charCodeAt(end - 1);
  return text.slice(0, code >= 0xd800 && code < 0xdc00 ? end - 1 : end);
}

// Returns a text of one line for a sentence of the page: cut, with signs in brackets.
export function spoken(text, limit = 60) {
  const short = cut(text, limit);
  return pieces(short).map((piece) => (piece.lineEnd ? " " : piece.sign ? `[${piece.sign}]` : piece.text)).join("") +
    (short.length < text.length ? "…" : "");
}

const groups = new Intl.NumberFormat("en-US");

// Returns a number with commas.
export const number = (value) => groups.format(value);

// Returns a number that is short from 1,000 on: 7.8k.
export function shortNumber(value) {
  if (value < 1000) return String(value);
  const thousands = Math.floor(value / 100) / 10;
  return thousands < 100 ? `${thousands}k` : `${Math.floor(thousands)}k`;
}

export const plural = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

// Returns a sentence of the program with a capital and a full stop; one that begins with a name keeps its letter.
export function sentence(text) {
  if (!text) return "";
  const end = /[.!?…]$/.test(text) ? "" : ".";
  return (/^(?!aps\b)[a-z]+[ ,:]/.test(text) ? text[0].toUpperCase() + text.slice(1) : text) + end;
}
