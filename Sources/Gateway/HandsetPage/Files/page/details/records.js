// The descriptions of notifications; those of the last 50 are kept until they change.

import { api } from "../base/api.js";
import { model, on } from "../base/model.js";

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
