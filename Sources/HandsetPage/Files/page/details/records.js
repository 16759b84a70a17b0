// The descriptions of notifications; those of the last 50 are kept until they change.

import { api } from "../base/api.js";
import { on } from "../base/model.js";

const limit = 50;
const records = new Map();

on("changed", (number) => records.delete(number));
on("begin forgotten", () => records.clear());

// Returns the description of a notification.
export async function describe(number, signal) {
  const kept = records.get(number);
  if (kept) return kept;
  const record = await api.notification(number, signal);
  records.set(number, record);
  if (records.size > limit) records.delete(records.keys().next().value);
  return record;
}
