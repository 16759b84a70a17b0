// Edit and send again: the payload, what was changed, and what would become of it, worked out while somebody types.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { byId, button, el, fill, icon, set } from "../base/dom.js";
import { compareTexts } from "../base/diff.js";
import { pretty, tokens } from "../base/json.js";
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
import { hazardsOf, sessionOf, verdict } from "./words.js";

const pause = 150;
const limit = 4096;
const would = {
  routed: "It would be routed.", twice: "It would be routed twice.", waiting: "It would wait on the screen.", lost: "It would be lost.",
  problem: "It would be routed, but nothing would be opened.", none: "It would have no session.", kept: "It would be kept.",
};

let [session, timer, request] = [null, 0, null];

export function makeEditor(pane) {
  on("edit", (record) => open(pane, record));
}

export const isChanged = () => Boolean(session) && (session.field.value !== session.text || session.areHeadersChanged);

function open(pane, record) {
  const text = pretty(record.payload.text ?? "");
  const field = el("textarea.ed", { "aria-label": "Payload", spellcheck: "false", rows: 14, autocapitalize: "off", autocomplete: "off" });
  field.value = text;
  const headers = Object.fromEntries((record.headers ?? []).filter(({ name }) => name.startsWith("apns-") && name !== "apns-id").map(({ name, value: content }) => [name, content]));
  session = {
    record, text, field, headers, areHeadersChanged: false, verdict: el("section.verdict", { "aria-label": "What would become of it" }),
    size: el("span.q.num"), hint: el("p.q", { role: "status" }), changes: el("div"), printed: el("div"), hazards: el("div"), counts: el("span.r.q"),
  };
  model.isEditing = true;
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
      el("p.meta", el("span", `The phone gets it as if your sender had sent it. #${record.number} stays as it is.`))),
    el("div.btns", button("b.quiet", "Cancel", () => close(), { key: "Esc" }), button("b.go", "Send to the phone", send, { iconName: "send" }))),
    session.verdict,
    el("div.panels",
      el("div.two",
        el("div", el("div.hd", el("h3", "Payload"), session.size, el("span.r",
          button("b.quiet", "Tidy", () => write(pretty(field.value))), button("b.quiet", "Undo all", () => write(text)))), field, session.hint),
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

function plan() {
  clearTimeout(timer);
  timer = setTimeout(work, pause);
}

async function work() {
  clearTimeout(timer);
  const own = session;
  const text = own.field.value;
  const bytes = new TextEncoder().encode(text).length;
  own.size.textContent = `${number(bytes)} of ${number(limit)} bytes`;
  own.counts.textContent = countWords(compareTexts(own.text, text).counts);
  fill(own.changes, text === own.text ? el("p.q", "Nothing yet.") : differences(own.text, text).slice(1));
  try {
    tokens(text);
    fill(own.hint, "Valid JSON. Press ", el("kbd", "Ctrl"), " ", el("kbd", "Enter"), " to send.");
    set(own.field, { "aria-invalid": false });
  } catch (fault) {
    set(own.field, { "aria-invalid": true });
    fill(own.hint, el("span.s-lost", `Line ${fault.line}: ${fault.message}.`));
    announce(`Line ${fault.line}: ${fault.message}.`, "editor");
  }
  request?.abort();
  request = new AbortController();
  try {
    const answer = await api.check(text, { at: own.record.number, headers: givenHeaders(), signal: request.signal });
    if (own === session) show(own, answer);
  } catch (error) {
    if (error.name !== "AbortError" && own === session) fill(own.verdict, el("p.say", error.message));
  }
}

function show(own, answer) {
  const state = stateOf(answer);
  const { parts } = verdict(answer);
  const colours = { twice: "twice", problem: "lost", lost: "lost", waiting: "waiting", kept: "waiting", routed: "routed" };
  own.verdict.className = `verdict v-${colours[state] ?? "none"}`;
  const title = state === "problem" && answer.problem === "broke-out" ? "The session would break out." : would[state] ?? "It would not reach the app.";
  const rest = state === "routed" || state === "waiting" ? [] : parts.slice(1);
  const row = (name, record) => [el("dt.lab", name), el("dd", shape(stateOf(record))), el("dd", el("code", value(sessionOf(record) || "no session")))];
  fill(own.verdict, el("p.say", shape(state), el("span", el("b", title), sentenceNodes(rest))),
    el("dl.ba", row("Before", own.record), row("After", answer)));
  fill(own.printed, answer.explanation ? searched(answer.explanation) : el("p.q", "Nothing: the payload cannot be read."));
  const known = new Set(hazardsOf(own.record).map((each) => each.code));
  const added = hazardsOf(answer).filter((each) => !known.has(each.code));
  fill(own.hazards, el("div.hd", el("h3", added.length > 0 ? `${plural(added.length, "hazard")} that #${own.record.number} does not have` : "No new hazards")), added.length > 0 ? hazardList(added, { isShort: true }) : null);
  announce(`${title} ${sentence(sessionOf(answer).slice(0, 40))}`.trim(), "editor");
}

async function send() {
  const own = session;
  try {
    const answer = await api.give(own.field.value, { at: own.record.number, headers: givenHeaders() });
    end();
    announce(`Sent as #${answer.number}.`);
    choose(answer.number, { follows: true });
    byId("details").focus({ preventScroll: true });
  } catch (error) {
    tell("strip", { text: error.message });
  }
}

// Closes the editor; asks first if something was changed.
export function close() {
  if (!session) return;
  if (!isChanged() || session.asks) {
    end();
    tell("edit-end");
    byId("details").querySelector('[data-keep="edit"]')?.focus();
    return;
  }
  session.asks = true;
  const own = session;
  const keep = button("b", "Keep editing", () => {
    strip.remove();
    own.asks = false;
    own.field.focus();
  });
  const strip = el("div.strip.calm", { role: "alert" }, icon("edit"), el("span", "What you changed was not sent."), el("span.r", button("b", "Discard it", () => close()), " ", keep));
  byId("details").prepend(strip);
  keep.focus();
}

function end() {
  clearTimeout(timer);
  request?.abort();
  session = null;
  model.isEditing = false;
  byId("details").classList.remove("solo");
}
