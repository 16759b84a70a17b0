// The first push and the samples for the rule and app in use. They are made from the rules, and Handset's own check
// decides which of them are shown, so that none promises what this app does not do. No part of it needs a browser.

import { stateOf } from "./summaries.js";
import { ownAlert, placesOf, schemeOf } from "./trials.js";

// The first push where there is no rule, whose key may become one.
const ownFirst = '{"aps":{"alert":"Your order is ready","badge":1},"orderId":"7"}';
// The first push of the app of 2011, whose rule needs no other.
export const classicFirst = '{"aps":{"alert":"Your table is ready","badge":1,"session":"7C41D9"}}';

const breakOut = '42");document.body.textContent="Sign in again";("';
const classicPlace = { path: ["aps", "session"], prefix: "", fill: null };
const ruleLimit = 24;
const trialLimit = 60;
const sampleLimit = 6;

const opens = ({ fate, problem, sessions }) => ["routed", "waiting"].includes(fate.code) && !problem && sessions.length > 0;
const breaks = ({ problem }) => Boolean(problem);

// What becomes of a payload, in a few words.
function wordsOf({ problem, sessions: [session], fate, explanation, record, rules }) {
  if (problem === "broke-out") return "runs script in the app’s page";
  if (problem === "did-not-run") return "ends the app’s statement too early";
  if (problem) return "leads to another address";
  if (session === undefined && rules?.rules?.length === 0) return "nobody has said what a tap opens";
  if (session === undefined) return explanation?.misses?.[0]?.finding ?? record?.refused?.finding ?? "the rule finds nothing";
  if (fate.code === "waiting") return `a tap opens ${session}`;
  return fate.code === "routed" || fate.code === "routed-twice" ? `opens ${session}` : `the app never gets ${session}`;
}

// What two samples have in common if they show the same.
const outcomeOf = (answer) => [
  stateOf(answer), answer.problem, answer.kind, answer.explanation?.misses?.[0]?.finding,
  ...(answer.explanation?.hazards ?? []).map(({ code }) => code),
].join("|");

// Returns the payload of the first push, and the place of its session: the first that opens something, or else one
// that the rules find something in.
async function findFirst(rules, answer, check) {
  const classic = { text: classicFirst, answer, place: classicPlace };
  if (opens(classic.answer) && rules[0]?.pattern) return classic;
  let found = classic.answer.sessions.length > 0 && rules[0]?.pattern ? classic : null;
  let left = trialLimit;
  const scheme = schemeOf(rules);
  for (const place of rules.flatMap((rule) => placesOf(rule, scheme))) {
    for (const value of place.values) {
      if (left === 0) return found ?? classic;
      left -= 1;
      const text = JSON.stringify(place.fill(value));
      const answer = await check(text);
      if (opens(answer)) return { text, answer, place };
      if (answer.sessions.length > 0 && !answer.problem) found ??= { text, answer, place };
    }
  }
  return found ?? classic;
}

const classicOpening = {
  aps: { alert: { title: "Table ready", subtitle: "Bistro Nord", body: "Party of 4. Tap to see your seats." }, badge: 1, session: "7C41D9" },
};

// The samples of the app of 2011, which break it in three ways.
const classicSamples = [
  ["Quotes in the session", { aps: { alert: "Your order is ready", session: "ab-12", sound: "default" } }, breaks, '"ab-12" ends the string too early'],
  ["The alert picks the session", { aps: { alert: "session = 9; look", session: "42" } }, breaks, "session = 9; in the text comes first"],
  ["A session that breaks out", { aps: { alert: { title: "Mia", body: "sent you a note" }, badge: 3 }, note: `session = ${breakOut};` }, breaks],
  ["At the top level", { aps: { alert: "hello" }, session: "42" }, ({ sessions }) => sessions.length === 0, "42, which the rule never finds"],
];

// The samples of an app that looks for a value at a place, or composes its link of values.
function samplesAt(place, places) {
  const hostile = [place, ...places.filter((other) => other !== place && other.path.length > 0)].slice(0, 8);
  const name = place.path.join(".");
  return [
    // A link can be open in a field that is not the first: each is tried, and the first that breaks is shown.
    ...hostile.map((each) => ["A target that breaks out", each.fill(each.prefix + breakOut), breaks]),
    ...hostile.map((each) => ["Quotes in the target", each.fill(`${each.prefix}say "hi"`), breaks]),
    ["A target that tries to break out", place.fill(place.prefix + breakOut), opens, "the rule keeps it inside the link"],
    [`Without ${name}`, { aps: place.path[1] === "alert" ? { badge: 1 } : { alert: "hello" } }],
    ["A dictionary in its place", place.fill({ a: "1" })],
  ];
}

// Returns a payload without what a phone shows, plays or counts.
function silenced(text) {
  const { aps, ...others } = JSON.parse(text);
  const { alert, badge, sound, ...rest } = aps;
  return { aps: { ...rest, "content-available": 1 }, ...others };
}

// Returns { first, samples }: the text of a first push that opens something, and up to six samples, each of which
// shows another outcome: { state, title, words, text, headers }. `check(text, headers)` gives Handset's answer; the
// one to the push of the app of 2011 has the rules and all cells of the matrix, so `kept(answer)` may have the samples.
export async function samplesFor(check, { kept = () => null, keep = () => {} } = {}) {
  const answer = await check(classicFirst);
  const asked = JSON.stringify(answer);
  const former = kept(asked);
  if (former) return former;
  const made = await makeSamples(answer, check);
  keep(asked, made);
  return made;
}

async function makeSamples(classicAnswer, check) {
  const rules = (classicAnswer.rules?.rules ?? []).slice(0, ruleLimit);
  const { text: first, answer: firstAnswer, place } = classicAnswer.rules?.rules?.length === 0
    ? { text: ownFirst, answer: await check(ownFirst), place: { path: [] } } : await findFirst(rules, classicAnswer, check);
  const places = rules.flatMap((rule) => placesOf(rule, schemeOf(rules)));
  const candidates = [
    [opens(firstAnswer) ? (place === classicPlace ? "A session that opens" : "A target that opens") : "A first push", place === classicPlace ? classicOpening : first],
    ...(place === classicPlace ? classicSamples : place.path.length > 0 ? samplesAt(place, places) : [["An alert alone", ownAlert()]]),
    ["Silent push", silenced(first), () => true, undefined, { "apns-push-type": "background", "apns-priority": "5" }],
    ["Not JSON", first.slice(0, -1), () => true, "its last brace is missing: the app gets nothing"],
  ];
  const samples = [];
  const seen = new Set();
  for (const [title, payload, fits = () => true, words, headers = {}] of candidates) {
    if (samples.length === sampleLimit) break;
    const isSafe = fits === opens;
    if (samples.some((each) => each.title === title) || isSafe && samples.some((each) => each.state === "problem")) continue;
    const text = typeof payload === "string" ? payload : JSON.stringify(payload);
    const answer = await check(text, headers);
    const outcome = `${isSafe}|${outcomeOf(answer)}`;
    if (!fits(answer) || seen.has(outcome)) continue;
    seen.add(outcome);
    samples.push({ state: answer.problem ? "problem" : stateOf(answer), title, words: words ?? wordsOf(answer), text, headers });
  }
  return { first, samples };
}
