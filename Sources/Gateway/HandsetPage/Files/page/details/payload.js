// The tab Payload: laid out, as it came, or its bytes; and the comparison with another notification.

import { copy } from "../base/copy.js";
import { byId, button, el, fill } from "../base/dom.js";
import { compareTexts } from "../base/diff.js";
import { JSONFault, pretty, prettyLines, tokens, tokensAt } from "../base/json.js";
import { payloadLimit } from "../base/limits.js";
import { model, on } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { folded, items, nodes } from "../base/shown.js";
import { views } from "../base/tabs.js";
import { cut, number } from "../base/text.js";
import { describe } from "./records.js";

const colours = { key: "k", string: "s", number: "u", word: "u", punctuation: "p" };
const colourLimit = 64 * 1024;
const byteLimit = 16 * 1024;

let view = "pretty";
let wantsColour = 0;

on("compare", () => {
  const box = byId("comparison");
  if (box && model.record) compare(model.record, box);
});

export function payloadPanel(record) {
  const { bytes } = record.payload;
  const limit = payloadLimit(record.headers?.find(({ name }) => name === "apns-push-type")?.value);
  const box = el("div.code.wrap", { tabindex: 0, role: "region", "aria-label": "Payload" });
  const show = (name) => {
    view = name;
    fill(box, content(record, name));
  };
  show(view);
  const meter = el("i");
  meter.style.width = `${Math.min(100, (bytes / limit) * 100)}%`;
  const percent = Math.round((bytes / limit) * 100);
  const comparison = el("div", { id: "comparison" });
  return [
    el("div.hd", views("View", [["pretty", "Pretty"], ["raw", "As it came"], ["bytes", "Bytes"]], view, show),
      el("span.q.num", `${number(bytes)} of ${number(limit)} bytes`),
      el("span.meter", { role: "img", "aria-label": `${percent} percent of the largest payload` }, meter),
      el("span.r",
        button("b.quiet", "Compare", () => compare(record, comparison), { iconName: "cmp" }),
        button("b.quiet", "Copy", (event) => copy(text(record), event.currentTarget), { iconName: "copy" }))),
    record.kind === "too-large" ? el("p.q", `The gateway has read no more than ${number(bytes)} bytes of it: the rest is not here.`) : null,
    comparison, record.message ? el("div.two", el("div", el("h3", "What FCM made of it for Apple"), box), messageAsSent(record.message)) : box,
  ];
}

// The message to FCM, which the sender has sent in the place of a payload.
const messageAsSent = ({ text: source, bytes }) => el("div", el("h3", `The message as it was sent, ${number(bytes)} bytes`),
  el("div.code.wrap", { tabindex: 0, role: "region", "aria-label": "The message to FCM" }, source === undefined ? el("div.kt", "It is not text.") : prettyContent(source)));

const text = (record) => record.payload.text ?? record.payload.base64;

function content(record, name) {
  const { text: source } = record.payload;
  if (name === "bytes" || source === undefined) return items(dump(record), (line) => line);
  if (name === "raw") return items(source.split("\n"), (each) => el("span", folded(each)));
  return prettyContent(source, targetPaths(record));
}

// Returns the paths of the values that rules with a key path have found.
export const targetPaths = (record) => (record.explanation?.routes ?? []).slice(0, 20).map(({ keyPath }) => keyPath).filter(Boolean);

// Returns the payload laid out with colours; without colours if it is large, until they are asked for. The values at
// `paths` are marked.
export function prettyContent(source, paths = []) {
  let lines;
  try {
    const all = tokens(source);
    for (const path of paths) {
      for (const token of tokensAt(all, path)) token.isTarget = true;
    }
    lines = prettyLines(all);
  } catch (fault) {
    const words = fault instanceof JSONFault ? `Not JSON: line ${fault.line}: ${fault.message}.` : "It is too much for this browser to lay out.";
    return [el("div.kt", words), items(source.split("\n"), (each) => el("span", folded(each)))];
  }
  if (source.length > colourLimit && wantsColour !== source.length) {
    return [
      el("div.kt", el("button.fold", {
        type: "button", onclick: (event) => {
          wantsColour = source.length;
          fill(event.target.closest(".code"), prettyContent(source, paths));
        },
      }, "Colour it")),
      items(lines, (line) => el("span", folded(line.map((part) => part.text).join("")))),
    ];
  }
  return items(lines, (line) => el("span", line.map(({ kind, text: part, isTarget }) => {
    const shown = colours[kind] ? el(`span.${colours[kind]}`, folded(part)) : part;
    return isTarget ? el("mark.g", shown) : shown;
  })));
}

