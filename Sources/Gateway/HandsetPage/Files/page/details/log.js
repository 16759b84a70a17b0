// The phone's own log, which somebody has dropped: beside the phone, the timeline of each push, and what it proves.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { button, byId, el, fill, icon, set } from "../base/dom.js";
import { givenLimit, logLimit } from "../base/limits.js";
import { leave } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { line, value } from "../base/shown.js";
import { number, plural, sentence } from "../base/text.js";

// The drawings of the stages at which a push ends, and of the others.
const ends = new Set(["refused", "ended", "extension-ended"]);
const goods = new Set(["shown", "alerted", "woken", "tapped", "rang", "activity-started"]);
let [pane, request, hint] = [null, null, null];

export function makeLog(main) {
  pane = main;
  hint = el("div.drop", { hidden: true }, el("p", "Drop the phone’s own log, or a payload"));
  byId("floating").append(hint);
  on("log", (file) => leave(() => take(file)));
  const hasFile = (event) => event.dataTransfer?.types.includes("Files");
  document.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    hint.hidden = false;
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) hint.hidden = true;
  });
  document.addEventListener("drop", (event) => {
    hint.hidden = true;
    if (!hasFile(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) leave(() => take(file));
  });
}

// Takes a file: a payload goes to the phone, anything else is read as a log.
async function take(file) {
  try {
    if (file.size <= givenLimit && await isPayload(file)) await api.give(file);
    else if (file.size > logLimit) tell("strip", { text: `${file.name} has ${number(file.size)} bytes. The page reads ${number(logLimit)}; handset read --timeline reads a log of any size.` });
    else await read(file);
  } catch (error) {
    if (error.name !== "AbortError") tell("strip", { text: error.message });
  }
}

async function isPayload(file) {
  try {
    return typeof JSON.parse(await file.text())?.aps === "object";
  } catch {
    return false;
  }
}

async function read(file) {
  request?.abort();
  request = new AbortController();
  const own = request;
  announce(`Reading ${file.name}.`, "log");
  const answer = await api.readLog(file, own.signal);
  if (own === request) leave(() => show(answer));
}

function show(answer) {
  model.isEditing = true;
  model.guard = close;
  tell("show-log");
  tell("show", "details");
  pane.classList.add("solo");
  set(pane, { "aria-label": "The phone’s own log" });
  const { count, pushes } = answer;
  const words = count === 0 ? "No line of iOS’s own about a push. Capture all processes of the phone: a filter by the app leaves out the lines that decide."
    : `${plural(count, "push", "pushes")} in it.`;
  fill(pane,
    el("div.dh", el("div.ttl", el("h2", "The phone’s own log ", el("span.q", line(answer.name, 80))), el("p.meta", el("span", words))),
      el("div.btns", button("b", "Close", () => close(), { key: "Esc", "data-keep": "close-log" }))),
    el("div.panels", pushes.map(push),
      pushes.length < count ? el("p.note", `The other ${number(count - pushes.length)} are left out; handset read --timeline shows them.`) : null));
  pane.scrollTop = 0;
  pane.focus({ preventScroll: true });
  announce(words, "log");
}

function push({ record, lastStage, whoseDoing, payload }, index) {
  const { verdict } = record;
  const title = `Push ${number(index + 1)}: ${record.app ?? "an app that the log does not name"}`;
  const state = verdict.fault === "nobody" ? "routed" : ends.has(verdict.stage) ? "lost" : "waiting";
  const keys = [["request", record.request], ["activity", record.activity], ["replaced by", record.replacedBy]].filter(([, key]) => key);
  return el("section.logged", { "aria-label": title },
    el("div.hd", el("h3", line(title, 160)), el("span.q", keys.map((each) => each.join(" ")).join(", ")),
      payload === undefined ? null : el("span.r", button("b", "Give its payload to the phone", (event) => give(payload, event.currentTarget), { iconName: "send" }))),
    el(`div.verdict.v-${state}`,
      el("p.say", icon(state === "routed" ? "routed" : state === "lost" ? "lost" : "haz"),
        el("span", el("b", sentence(capital(lastStage))), ` ${sentence(capital(verdict.words))} Whose doing: ${whoseDoing}. `, el("code", verdict.cause))),
      el("p.next", el("span", `Change: ${sentence(verdict.remedy)}`), verdict.line ? el("span.q", `Line ${number(verdict.line)} decides.`) : null,
        record.unknown.map(({ words }) => el("span.q", `Not known: ${sentence(words)}`)))),
    el("ol.tl.log", record.lines.map(entry)));
}

function entry({ line: place, time, process, form, stage, words, text }) {
  const drawing = ends.has(stage) ? "lost" : goods.has(stage) ? "routed" : "dot";
  const colour = { lost: ".s-lost", routed: ".s-routed", dot: "" }[drawing];
  return el("li", el("time", time ?? ""), el(`span${colour}`, icon(drawing, null, "g")),
    el("div.w", el("span", el("b", value(words)), " ", process ? el("span.tag", value(process)) : null, " ", form ? el("span.tag", form) : null),
      el("pre", el("span.q", `${number(place)}: `), value(text))));
}

async function give(payload, from) {
  from.disabled = true;
  try {
    const answer = await api.give(payload);
    announce(`Given to the phone as #${answer.number}.`);
  } catch (error) {
    tell("strip", { text: error.message });
  }
  from.disabled = false;
}

// Closes it, and goes on.
function close(goOn = null) {
  request?.abort();
  model.isEditing = false;
  model.guard = null;
  pane.classList.remove("solo");
  goOn?.();
  tell("edit-end");
  return false;
}

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);
