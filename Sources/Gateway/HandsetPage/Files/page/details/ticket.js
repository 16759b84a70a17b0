// A notification for a ticket: its verdict, the phone and the matrix, as a picture or as one HTML file.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { tell } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { saveFile } from "../base/save.js";
import { line } from "../base/shown.js";
import { exactClock, fullDay } from "../base/time.js";
import { spoken } from "../base/text.js";
import { matrixPanel } from "./matrix.js";
import { outcomeOf } from "./outcome.js";
import { prettyContent } from "./payload.js";
import { makeVerdict } from "./verdict.js";

const width = 1120;
// What XML cannot hold; the signs of these characters are drawn by the style.
const notXML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const nameOf = (record) => `handset-${record.number}`;

function sheets() {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

// Returns the phone as it is drawn now; a frame of another origin cannot be in it.
function phone(record) {
  const device = document.querySelector(".device")?.cloneNode(true);
  if (!device || device.querySelector(".screen") === null) return null;
  for (const frame of device.querySelectorAll("iframe")) {
    const lines = outcomeOf(record)?.lines ?? [];
    frame.replaceWith(el("ul.saved-web", lines.length > 0 ? lines.map((each) => el("li", each.words)) : el("li", "The app’s page")));
  }
  for (const each of device.querySelectorAll("[id]")) each.removeAttribute("id");
  return device;
}

function ticket(record, { isWhole }) {
  const sent = record.record?.notification;
  const verdict = makeVerdict(record, null);
  for (const link of verdict.querySelectorAll(".next")) link.remove();
  const panel = matrixPanel(record)[0];
  for (const control of panel.querySelectorAll(".seg, label")) control.remove();
  return el("div.saved",
    el("h2", line(titleOf(record), 160), " ", el("span.q", `#${record.number}`)),
    el("p.q", [`${fullDay(record.time)} ${exactClock(Date.parse(record.time))}`, sent?.topic && spoken(sent.topic), record.plan && `iOS ${record.plan.ios ?? record.matrix?.rows?.[0]?.ios}`,
      record.record?.source].filter(Boolean).join(" · ")),
    verdict,
    el("div.saved-two", phone(record), el("div", panel,
      isWhole && record.payload.text !== undefined ? el("div.code.wrap", prettyContent(record.payload.text)) : null)));
}

const sprite = () => document.querySelector(".sprite").cloneNode(true);

// Saves it as a file that opens anywhere and runs nothing.
export function saveAsHTML(record) {
  const root = document.documentElement.cloneNode(false);
  root.dataset.saved = "";
  fill(root, el("head",
    el("meta", { charset: "utf-8" }), el("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    el("meta", { name: "viewport", content: "width=device-width" }),
    el("title", `#${record.number} ${spoken(titleOf(record))}`), el("style", sheets())),
  el("body.saved-body", sprite(), ticket(record, { isWhole: true })));
  const box = el("div", root);
  saveFile(`${nameOf(record)}.html`, "<!doctype html>\n", box.getHTML());
  announce("Saved.");
}

// Saves it as a picture.
export async function saveAsPicture(record) {
  try {
    const blob = await picture(ticket(record, { isWhole: false }));
    saveFile(`${nameOf(record)}.png`, blob);
    announce("Saved.");
  } catch {
    tell("strip", { text: "The browser made no picture. Save it as an HTML file." });
  }
}

async function picture(content) {
  const height = heightOf(content);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const attributes = { width, height, viewBox: `0 0 ${width} ${height}`, "data-theme": isDark() ? "dark" : "light" };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = sheets();
  const outside = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  outside.setAttribute("width", width);
  outside.setAttribute("height", height);
  outside.append(content);
  svg.append(style, ...sprite().children, outside);
  const text = new XMLSerializer().serializeToString(svg).replace(notXML, "\ufffd");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = 2;
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

// The height that it has in this page; it is not seen.
function heightOf(content) {
  const box = el("div.saved-measure", content);
  document.body.append(box);
  const height = Math.ceil(content.getBoundingClientRect().height);
  box.remove();
  return height;
}
