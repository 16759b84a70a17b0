// Tells screen readers what has happened: one polite region, at most once in two seconds, texts from here only.

import { byId } from "./dom.js";
import { number } from "./text.js";

const rest = 2000;
const floodRest = 10_000;
const floodRate = 50;
const several = 5;

let waiting = [];
let arrivals = [];
let last = -Infinity;
let timer = 0;

// Announces a sentence when it is its turn; a later one of the same kind takes its place.
export function announce(text, kind = text) {
  waiting = waiting.filter((each) => each.kind !== kind);
  waiting.push({ text, kind });
  plan();
}

// Announces a notification, or the number of them.
export function announceArrival(text, rate) {
  arrivals.push(text);
  plan(rate >= floodRate ? floodRest : rest);
}

// Announces at once that the connection was lost.
export function alarm(text) {
  byId("assertive").textContent = text;
}

// The title in the news of an arrival: a sentence with its verdict says all of it.
const titleIn = (text) => `${text.replace(/^New: /, "").replace(/\. [^.]*\.$/, "")}:`;

function plan(pause = rest) {
  if (timer !== 0) return;
  timer = setTimeout(speak, Math.max(250, last + pause - performance.now()));
}

function speak() {
  timer = 0;
  const sentences = waiting.map((each) => each.text);
  if (arrivals.length >= several) sentences.push(`${number(arrivals.length)} new notifications.`);
  else sentences.push(...arrivals.filter((text) => !sentences.some((each) => each.startsWith(titleIn(text)))));
  waiting = [];
  arrivals = [];
  if (sentences.length === 0) return;
  last = performance.now();
  byId("polite").textContent = sentences.join(" ");
}
