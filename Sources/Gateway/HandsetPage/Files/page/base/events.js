// The connection to Handset: everything that changes comes as Server-Sent Events.

import { alarm, announce } from "./announce.js";
import { api } from "./api.js";
import { model, tell } from "./model.js";

const longestPause = 10;

let source = null;
let lastID = null;
let pause = 1;
let timer = 0;
let arrived = [];

// Begins to read events, and goes on after each loss.
export function connect() {
  source?.close();
  clearInterval(timer);
  const own = new EventSource(api.eventsPath(lastID));
  source = own;
  const listen = (name, action) => own.addEventListener(name, (event) => {
    if (own !== source) return;
    if (event.lastEventId) lastID = event.lastEventId;
    action(JSON.parse(event.data));
  });
  listen("start", begin);
  listen("notification", (summary) => {
    arrived.push(performance.now());
    tell("arrival", summary);
  });
  listen("updated", (summary) => tell("updated", summary));
  listen("answered", (answer) => tell("answered", answer));
  listen("statement", (statement) => tell("statement", statement));
  listen("phone", (state) => tell("phone-changed", state));
  listen("removed", ({ number }) => tell("removed", number));
  listen("forgotten", ({ last }) => tell("forgotten", last));
  listen("faults", ({ faults }) => {
    model.faults = faults;
    tell("faults");
  });
  listen("devices", (change) => tell("devices", change));
  own.addEventListener("error", () => {
    if (own === source) lose(own);
  });
}

function begin({ beginning, run, last }) {
  pause = 1;
  const wasLost = model.connection.state === "lost";
  model.connection = { state: "live", retryIn: 0, run };
  tell("connection");
  if (beginning === "resumed") {
    if (wasLost) announce("Connected again.", "connection");
    tell("resumed");
    return;
  }
  tell("begin", { last, isRestart: beginning === "restarted", isLate: beginning === "late" });
}

function lose(own) {
  own.close();
  source = null;
  if (model.connection.state === "live") alarm("The connection to Handset was lost.");
  let left = pause;
  pause = Math.min(longestPause, pause * 2);
  const show = () => {
    model.connection = { state: "lost", retryIn: left };
    tell("connection");
  };
  show();
  clearInterval(timer);
  timer = setInterval(() => {
    left -= 1;
    if (left <= 0) connect();
    else show();
  }, 1000);
}

// Tries to connect now.
export function tryNow() {
  pause = 1;
  connect();
}

// The rate of arrivals, twice a second.
setInterval(() => {
  const now = performance.now();
  const start = arrived.findIndex((time) => time > now - 1000);
  arrived = start < 0 ? [] : arrived.slice(start);
  if (arrived.length === model.rate) return;
  model.rate = arrived.length;
  tell("rate");
}, 500);

