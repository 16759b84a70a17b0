// Edit and send again: the payload, what was changed, and what would become of it, worked out while somebody types.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { byId, button, el, fill, icon, set } from "../base/dom.js";
import { compareTexts } from "../base/diff.js";
import { pretty, tokens } from "../base/json.js";
import { comparedLimit, givenLimit, payloadLimit } from "../base/limits.js";
import { choose } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { value } from "../base/shown.js";
import { shape } from "../base/states.js";
import { stateOf } from "../base/summaries.js";
import { number, plural, sentence } from "../base/text.js";
import { hazardList } from "./hazards.js";
import { countWords, differences } from "./payload.js";
import { searched } from "./printed.js";
import { sentenceNodes } from "./verdict.js";
import { hazardsOf, nounOf, sessionOf, tapWouldBe, verdict } from "./words.js";

const pause = 150;
const would = {
  routed: "It would be routed.", twice: "It would be routed twice.", waiting: "It would wait on the screen.", lost: "It would be lost.",
  problem: "It would be routed, but nothing would be opened.", none: "It would open nothing.", kept: "It would be kept.",
};

let [session, timer, request] = [null, 0, null];

export function makeEditor(pane) {
  on("edit", (record) => open(pane, record));
  addEventListener("beforeunload", (event) => isChanged() && event.preventDefault());
}

export const isChanged = () => Boolean(session) && (session.field.value !== session.text || session.areHeadersChanged);

function open(pane, record) {
  if (record.payload.bytes > givenLimit) {
    tell("strip", { text: `The editor takes up to ${number(givenLimit)} bytes; this payload has ${number(record.payload.bytes)}.` });
    return;
  }
  const text = record.payload.text ?? "";
  const field = el("textarea.ed", { "aria-label": "Payload", spellcheck: "false", rows: 14, autocapitalize: "off", autocomplete: "off" });
  field.value = text;
  const headers = Object.fromEntries((record.headers ?? []).filter(({ name }) => name.startsWith("apns-") && name !== "apns-id").map(({ name, value: content }) => [name, content]));
  session = {
    record, field, headers, areHeadersChanged: false, verdict: el("section.verdict", { "aria-label": "What would become of it" }),
    // As the field has it, whose line ends are all alike.
    text: field.value,
    size: el("span.q.num"), hint: el("p.q", { role: "status" }), changes: el("div"), printed: el("div"), hazards: el("div"), counts: el("span.r.q"),
  };
  model.isEditing = true;
  model.guard = close;
  pane.classList.add("solo");
  set(pane, { "aria-label": "Edit and send again" });
  field.addEventListener("input", plan);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  });
  fill(pane,
    el("div.dh", el("div.ttl", el("h2", "Edit and send again ", el("span.q", `from #${record.number}`)),
      el("p.meta", el("span", `The phone gets these bytes with these headers. #${record.number} stays as it is.`))),
    el("div.btns", button("b.quiet.named", "Cancel", () => close(), { key: "Esc" }), button("b.go.named", "Send to the phone", send, { iconName: "send" }))),
    session.verdict,
    el("div.panels",
      el("div.two",
        el("div", el("div.hd", el("h3", "Payload"), session.size, el("span.r",
          button("b.quiet", "Tidy", () => write(pretty(field.value))), button("b.quiet", "Undo all", () => write(session.text)))), field, session.hint),
        el("div", el("div.hd", el("h3", "What you changed"), session.counts), session.changes)),
      el("div.two", el("div", el("div.hd", el("h3", "What the rule would see")), session.printed), session.hazards),
      headerBox()));
  pane.scrollTop = 0;
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, 0);
  work();
}

function write(text) {
  session.field.value = text;
  session.field.focus();
  work();
}

function headerBox() {
  const words = el("span.q");
  const fields = el("div.kv", { hidden: true });
  const show = () => {
    words.textContent = Object.entries(session.headers).filter(([, each]) => each).map((each) => each.join(" ")).join(", ") || "none";
  };
  for (const name of ["apns-topic", "apns-push-type", "apns-priority", "apns-collapse-id", "apns-expiration"]) {
    const input = el("input.in", {
      "aria-label": name, value: session.headers[name] ?? "", spellcheck: "false",
      oninput: () => {
        session.headers[name] = input.value.trim();
        session.areHeadersChanged = true;
        show();
        plan();
      },
    });
    fields.append(el("code", name), input);
  }
  show();
  return el("div", el("div.hd", el("h3", "Headers"), words, el("span.r", button("b.quiet", "Change", (event) => {
    fields.hidden = !fields.hidden;
    set(event.currentTarget, { "aria-expanded": !fields.hidden });
  }, { "aria-expanded": false }))), fields);
}

const givenHeaders = () => Object.fromEntries(Object.entries(session.headers).filter(([, each]) => each));

// The bytes that are sent: those that came, unless the text was changed.
function body(own) {
  if (own.field.value !== own.text) return new TextEncoder().encode(own.field.value);
  const { text, base64 } = own.record.payload;
  return text === undefined ? Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)) : new TextEncoder().encode(text);
}

// Returns the answer of the gateway to a sender of these bytes; null if it takes them, or if there is no gateway.
function refusal(own) {
  if (!model.gateway?.http2) return null;
  const count = body(own).length;
  if (count === 0) return { status: "400 PayloadEmpty", words: "It has no bytes." };
  const limit = payloadLimit(own.headers["apns-push-type"]);
  return count > limit ? { status: "413 PayloadTooLarge", words: `It has ${number(count)} of ${number(limit)} bytes.` } : null;
}

function plan() {
  clearTimeout(timer);
  timer = setTimeout(work, pause);
}

