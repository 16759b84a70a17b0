// The screen of an app whose own code runs: what it opened last, and what it has written since its launch. Its views are
// not drawn: they need Apple's frameworks.

import { el, fill, icon } from "../base/dom.js";
import { value } from "../base/shown.js";
import { appIcon, appOf } from "./skin.js";

const lineLimit = 40;
let drawn = "";

export function drawOwnApp(box, phone) {
  const { name, opened, log } = phone.package;
  const text = JSON.stringify([phone.package, phone.appState]);
  if (text === drawn && box.firstChild) return;
  drawn = text;
  const last = opened.at(-1);
  fill(box,
    el("header", appIcon(appOf(phone, phone.topic)), el("b", value(name)), el("span", "your own code")),
    last ? el("p.last", icon("routed", null, "g"), el("span", value(last))) : el("p.last.none", "Nothing is opened yet."),
    opened.length > 1 ? el("p.before", "Before: ", opened.slice(-6, -1).reverse().map((each, index) => [index > 0 ? ", " : "", value(each)])) : null,
    el("h4", "Log"),
    el("pre", { tabindex: 0, role: "region", "aria-label": "The app’s log" }, log.length > 0 ? log.slice(-lineLimit).map((each) => [value(each), "\n"]) : "It has written nothing."));
}

// Returns a sentence about the last build of the app, or an empty text if there is nothing to say.
export function buildWords({ name, build, isNewer }) {
  switch (build.state) {
    case "building": return `${name} is being built again.`;
    case "failed": return `${name} does not build, so the app before goes on: ${build.error}`;
    default: return build.isAgain ? `${name} was built again. ${isNewer ? "Leave it: its next launch runs the new code." : "It runs the new code."}` : "";
  }
}
