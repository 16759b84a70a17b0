// The messages of a page that is not trusted, of which only so many are taken. No part of it needs a browser.

// What a frame may send in a second: messages, and the UTF-16 units and milliseconds that it takes to read them.
const usual = { messages: 200, units: 1_000_000, milliseconds: 250 };

export class MessageBudget {
  constructor(limits = {}) {
    this.limits = { ...usual, ...limits };
    this.isSpent = false;
    this.begin(-Infinity);
  }

  begin(now) {
    this.start = now;
    this.spent = { messages: 0, units: 0, milliseconds: 0 };
  }

  // Counts a message before it is read; returns false if there were too many. Once spent, it stays so.
  take(now) {
    if (now - this.start >= 1000) this.begin(now);
    return this.spend("messages", 1);
  }

  // Counts what it took to read a message; returns false if that was too much.
  read(units, milliseconds) {
    return this.spend("units", units) && this.spend("milliseconds", milliseconds);
  }

  spend(name, count) {
    this.spent[name] += count;
    if (this.spent[name] > this.limits[name]) this.isSpent = true;
    return !this.isSpent;
  }
}

// Returns the number of UTF-16 units of the texts in a message, one level deep.
export function unitsOf(message) {
  if (typeof message === "string") return message.length;
  if (typeof message !== "object" || message === null) return 0;
  let count = 0;
  for (const value of Object.values(message)) {
    if (typeof value === "string") count += value.length;
    else if (Array.isArray(value)) for (const each of value) count += typeof each === "string" ? each.length : 1;
    else count += 1;
  }
  return count;
}
