// The details of the chosen notification: its verdict, its way, and six tabs.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { byId, button, el, fill, icon, set } from "../base/dom.js";
import { choose, look, stay } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { titleOf } from "../base/names.js";
import { paint } from "../base/paint.js";
import { patch } from "../base/patch.js";
import { line } from "../base/shown.js";
import { number as grouped, spoken } from "../base/text.js";
import { exactClock, otherDay } from "../base/time.js";
import { describe } from "./records.js";
import { makeTabs, showTab } from "./tabs.js";
import { caseBox } from "./case.js";
import { threadBox } from "./thread.js";
import { makeVerdict } from "./verdict.js";
import { openMenu } from "./menu.js";
import { capital, iosOf, nounOf, sessionOf, verdict } from "./words.js";
import { outcomeOf } from "./outcome.js";
import { stateForms } from "../base/states.js";

// The time after which a notification that was shown by itself counts as looked at.
const lookTime = 2000;
const narrow = matchMedia("(max-width: 767px)");
let lookTimer = 0;
// The number of the notification that is drawn; 0 if none.
let drawn = 0;
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
  // The way to the newest is there as soon as there is one.
  on("loaded arrived", () => model.problem && draw());
  on("transcript", (changed) => changed === model.chosen && model.record && paint("transcript", draw, () => 100));
  on("edit-end", () => {
    if (model.chosen === 0 && model.follows && model.summaries.count > 0) choose(model.summaries.newest);
    draw();
  });
  on("edit show-empty show-log", () => {
    drawn = 0;
  });
  on("tab", () => model.record && !model.isEditing && showTab(byId("panels"), model.record));
  on("arrived chosen follows", () => paint("newer", drawNewer, () => (model.rate > 50 ? 500 : 0)));
  stayWithWork();
}

// Whoever scrolls, selects or presses something in a tab works there: nothing takes the place of it.
function stayWithWork() {
  pane.addEventListener("scroll", () => pane.scrollTop > 0 && stay(), { passive: true });
  const press = (event) => event.target.closest("#panels, .trail") && stay();
  pane.addEventListener("pointerdown", press);
  pane.addEventListener("keydown", press);
  document.addEventListener("selectionchange", () => {
    const selection = getSelection();
    if (!selection.isCollapsed && pane.contains(selection.anchorNode)) stay();
  });
}

// The way to what came meanwhile.
function drawNewer() {
  const link = byId("newer");
  if (!link) return;
  const count = model.summaries.countAfter(model.chosen);
  link.hidden = model.follows || count <= 0;
  link.firstChild.textContent = `${grouped(count)} newer`;
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
  const { record } = model;
  pane.classList.remove("solo");
  if (!record) {
    drawn = 0;
    set(pane, { "aria-label": "Details" });
    if (model.isEmpty && model.isLoaded) {
      tell("show-empty", pane);
      return;
    }
    fill(pane, model.problem ? el("div.blank", el("b", `#${model.chosen}`), el("p", model.problem),
      model.summaries.count > 0 ? button("b", "To the newest", () => tell("follow")) : null)
      : el("div.blank", el("p", !model.isLoaded ? "" : model.summaries.count > 0 ? "Choose a notification." : "Nothing is here now. What comes next is shown at once.")));
    return;
  }
  set(pane, { "aria-label": `Notification ${record.number}` });
  // The place of a reader who has scrolled stays; so does the focus on a button that is made anew.
  const focused = pane.contains(document.activeElement) ? document.activeElement.dataset.keep : null;
  if (drawn !== record.number) {
    drawn = record.number;
    fill(pane, ["head", "verdict", "tabs"].map(() => el("div.part")), el("div.panels", { id: "panels" }));
    if (model.follows) pane.scrollTop = 0;
  }
  const [top, middle, tabs] = pane.children;
  patch(top, [head(record)]);
  patch(middle, [caseBox(record), makeVerdict(record, outcome), threadBox(record)]);
  patch(tabs, [makeTabs(record)]);
  showTab(byId("panels"), record);
  drawNewer();
  if (focused) pane.querySelector(`[data-keep="${focused}"]`)?.focus({ preventScroll: true });
  speak(record);
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
        record.isRecorded ? el("span", { title: "The folder of --record has it. The app got it again when Handset was started." }, "came in an earlier run") : null,
        plan ? el("span", `iOS ${iosOf(record)}${appWords(record)}`) : null,
        record.isDeviceChanged ? el("span", "the device was changed since") : null)),
    el("div.btns",
      button("b.quiet", "", () => tell("follow"), { id: "newer", hidden: true, key: "N", "data-keep": "newer", title: "To the newest, and follow (N)" }),
      button("b", "Edit", () => tell("edit", model.record), { iconName: "edit", "data-keep": "edit", title: "Edit and send again (E)" }),
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
function speak(record) {
  const { state } = verdict(record);
  const session = sessionOf(record);
  const words = {
    routed: `routed. ${capital(nounOf(record))} ${spoken(session, 40)}.`, lost: "lost.", twice: "routed twice.",
    problem: record.problem === "broke-out" ? `the ${nounOf(record)} broke out.` : record.problem === "other-address" ? "routed, but to another address." : "routed, but nothing was opened.",
  }[state] ?? `${stateForms[state].name.toLowerCase()}.`;
  const text = `${spoken(titleOf(record))}: ${words}`;
  if (`${record.number}${text}` === spokenVerdict) return;
  spokenVerdict = `${record.number}${text}`;
  if (model.rate < 5) announce(text, "verdict");
}
