// The details of the chosen notification: its verdict, its way, and six tabs.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { byId, button, el, fill, icon, set } from "../base/dom.js";
import { choose, look } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { paint } from "../base/paint.js";
import { line } from "../base/shown.js";
import { spoken } from "../base/text.js";
import { exactClock, otherDay } from "../base/time.js";
import { describe } from "./records.js";
import { makeTabs, showTab } from "./tabs.js";
import { makeVerdict } from "./verdict.js";
import { openMenu } from "./menu.js";
import { sessionOf, verdict } from "./words.js";
import { outcomeOf } from "./outcome.js";
import { stateForms } from "../base/states.js";

// The time after which a notification that was shown by itself counts as looked at.
const lookTime = 2000;
const narrow = matchMedia("(max-width: 767px)");
let lookTimer = 0;
let [pane, request, spokenVerdict] = [null, null, ""];

export function makeDetails(main) {
  pane = main;
  on("chosen", () => paint("details", load, () => (model.rate > 50 ? 1000 : 0)));
  on("changed", (changed) => {
    if (changed === model.chosen) paint("details", load, () => (model.rate > 50 ? 1000 : 100));
  });
  on("arrived", () => {
    if (model.follows && !model.isEditing) choose(model.summaries.last);
  });
  on("transcript", (changed) => changed === model.chosen && !model.isEditing && model.record && draw());
  on("edit-end", () => draw());
  on("tab", () => model.record && !model.isEditing && showTab(byId("panels"), model.record));
}

async function load() {
  if (model.isEditing) return;
  request?.abort();
  const wanted = model.chosen;
  if (wanted === 0) {
    draw();
    return;
  }
  request = new AbortController();
  try {
    const record = await describe(wanted, request.signal);
    if (wanted !== model.chosen) return;
    model.record = record;
    model.problem = null;
  } catch (error) {
    if (error.name === "AbortError" || wanted !== model.chosen) return;
    model.record = null;
    model.problem = error.message;
  }
  tell("record");
  draw();
}

function draw() {
  if (model.isEditing) return;
  const outcome = model.record && outcomeOf(model.record);
  const record = model.record && { ...model.record, pageProblem: outcome?.isWrong };
  pane.classList.remove("solo");
  if (!record) {
    set(pane, { "aria-label": "Details" });
    if (model.isEmpty && model.isLoaded) {
      tell("show-empty", pane);
      return;
    }
    fill(pane, model.problem ? el("div.blank", el("b", `#${model.chosen}`), el("p", model.problem))
      : el("div.blank", el("p", model.isLoaded ? "Choose a notification." : "")));
    return;
  }
  set(pane, { "aria-label": `Notification ${record.number}` });
  // The place of a reader who has scrolled stays; so does the focus on a button that is made anew.
  const focused = pane.contains(document.activeElement) ? document.activeElement.dataset.keep : null;
  fill(pane, head(record), makeVerdict(record, outcome), makeTabs(record), el("div.panels", { id: "panels" }));
  showTab(byId("panels"), record);
  if (focused) pane.querySelector(`[data-keep="${focused}"]`)?.focus({ preventScroll: true });
  speak(record, outcome);
  clearTimeout(lookTimer);
  lookTimer = setTimeout(() => {
    const isSeen = !document.hidden && (!narrow.matches || document.body.dataset.view === "details");
    if (isSeen && model.chosen === record.number) look(record.number);
  }, lookTime);
}

function head(record) {
  const title = titleOf(record);
  const day = otherDay(record.time);
  const device = record.record?.notification?.token ?? "";
  const plan = record.plan;
  return el("div.dh",
    el("div.ttl",
      el("h2", line(title, 160), " ", el("span.q", `#${record.number}`)),
      el("p.meta", el("span.num", `${day} ${exactClock(Date.parse(record.time))}`.trim()),
        record.record?.notification?.topic ? el("span", line(record.record.notification.topic, 80)) : null,
        device ? el("span", "device ", el("code", `${device.slice(0, 8)}…${device.slice(-4)}`)) : null,
        plan ? el("span", `iOS ${record.matrix?.rows?.[0]?.ios ?? plan.ios}${appWords(record)}`) : null)),
    el("div.btns",
      button("b", "Edit", () => tell("edit", record), { iconName: "edit", "data-keep": "edit", title: "Edit and send again (E)" }),
      button("b", "Send again", () => sendAgain(record.number), { iconName: "send", "data-keep": "send", title: "Send the same again (S)" }),
      el("button.b.sq.quiet", {
        type: "button", "aria-label": "More", "aria-haspopup": "menu", "data-keep": "more",
        onclick: (event) => openMenu(event.currentTarget, record),
      }, icon("more"))));
}

function appWords(record) {
  const delegates = record.matrix?.device?.delegates;
  return delegates ? `, ${delegates.join(", ")}` : "";
}

// Gives the same payload to the phone at once.
export async function sendAgain(wanted) {
  try {
    const answer = await api.give(undefined, { at: wanted });
    model.follows = true;
    announce(`Sent again as #${answer.number}.`);
    choose(answer.number, { follows: true });
  } catch (error) {
    tell("strip", { text: error.message });
  }
}

// Announces what became of the chosen notification, once.
function speak(record, outcome) {
  const { state } = verdict(record, outcome);
  const session = sessionOf(record);
  const words = {
    routed: `routed. Session ${spoken(session, 40)}.`, lost: "lost.", twice: "routed twice.",
    problem: record.problem === "broke-out" ? "the session broke out." : "routed, but it went wrong in the page.",
  }[state] ?? `${stateForms[state].name.toLowerCase()}.`;
  const text = `${spoken(titleOf(record))}: ${words}`;
  if (`${record.number}${text}` === spokenVerdict) return;
  spokenVerdict = `${record.number}${text}`;
  if (model.rate < 5) announce(text, "verdict");
}
