// The page before the first notification: how to send one, a place to paste a payload, and samples.

import { api } from "../base/api.js";
import { button, el, fill, set } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { shape } from "../base/states.js";
import { closePopover } from "../top/popover.js";
import { needs, recipeBox } from "../top/recipes.js";

const samples = [
  ["routed", "A session that opens", "7C41D9, found and looked up", { aps: { alert: { title: "Table ready", subtitle: "Bistro Nord", body: "Party of 4. Tap to see your seats." }, badge: 1, session: "7C41D9" } }],
  ["problem", "Quotes in the session", '"ab-12" ends the string too early', { aps: { alert: "Your order is ready", session: "ab-12", sound: "default" } }],
  ["problem", "The alert picks the session", "session = 9; in the text comes first", { aps: { alert: "session = 9; look", session: "42" } }],
  ["problem", "A session that breaks out", "runs script in the app’s page", { aps: { alert: { title: "Mia", body: "sent you a note" }, badge: 3 }, note: 'session = 42");document.body.innerHTML="<h1>Sign in again</h1>";("' + ";" }],
  ["none", "At the top level", "42, which the rule never finds", { aps: { alert: "hello" }, session: "42" }],
  ["waiting", "Silent push", "content-available, no banner", { aps: { "content-available": 1, session: "42" } }, { "apns-push-type": "background", "apns-priority": "5" }],
];

export function makeEmpty() {
  on("show-empty", show);
  on("gateway", () => model.isEmpty && model.isLoaded && tell("show-empty", document.getElementById("details")));
  on("list", () => model.isEmpty && model.isLoaded && !document.querySelector(".start") && model.chosen === 0 &&
    tell("show-empty", document.getElementById("details")));
}

async function give(payload, headers, from) {
  from.disabled = true;
  try {
    await api.give(payload, { headers });
    model.follows = true;
    closePopover();
  } catch (error) {
    tell("strip", { text: error.message });
  }
  from.disabled = false;
}

// Returns the field for a payload and its button.
export function pasteBox() {
  const field = el("textarea.ed.small", {
    "aria-label": "Payload", spellcheck: "false", placeholder: '{"aps":{"alert":"Hello","session":"7C41D9"}}',
    onkeydown: (event) => event.ctrlKey && event.key === "Enter" && send.click(),
  });
  const send = button("b", "Give it to the phone", () => give(field.value.trim() || field.placeholder, {}, send), { iconName: "send" });
  return el("div.paste", field, el("div", send));
}

// Returns the samples, each of which meets another fate.
export const sampleList = () => el("ul.smp", samples.map(([state, title, words, payload, headers]) =>
  el("li", el("button", { type: "button", onclick: (event) => give(JSON.stringify(payload), headers ?? {}, event.currentTarget) },
    shape(state, { isNamed: false }), el("b", title), el("small", words)))));

function show(pane) {
  if (!model.gateway) return;
  const isAlone = !model.gateway.http2;
  set(pane, { "aria-label": "Send the first push" });
  pane.classList.add("solo");
  fill(pane, el("div.start",
    el("div", el("h2", isAlone ? "Give the phone its first push" : "Send your first push"),
      el("p.lead", isAlone ? "The phone here gets it, and you see what the app makes of it."
        : "Point your sender at this address instead of Apple’s. The phone here gets the push, and you see what the app makes of it.")),
    isAlone ? null : recipeBox("start"),
    el("div.two",
      isAlone ? null : el("div", el("h3", "Your own sender needs"), needs(false)),
      el("div", el("h3", isAlone ? "Paste a payload" : "No sender at hand? Paste a payload"), pasteBox())),
    el("div", el("h3", "Or start with a sample"), sampleList())));
}