// Returns lines of 16 bytes: place, hex, letters.
function dump(record) {
  const { text: source, base64, bytes: count } = record.payload;
  // The beginning is enough: four letters of base64 are three bytes.
  const bytes = (source === undefined
    ? Uint8Array.from(atob(base64.slice(0, 2 * byteLimit)), (each) => each.charCodeAt(0)) : new TextEncoder().encode(source.slice(0, byteLimit + 1)))
    .subarray(0, byteLimit);
  const lines = [];
  for (let start = 0; start < bytes.length; start += 16) {
    const part = [...bytes.subarray(start, start + 16)];
    const hex = part.map((each) => each.toString(16).padStart(2, "0")).join(" ").padEnd(48);
    const letters = part.map((each) => (each >= 0x20 && each < 0x7f ? String.fromCharCode(each) : "·")).join("");
    lines.push(el("span", el("span.p", `${start.toString(16).padStart(6, "0")}  `), hex, el("span.s", letters)));
  }
  if (count > bytes.length) lines.push(el("span.p", `${number(count - bytes.length)} more bytes`));
  return lines;
}

// Shows the list of what a payload can be compared with, and then the differences.
function compare(record, box) {
  const numbers = [];
  for (let each = model.summaries.last; each >= model.summaries.first && numbers.length < 200; each -= 1) {
    if (each !== record.number && model.summaries.has(each)) numbers.push(each);
  }
  if (numbers.length === 0) {
    fill(box, el("p.q", "There is no other notification to compare with."));
    return;
  }
  const result = el("div");
  const show = async (other) => {
    try {
      const before = await describe(Number(other));
      fill(result, differences(pretty(text(before)), pretty(text(record))));
    } catch (error) {
      fill(result, el("p.q", error.message));
    }
  };
  const select = el("select.b", { onchange: (event) => show(event.target.value), "aria-label": "The other notification" },
    numbers.map((each) => {
      return el("option", { value: each }, `#${each} ${cut(titleOf(model.summaries.get(each)), 40)}`);
    }));
  fill(box, el("div.hd", el("h3", "Compared with"), select, el("span.r",
    button("b.quiet", "Close", () => fill(box)))), result);
  show(numbers.find((each) => each < record.number) ?? numbers[0]);
  select.value = String(numbers.find((each) => each < record.number) ?? numbers[0]);
  select.focus();
}

// Returns the differences of two texts: lines with signs, changed characters underlined.
export function differences(before, after) {
  const { lines, counts } = compareTexts(before, after);
  const signs = { same: " ", del: "−", add: "+" };
  const isSame = lines.every((line) => line.kind === "same");
  return [
    el("p.q", isSame ? "They are the same." : countWords(counts)),
    el("div.code.diff.wrap", { tabindex: 0, role: "region", "aria-label": "Differences" }, el("ol", lines.slice(0, 4000).map((line) =>
      el(`li${line.kind === "same" ? "" : `.${line.kind}`}`, { "data-n": line.number }, el("i", { "aria-label": { del: "removed", add: "added" }[line.kind] ?? null }, signs[line.kind]),
        el("span", line.parts.map((part) => (part.isChanged ? el("em", nodes(part.text)) : nodes(part.text)))))))),
  ];
}

// Returns 1 line changed, 1 added.
export function countWords({ changed, added, removed }) {
  const words = [[changed, "changed"], [added, "added"], [removed, "removed"]].filter(([count]) => count > 0)
    .map(([count, word], index) => (index === 0 ? `${number(count)} line${count === 1 ? "" : "s"} ${word}` : `${number(count)} ${word}`));
  return words.join(", ") || "Nothing yet";
}
