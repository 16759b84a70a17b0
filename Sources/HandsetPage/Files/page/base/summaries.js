// The summaries of the newest notifications, by number, in typed arrays and arrays of texts. No part of it needs a
// browser.

// The states as the page shows them; the order is that of the filters.
export const states = ["routed", "waiting", "lost", "twice", "problem", "passed-by", "dismissed", "none", "rejected", "kept", "replaced"];
const stateIndexes = new Map(states.map((name, index) => [name, index]));

// Returns the state of a summary or record.
export function stateOf({ fate, problem, pageProblem }) {
  const { code } = fate;
  if ((code === "routed" || code === "routed-twice") && (problem || pageProblem)) return "problem";
  switch (code) {
    case "routed": return "routed";
    case "routed-twice": return "twice";
    case "waiting": case "passed-by": case "dismissed": case "replaced": return code;
    case "lost": case "undelivered": return "lost";
    case "stored": return "kept";
    case "rejected": case "dropped": case "unanswered": return "rejected";
    default: return "none";
  }
}

const capacity = 16_384;
const mask = capacity - 1;

export class Summaries {
  constructor(limit = 10_000) {
    this.limit = Math.min(limit, 10_000);
    this.clear(0);
  }

  // Forgets all; the next number is the one after `last`.
  clear(last) {
    this.last = last;
    this.first = last + 1;
    this.gone = 0;
    this.counts = new Uint32Array(states.length);
    this.stateCodes = new Uint8Array(capacity);
    this.times = new Float64Array(capacity);
    this.hazards = new Uint32Array(capacity);
    this.isThere = new Uint8Array(capacity);
    this.texts = new Array(capacity);
    // Those that came while the page was open, and that nobody has looked at.
    this.isNew = new Uint8Array(capacity);
    // The numbers whose statement went wrong in the app's frame.
    this.wrong = new Set();
    this.version = (this.version ?? 0) + 1;
  }

  // Notes that the statement of a notification went wrong in the app's frame.
  markWrong(number) {
    this.wrong.add(number);
    const summary = this.get(number);
    if (summary) this.put({ ...summary, time: summary.time });
  }

  get count() {
    return this.last - this.first + 1;
  }

  has(number) {
    return number >= this.first && number <= this.last && this.isThere[number & mask] === 1;
  }

  // Adds the next notification; the oldest goes if there are too many.
  append(summary) {
    if (summary.number <= this.last) {
      this.put(summary);
      return;
    }
    // Numbers have no gaps, unless events were missed.
    for (let number = Math.max(this.last + 1, summary.number - this.limit); number < summary.number; number += 1) {
      this.isThere[number & mask] = 0;
    }
    this.last = summary.number;
    while (this.count > this.limit) this.removeFirst();
    this.isThere[summary.number & mask] = 0;
    this.isNew[summary.number & mask] = 1;
    this.put(summary);
  }

  // Notes that somebody has looked at a notification; returns false if that is known.
  look(number) {
    const place = number & mask;
    if (!this.has(number) || this.isNew[place] === 0) return false;
    this.isNew[place] = 0;
    this.version += 1;
    return true;
  }

  // Adds notifications that came before all that are there, the newest first.
  prepend(summaries) {
    for (const summary of summaries) {
      if (summary.number >= this.first) {
        if (!this.has(summary.number)) this.put(summary);
        continue;
      }
      if (this.last - summary.number >= this.limit) break;
      for (let number = summary.number; number < this.first; number += 1) this.isThere[number & mask] = this.isNew[number & mask] = 0;
      this.first = summary.number;
      this.put(summary);
    }
  }

  removeFirst() {
    const place = this.first & mask;
    if (this.isThere[place] === 1) {
      this.counts[this.stateCodes[place]] -= 1;
      this.isThere[place] = 0;
      this.texts[place] = undefined;
    }
    this.first += 1;
    this.gone += 1;
  }

  // Writes a summary in its place, new or changed.
  put(summary) {
    const number = summary.number;
    if (number < this.first || number > this.last) return;
    const place = number & mask;
    if (this.isThere[place] === 1) this.counts[this.stateCodes[place]] -= 1;
    const state = stateIndexes.get(stateOf({ ...summary, pageProblem: this.wrong.has(number) }));
    this.isThere[place] = 1;
    this.stateCodes[place] = state;
    this.counts[state] += 1;
    this.times[place] = typeof summary.time === "number" ? summary.time : Date.parse(summary.time);
    this.hazards[place] = summary.hazardCount;
    const { title, subtitle, body, textKey, kind, session, fate, note, problem, token } = summary;
    this.texts[place] = { title, subtitle, body, textKey, kind, session, fate, note, problem, token };
    this.version += 1;
  }

  // Returns what a row shows.
  get(number) {
    const place = number & mask;
    if (!this.has(number)) return null;
    return {
      number, state: states[this.stateCodes[place]], time: this.times[place], hazardCount: this.hazards[place],
      isNew: this.isNew[place] === 1,
      ...this.texts[place],
    };
  }

  // Returns the place of a state in `states`.
  stateCodeAt(number) {
    return this.stateCodes[number & mask];
  }

  // Returns true if a notification matches a filter of lower case.
  matches(number, { state, text }) {
    if (!this.has(number)) return false;
    const place = number & mask;
    if (state && states[this.stateCodes[place]] !== state) return false;
    if (!text) return true;
    if (text.startsWith("#")) return String(number).startsWith(text.slice(1));
    const texts = this.texts[place];
    return [texts.title, texts.subtitle, texts.body, texts.textKey, texts.session, texts.token, texts.note]
      .some((each) => each?.toLowerCase().includes(text));
  }

  // The number of notifications that are there, by the name of their state.
  countOf(state) {
    return this.counts[stateIndexes.get(state)];
  }
}
