// The descriptions of notifications; those of the last 50 are kept until they change.

import { api } from "../base/api.js";
import { model, on, tell } from "../base/model.js";

const limit = 50;
const records = new Map();
// The newest request for each number since it changed: the answer to an earlier one may be what it was before.
const requests = new Map();

on("changed", (number) => {
  records.delete(number);
  requests.delete(number);
});
// What comes may belong to a thread that is kept here.
on("arrived", () => {
  if (model.rate < 20) records.clear();
});
// What is waiting would be tapped at the device as it is now.
let device = "";
on("phone", () => {
  const { ios, delegates, routesIn, lifeCycle, topic } = model.phone;
  const now = JSON.stringify([ios, delegates, routesIn, lifeCycle, topic]);
  const isFirst = device === "";
  if (now === device) return;
  device = now;
  if (isFirst) return;
  records.clear();
  requests.clear();
  if (model.chosen !== 0) tell("changed", model.chosen);
});
on("begin forgotten", () => {
  records.clear();
  requests.clear();
});

// Returns the description of a notification.
export async function describe(number, signal) {
  const kept = records.get(number);
  if (kept) return kept;
  const request = Symbol("request");
  requests.set(number, request);
  try {
    const record = await api.notification(number, signal);
    if (requests.get(number) !== request) return record;
    records.set(number, record);
    if (records.size > limit) records.delete(records.keys().next().value);
    return record;
  } finally {
    if (requests.get(number) === request) requests.delete(number);
  }
}
