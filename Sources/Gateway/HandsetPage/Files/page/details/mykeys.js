// The keys of a payload as buttons, for whoever has no rule yet: one press makes the rule, and the push comes again to an
// app that has it. No part of the rule is taken for the user's own before that.

import { api } from "../base/api.js";
import { el, icon } from "../base/dom.js";
import { appFor, hasNoOwnRule, keysOf } from "../base/keys.js";
import { model, tell } from "../base/model.js";
import { saveFile } from "../base/save.js";
import { value } from "../base/shown.js";
import { sentence } from "../base/text.js";

// Returns the buttons, or null where a rule is there, or where nothing could be opened.
export function keyButtons(record) {
  if (record.app || record.fate.code === "refused" || !hasNoOwnRule(record)) return null;
  const keys = keysOf(record.payload?.json);
  if (keys.length === 0) return null;
  return el("div.mykeys", el("p.q", "Which key opens your app?"), el("div.hd", keys.map((each) =>
    el("button.b", { type: "button", title: `Make the rule, and send #${record.number} again to an app that has it`, "data-keep": `key-${each.path.join(".")}`, onclick: (event) => choose(record, each, event.currentTarget) },
      icon("routed"), el("span", el("code", value(each.path.join("."))), " ", value(String(each.value).slice(0, 40)), " opens my app")))));
}

async function choose(record, key, button) {
  button.disabled = true;
  const name = model.phone?.apps?.find((each) => each.topic === model.topic)?.name;
  const app = { name: !name || name === "URLHERE" ? "My app" : name, ...appFor(key) };
  const topic = model.phone?.topics?.includes(record.topic) ? { topic: record.topic } : {};
  try {
    await api.setPhone({ ...topic, app });
    const { number } = await api.give(undefined, { at: record.number });
    tell("choose", number);
    tell("strip", {
      key: "rule", icon: "routed", text: `${key.path.join(".")} opens your app now: tap the notification. #${number} is #${record.number} again.`,
      action: { label: "Save the app file", keeps: true, run: () => saveFile("app.json", appFile(record, app)) },
    });
  } catch (error) {
    button.disabled = false;
    tell("strip", { text: sentence(error.message) });
  }
}

// Returns the app file to take along: handset phone --app app.json.
export function appFile(record, app) {
  const { phone } = model;
  const device = phone ? { device: { ios: phone.ios, delegates: phone.delegates, routesIn: phone.routesIn, appState: phone.appState } } : {};
  return `${JSON.stringify({ ...(record.topic ? { topic: record.topic } : {}), ...app, ...device }, null, 2)}\n`;
}
