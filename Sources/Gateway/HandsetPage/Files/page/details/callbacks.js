// The tab Callbacks: from the arrival on, what a person did and what the app got; below it the device's log.

import { el, icon } from "../base/dom.js";
import { applicationStates, appStateWords } from "../base/names.js";
import { value } from "../base/shown.js";
import { seconds } from "../base/time.js";
import { openTab } from "./open.js";
import { callbacksOf, deeds, hasHistory, hasReachedPhone } from "./steps.js";
import { stateOf } from "../base/summaries.js";
import { shownWords } from "./words.js";

export function callbacksPanel(record) {
  const isPast = hasHistory(record);
  const entries = isPast ? fromHistory(record) : fromPlan(record);
  const log = isPast ? record.history.filter((entry) => entry.kind === "log").map((entry) => entry.text) : record.plan?.log ?? [];
  return [
    el("ol.tl", entries),
    callbacksOf(record).length === 0 ? el("p.q", noneWords(record)) : null,
    log.length > 0 ? el("div", el("div.hd", el("h3", "The device’s log")),
      el("pre.code.plain", { tabindex: 0, role: "region", "aria-label": "The device’s log" }, log.map((each) => [value(each), "\n"]))) : null,
    record.app ? null : el("p.q", el("a", {
      href: "#", onclick: (event) => {
        event.preventDefault();
        openTab("matrix");
      },
    }, "See what other actions would do")),
  ];
}

// Returns the sentence for no callback at all.
function noneWords(record) {
  const state = stateOf(record);
  if (state === "kept") return "No callback yet: the device is away.";
  if (!hasReachedPhone(record)) return record.fate.code === "refused" ? "No callback: the phone cannot read it." : "No callback: nothing reached the phone.";
  return state === "waiting" ? "No callback yet. The app is told when somebody taps." : "No callback.";
}

const item = (since, drawing, colour, ...content) =>
  el("li", el("time", since === undefined ? "" : seconds(since)), el(`span${colour ? `.s-${colour}` : ""}`, icon(drawing, null, "g")), el("div.w", content));

function fromHistory(record) {
  const state = record.history.find((entry) => entry.kind === "arrived")?.appState;
  return record.history.flatMap((entry) => {
    switch (entry.kind) {
      case "arrived":
        return [item(entry.since, "phone", null, el("b", "It arrived."),
          el("p", arrival(shownWords(record)), state ? ` The app was ${appStateWords(state)}.` : ""))];
      case "callback": return [callback(entry, entry.since, record.app)];
      case "log": case "shown": case "app-log": case "request": case "asked": return [];
      case "opened": return [item(entry.since, "routed", "routed", el("b", "The app "), el("code", value(entry.words)))];
      case "fault": return [item(entry.since, "haz", "lost", el("b", "A fault of the app."), el("p", value(entry.text)))];
      case "crash": return [item(entry.since, "lost", "lost", el("b", "The app crashed."), el("p", el("code", value(entry.crash.message))))];
      case "hung": return [item(entry.since, "lost", "lost", el("b", "The app came to no end, and was ended."))];
      case "replaced":
        return [item(entry.since, "repl", "none", el("b", `Notification #${entry.by} took its place in Notification Center.`))];
      default:
        return [item(entry.since, "phone", null, el("b", deeds[entry.kind] ?? entry.kind),
          entry.button ? el("p", "Button ", el("code", value(entry.button))) : null,
          entry.text ? el("p", "Text ", el("code", value(entry.text))) : null)];
    }
  });
}

const arrival = (words) => (words === "arrived" ? "" : words === "showed nothing" ? "The phone showed nothing." : `The phone showed: ${words}.`);

function fromPlan(record) {
  const { appState } = record.cell ?? {};
  return [
    item(0, "phone", null, el("b", "It arrived."),
      el("p", arrival(shownWords(record)), appState ? ` The app was ${appStateWords(appState)}.` : "")),
    ...callbacksOf(record).map((each) => callback(each)),
  ];
}

function callback(entry, since, app = null) {
  const looks = entry.payload && entry.looked !== false;
  const state = applicationStates[entry.applicationState] ?? "?";
  return item(since, looks ? "routed" : "none", looks ? "routed" : "none",
    el("code", value(entry.selector)),
    el("p", el("span.tag", `app ${state} (${entry.applicationState})`), " ",
      entry.completionHandler ? el("span.tag", `completion handler: ${entry.completionHandler}`) : null, " ",
      entry.actionIdentifier ? el("span.tag", value(entry.actionIdentifier)) : null),
    entry.userText ? el("p", "Text ", el("code", value(entry.userText))) : null,
    el("p", !entry.payload ? "No payload in it." : app ? (looks ? "The payload is in it, and the app opened something." : "The payload is in it.") : looks ? "The app printed the payload, and the rule searched it." : "The payload is in it, but the app does not look there."),
    entry.fault ? el("p.s-lost", value(entry.fault)) : null);
}
