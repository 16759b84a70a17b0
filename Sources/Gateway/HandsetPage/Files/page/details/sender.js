// The tab Sender: what the sender was answered, what it had sent, and a line that sends the same again.

import { api } from "../base/api.js";
import { copy } from "../base/copy.js";
import { button, el, icon, write } from "../base/dom.js";
import { announce } from "../base/announce.js";
import { tell } from "../base/model.js";
import { value } from "../base/shown.js";
import { shape, stateForms } from "../base/states.js";
import { duration, exactClock } from "../base/time.js";
import { curl } from "../top/recipes.js";
import { stateOf } from "../base/summaries.js";
import { wasSent } from "./steps.js";

const protocols = { http2: "HTTP/2 provider API", binary: "binary protocol" };

export function senderPanel(record) {
  const sent = record.record?.notification;
  const line = curl(record);
  return [
    el("dl.kv",
      el("dt", "Answer"), el("dd", answer(record)),
      sent?.answer?.cause ? [el("dt", "Why"), el("dd", value(sent.answer.cause.words))] : null,
      sent ? timing(record) : null,
      sent ? [el("dt", "Protocol"), el("dd", protocols[sent.protocol] ?? sent.protocol)] : null,
      proof(record),
      sent?.identifier === undefined || sent.identifier === null ? null : [el("dt", "Identifier"), el("dd.num", sent.identifier)],
      record.token ? [el("dt", "Device"), el("dd", el("code", record.token), " ", device(record.token))] : null),
    sent?.protocol === "binary" ? null : el("div", el("div.hd", el("h3", "Request headers")), headers(record.headers ?? [])),
    sent?.protocol === "http2" ? el("div", el("div.hd", el("h3", "Answer")), answerParts(record)) : null,
    line === "" ? null : el("div", el("div.hd", el("h3", record.kind === "too-large" ? "Send what was read of it" : "Send the same again"), el("span.r", button("b", "Copy curl", (event) => copy(line, event.currentTarget), { iconName: "copy" }))),
      el("pre.code.plain", { tabindex: 0, role: "region", "aria-label": "curl" }, line.split("\n").map((each, index) => [index > 0 ? "\n" : null, value(each)]))),
  ];
}

// When it came, and when it was answered.
function timing({ answer: given, time }) {
  const row = (name, ...content) => [el("dt", name), el("dd.num", content)];
  if (!given) return row("Came", exactClock(Date.parse(time)));
  return [
    ...row("Came", exactClock(Date.parse(given.came))),
    ...row("Answered", `${exactClock(Date.parse(given.answered))}, after ${duration(given.microseconds)}`),
  ];
}

// The headers and the body of the answer, as they were sent.
function answerParts({ answer: given, fate }) {
  if (!given) return el("p.q", fate.code === "unanswered" ? "None: the sender got no answer." : "None yet.");
  return [
    headers([{ name: ":status", value: String(given.status) }, ...given.headers]),
    given.body === undefined ? el("p.q", "No body.")
      : el("pre.code.plain", { tabindex: 0, role: "region", "aria-label": "Body of the answer" }, value(given.body)),
  ];
}

function answer(record) {
  const state = stateOf(record);
  const sent = record.record?.notification;
  if (!wasSent(record)) return "None: it was given to the phone without a sender.";
  if (state === "rejected") {
    return [el(`span.st.s-${stateForms.rejected.colour}`, shape("rejected", { isNamed: false }), value(record.note ?? "an error"))];
  }
  const isBinary = sent?.protocol === "binary" || record.record?.source?.startsWith("binary#");
  const status = isBinary ? "accepted" : record.answer?.status;
  if (status === undefined) return "None yet: the sender waits.";
  return [el("span.st.s-routed", icon("routed"), String(status)), isBinary ? ", without an answer: the binary protocol has none" : " accepted"];
}

function proof(record) {
  const authorization = record.headers?.find(({ name }) => name === "authorization");
  return authorization ? [el("dt", "Proved by"), el("dd", "a provider token")] : null;
}

// A button that does something only when it is pressed a second time.
function asking(label, question, action) {
  const own = button("b", label, () => {
    const words = own.querySelector("span");
    const isAsked = words.textContent === question;
    write(words, isAsked ? label : question);
    if (isAsked) action();
  });
  own.addEventListener("blur", () => write(own.querySelector("span"), label));
  return own;
}

// The states of the device to which it was sent.
function device(token) {
  const set = (state, words) => async () => {
    try {
      await api.setDevice(token, state);
      announce(words);
    } catch (error) {
      tell("strip", { text: error.message });
    }
  };
  return el("span.hd", button("b", "Away", set("away", "The device is away.")), button("b", "Online", set("online", "The device is online.")),
    asking("Remove the app", "Press again to remove it", set("unregistered", "The app was removed from the device.")));
}

const headers = (list) => (list.length === 0 ? el("p.q", "none") : el("table.tb", el("tbody", list.map(({ name, value: content }) =>
  el("tr", el("th", { scope: "row" }, value(name)), el("td", value(/^authorization$/i.test(name) ? `${content.slice(0, 24)}…` : content)))))));
