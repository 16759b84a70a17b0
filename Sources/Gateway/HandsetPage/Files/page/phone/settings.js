// The settings of the device and the app: iOS, the callbacks, the permission, and what keeps it quiet.

import { el, fill } from "../base/dom.js";
import { model, on } from "../base/model.js";
import { openPopover } from "../top/popover.js";
import { cut } from "../base/text.js";
import { change } from "./device.js";
import { appOf } from "./skin.js";

const versions = [...Array.from({ length: 15 }, (_, index) => `${index + 4}.0`), "26.0", "26.4", "26.5", "27.0"];
const apps = [["classic", "classic, of 2011"], ["modern", "modern, of iOS 18"], ["modern-scenes", "modern, with scenes"], ["swiftui", "SwiftUI"]];
const lives = [["application", "application: the app delegate hears of it"], ["scenes", "scenes: a scene delegate hears of it"], ["scenes-in-code", "scenes in code: no manifest names the delegate"], ["manifest-alone", "a manifest alone: no object of the app hears of it"], ["swiftui", "SwiftUI: an App without a scene delegate"], ["swiftui-alone", "SwiftUI without an app delegate"]];
// Each setting has its name, and in a word what it does.
const callbacks = {
  legacy: "told of a push, as in 2011", fetch: "told of a push, with time to fetch", actions: "told of a button, iOS 8 and 9",
  "will-present": "asked what to show while active", "did-receive": "told of a tap or a button, since iOS 10",
};
const sets = [
  ["delegates", "It implements", callbacks],
  ["routesIn", "It looks for what a tap opens in", { launch: "the launch options", scene: "the scene’s connection options", ...callbacks }],
  ["backgroundModes", "Background modes", { "remote-notification": "a silent push wakes the app", fetch: "declared, without effect here" }],
  ["permission", "Permission", {
    alert: "texts are shown", badge: "a number on the icon", sound: "sounds are played", provisional: "quietly, until the user decides",
    "time-sensitive": "may break through Focus", critical: "breaks through Focus and mute",
  }],
  ["quiet", "Kept quiet by", { focus: "a Focus: shown in Notification Center only", summary: "comes with the scheduled summary", muted: "the switch at the side: no sound" }],
];
// What an app's own code decides.
const ofApp = new Set(["delegates", "routesIn", "backgroundModes"]);
let body = null;

export function openSettings(opener) {
  openPopover(opener, "The device and the app", () => {
    body = el("div.settings");
    draw();
    return body;
  }, { isSheet: true });
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
    el("p.q", phone.topics.length > 0 ? `The next push to ${cut(appOf(phone, phone.topic).name, 40)} meets the device as it is set here.` : "The next push meets the device as it is set here."), problem,
    row("iOS", el("select.b", { id: "set-ios", "aria-label": "iOS", onchange: (event) => send({ ios: event.target.value }) }, ios.map((each) => el("option", { value: each, selected: each === phone.ios }, each)))),
    row("Built with", el("select.b", { id: "set-sdk", "aria-label": "Built with", onchange: (event) => event.target.value && send({ sdk: event.target.value }) },
      el("option", { value: "", selected: !phone.sdk }, phone.sdk ? "…" : "not said"), [...new Set(["18.0", "26.0", "27.0", phone.sdk])].filter(Boolean).map((each) => el("option", { value: each, selected: each === phone.sdk }, `the SDK of iOS ${each}`))),
      "iOS 27 ends an app without scenes that is built with its SDK"),
    phone.package ? el("p.q", `${phone.package.name} decides by its own code what it implements.`) : null,
    phone.package ? null : row("The app is like", el("select.b", { id: "set-like", "aria-label": "The app is like", onchange: (event) => event.target.value && send({ like: event.target.value }) },
      el("option", { value: "", selected: !phone.like }, phone.like ? "…" : "one of its own"), apps.map(([name, words]) => el("option", { value: name, selected: name === phone.like }, words)))),
    phone.package ? null : row("App file", el("label.b.file", el("input.vh", { type: "file", id: "set-app", accept: ".json,application/json", "aria-label": "App file", onchange: readApp }), el("span", "Choose a file")),
      "its name, rules and device; it names no other file"),
    phone.package ? null : row("Life cycle", el("select.b", { id: "set-life", "aria-label": "Life cycle", onchange: (event) => send({ lifeCycle: event.target.value }) },
      lives.map(([each, words]) => el("option", { value: each, selected: each === phone.lifeCycle }, words)))),
    sets.filter(([name]) => !phone.package || !ofApp.has(name)).map(([name, words, values]) => boxes(name, words, values, names(phone[name] ?? []))));
  if (focused) document.getElementById(focused)?.focus();
}

const row = (words, control, note = null) => el("div.row2", el("span.q", words), el("span", control, note ? el("span.q.hint", note) : null));

function boxes(name, words, values, present) {
  const all = Object.entries(values);
  return el("fieldset.row2", el("legend.q", words), el("span.boxes", all.map(([value, meaning]) => {
    const id = `set-${name}-${value}`;
    return el("label", { for: id }, el("input", { type: "checkbox", id, checked: present.includes(value), onchange: () => {
      const chosen = all.map(([each]) => each).filter((each) => document.getElementById(`set-${name}-${each}`).checked);
      send({ [name]: chosen });
    } }), el("span", el("code", value), " ", el("span.q", meaning)));
  })));
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