async function work() {
  clearTimeout(timer);
  const own = session;
  const text = own.field.value;
  const bytes = body(own);
  own.size.textContent = `${number(bytes.length)} of ${number(payloadLimit(own.headers["apns-push-type"]))} bytes`;
  compare(own, text);
  try {
    tokens(text);
    fill(own.hint, "Valid JSON. Press ", el("kbd", "Ctrl"), " ", el("kbd", "Enter"), " to send.");
    set(own.field, { "aria-invalid": false });
  } catch (fault) {
    tellOfFault(own, fault);
  }
  request?.abort();
  request = new AbortController();
  const answered = refusal(own);
  if (answered) {
    showRefusal(own, answered);
    return;
  }
  try {
    const answer = await api.check(bytes, { headers: givenHeaders(), signal: request.signal });
    if (own === session) show(own, answer);
  } catch (error) {
    if (error.name !== "AbortError" && own === session) fill(own.verdict, el("p.say", error.message));
  }
}

function compare(own, text) {
  if (text === own.text) {
    own.counts.textContent = "";
    fill(own.changes, el("p.q", own.areHeadersChanged ? "Only headers." : "Nothing yet."));
    return;
  }
  const laidOut = (each) => (each.length > comparedLimit ? each : pretty(each));
  const [before, after] = [laidOut(own.text), laidOut(text)];
  own.counts.textContent = before === after ? "" : countWords(compareTexts(before, after).counts);
  fill(own.changes, before === after ? el("p.q", "Only white space.") : differences(before, after).slice(1));
}

function tellOfFault(own, fault) {
  if (fault.line === undefined) {
    fill(own.hint, "It is too long to be checked here.");
    return;
  }
  const words = `Line ${number(fault.line)}, column ${number(fault.column)}: ${fault.message}.`;
  set(own.field, { "aria-invalid": true });
  fill(own.hint, el("span.s-lost", words), " ", button("b.quiet", "Show it", () => {
    own.field.focus();
    own.field.setSelectionRange(fault.offset, fault.offset + 1);
  }));
  announce(words, "editor");
}

function showRefusal(own, { status, words }) {
  own.verdict.className = "verdict v-none";
  const title = `A sender would be answered ${status}.`;
  fill(own.verdict, el("p.say", shape("rejected"), el("span", el("b", title), ` ${words} Nothing would reach the phone.`)));
  fill(own.printed, el("p.q", "Nothing: it would not reach the app."));
  fill(own.hazards);
  announce(title, "editor");
}

function show(own, answer) {
  const state = stateOf(answer);
  const { parts } = verdict(answer);
  const colours = { twice: "twice", problem: "lost", lost: "lost", waiting: "waiting", kept: "waiting", routed: "routed" };
  own.verdict.className = `verdict v-${colours[state] ?? "none"}`;
  const isRefused = answer.fate.code === "refused";
  const title = isRefused ? "It would not be a payload." : state === "problem" && answer.problem === "broke-out" ? `The ${nounOf(answer)} would break out.`
    : state === "problem" && answer.problem === "other-address" ? "It would open another address." : would[state] ?? "It would not reach the app.";
  const rest = state === "routed" ? [] : state === "waiting" ? tapWouldBe(answer).map((each) => ` ${each}`) : parts.slice(1);
  const row = (name, record) => [el("dt.lab", name), el("dd", shape(stateOf(record))), el("dd", el("code", value(sessionOf(record) || `no ${nounOf(record)}`)))];
  fill(own.verdict, el("p.say", shape(state), el("span", el("b", title), sentenceNodes(rest))),
    el("dl.ba", row("Before", own.record), row("After", answer)));
  fill(own.printed, answer.explanation ? searched(answer.explanation) : el("p.q", "Nothing: the payload cannot be read."));
  const known = new Set(hazardsOf(own.record).map((each) => each.code));
  const added = hazardsOf(answer).filter((each) => !known.has(each.code));
  fill(own.hazards, el("div.hd", el("h3", added.length > 0 ? `${plural(added.length, "finding")} that #${own.record.number} does not have` : "No new findings")), added.length > 0 ? hazardList(added, { isShort: true }) : null);
  announce(`${title} ${sentence(sessionOf(answer).slice(0, 40))}`.trim(), "editor");
}

async function send() {
  const own = session;
  const answered = refusal(own);
  if (answered) {
    tell("strip", { text: `${answered.status}, as the gateway answers a sender: ${answered.words} Nothing reached the phone.` });
    return;
  }
  try {
    const answer = await api.give(body(own), { headers: givenHeaders() });
    end();
    announce(`Sent as #${answer.number}.`);
    choose(answer.number, { follows: true });
    byId("details").focus({ preventScroll: true });
  } catch (error) {
    tell("strip", { text: error.message });
  }
}

// Closes the editor, then goes on; asks first if something was changed, and returns true then. Asked again, as by Esc,
// it stays.
export function close(goOn = null) {
  if (!session) return false;
  if (!isChanged()) {
    leave(goOn);
    return false;
  }
  const own = session;
  const wasAsked = own.question && !goOn;
  own.question?.remove();
  own.question = null;
  if (wasAsked) {
    own.field.focus();
    return true;
  }
  const keep = button("b", "Keep editing", () => close());
  own.question = el("div.strip.calm", { role: "alert" }, icon("edit"), el("span", "What you changed was not sent."),
    el("span.r", button("b", "Discard it", () => leave(goOn)), " ", keep));
  byId("details").prepend(own.question);
  keep.focus();
  return true;
}

function leave(goOn) {
  end();
  goOn?.();
  tell("edit-end");
  byId("details").querySelector('[data-keep="edit"]')?.focus();
}

function end() {
  clearTimeout(timer);
  request?.abort();
  session = null;
  model.isEditing = false;
  model.guard = null;
  byId("details").classList.remove("solo");
}
