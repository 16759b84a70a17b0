// The settings of the device and the app: iOS, the callbacks, the permission, and what keeps it quiet.

import { el, fill } from "../base/dom.js";
import { model, on } from "../base/model.js";
import { openPopover } from "../top/popover.js";
import { change } from "./device.js";

const versions = ["4.0", "6.0", "7.0", "8.0", "9.0", "10.0", "12.0", "13.0", "15.0", "17.0", "18.0", "26.0"];
const apps = [["classic", "classic, of 2011"], ["modern", "modern, of iOS 18"], ["modern-scenes", "modern, with scenes"], ["swiftui", "SwiftUI"]];
const sets = [
  ["delegates", "It implements", ["legacy", "fetch", "actions", "will-present", "did-receive"]],
  ["routesIn", "It looks for a session in", ["launch", "scene", "legacy", "fetch", "actions", "will-present", "did-receive"]],
  ["backgroundModes", "Background modes", ["remote-notification", "fetch"]],
  ["permission", "Permission", ["alert", "badge", "sound", "provisional", "time-sensitive", "critical"]],
  ["quiet", "Kept quiet by", ["focus", "summary", "muted"]],
];
let body = null;

export function openSettings(opener) {
  openPopover(opener, "The device and the app", () => {
    body = el("div.settings");
    draw();
    return body;
  });
}

const problem = el("p.s-lost", { role: "alert" });

async function send(changes) {
  problem.textContent = (await change(changes)) ?? "";
}

function names(list) {
  return list.flatMap((each) => (each === "user-notifications" ? ["will-present", "did-receive"] : [each]));
}

function draw() {
  const { phone } = model;
  if (!body || !phone) return;
  const focused = body.contains(document.activeElement) ? document.activeElement.id : null;
  const ios = [...new Set([...versions, phone.ios])].sort((a, b) => Number(a) - Number(b));
  fill(body,
    el("p.q", "The next push meets the device as it is set here."), problem,
    row("iOS", el("select.b", { id: "set-ios", "aria-label": "iOS", onchange: (event) => send({ ios: event.target.value }) }, ios.map((each) => el("option", { value: each, selected: each === phone.ios }, each)))),
    row("The app is like", el("select.b", { id: "set-like", "aria-label": "The app is like", onchange: (event) => event.target.value && send({ like: event.target.value }) },
      el("option", { value: "", selected: !phone.like }, phone.like ? "…" : "one of its own"), apps.map(([name, words]) => el("option", { value: name, selected: name === phone.like }, words)))),
    row("App file", el("input", { type: "file", id: "set-app", accept: ".json,application/json", "aria-label": "App file", onchange: readApp })),
    row("Life cycle", el("select.b", { id: "set-life", "aria-label": "Life cycle", onchange: (event) => send({ lifeCycle: event.target.value }) },
      ["application", "scenes", "swiftui"].map((each) => el("option", { value: each, selected: each === phone.lifeCycle }, each)))),
    sets.map(([name, words, values]) => boxes(name, words, values, names(phone[name] ?? []))));
  if (focused) document.getElementById(focused)?.focus();
}

const row = (words, control) => el("div.row2", el("span.q", words), control);

function boxes(name, words, values, present) {
  const group = el("fieldset.row2", el("legend.q", words), el("span.boxes", values.map((value) => {
    const id = `set-${name}-${value}`;
    return el("label", { for: id }, el("input", { type: "checkbox", id, checked: present.includes(value), onchange: () => {
      const chosen = values.filter((each) => document.getElementById(`set-${name}-${each}`).checked);
      send({ [name]: chosen });
    } }), ` ${value}`);
  })));
  return group;
}

async function readApp(event) {
  const [file] = event.target.files;
  if (!file) return;
  try {
    await send({ app: JSON.parse(await file.text()) });
  } catch {
    problem.textContent = "The file is not JSON. Give an app file.";
  }
}

on("phone", () => body?.isConnected && draw());
