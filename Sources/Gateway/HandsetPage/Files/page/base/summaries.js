// The summaries of the newest notifications, by number, in typed arrays and arrays of texts. No part of it needs a
// browser.

// The states as the page shows them; the order is that of the filters.
export const states = ["routed", "waiting", "lost", "twice", "problem", "passed-by", "dismissed", "none", "rejected", "kept", "replaced"];
const stateIndexes = new Map(states.map((name, index) => [name, index]));

// Returns the state of a summary or record. It never depends on what the frame of one tab saw.
export function stateOf({ fate, problem }) {
  const { code } = fate;
  if ((code === "routed" || code === "routed-twice") && problem) return "problem";
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

// The reasons of an app whose own code has ended.
const ends = new Set(["app-crashed", "app-hung"]);
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
    // The number of those that are there, and of those that nobody has looked at.
    this.count = 0;
    this.newCount = 0;
    this.counts = new Uint32Array(states.length);
    this.stateCodes = new Uint8Array(capacity);
    this.times = new Float64Array(capacity);
    this.hazards = new Uint32Array(capacity);
    this.isThere = new Uint8Array(capacity);
    this.texts = new Array(capacity);
    // Those that came while the page was open, and that nobody has looked at.
    this.isNew = new Uint8Array(capacity);
    this.version = (this.version ?? 0) + 1;
  }

  // True if one between the first and the last is not there.
  get hasGaps() {
    return this.count < this.last - this.first + 1;
  }

  // The number of the newest that is there; 0 if none is.
  get newest() {
    let number = this.last;
    while (number >= this.first && !this.has(number)) number -= 1;
    return number >= this.first ? number : 0;
  }

  // The number of those that came after one.
  countAfter(number) {
    if (!this.hasGaps) return Math.max(0, this.last - number);
    let count = 0;
    for (let each = this.last; each > number && each >= this.first; each -= 1) count += this.isThere[each & mask];
    return count;
  }

  // The states of those that nobody has looked at.
  newStates() {
    const found = new Set();
    let left = this.newCount;
    for (let number = this.last; left > 0 && number >= this.first; number -= 1) {
      if (this.isNew[number & mask] === 0 || !this.has(number)) continue;
      found.add(states[this.stateCodes[number & mask]]);
      left -= 1;
    }
    return found;
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
    while (this.last - this.first + 1 > this.limit) this.removeFirst();
    this.isThere[summary.number & mask] = 0;
    this.isNew[summary.number & mask] = 1;
    this.newCount += 1;
    this.put(summary);
  }

  // Notes that somebody has looked at a notification; returns false if that is known.
  look(number) {
    const place = number & mask;
    if (!this.has(number) || this.isNew[place] === 0) return false;
    this.isNew[place] = 0;
    this.newCount -= 1;
    this.version += 1;
    return true;
  }

  // Takes one away; its place stays empty.
  remove(number) {
    if (!this.has(number)) return false;
    this.look(number);
    this.takeOut(number & mask);
    this.version += 1;
    return true;
  }

  takeOut(place) {
    this.counts[this.stateCodes[place]] -= 1;
    this.count -= 1;
    if (this.isNew[place] === 1) this.newCount -= 1;
    this.isThere[place] = this.isNew[place] = 0;
    this.texts[place] = undefined;
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
    if (this.isThere[place] === 1) this.takeOut(place);
    this.first += 1;
    this.gone += 1;
  }

  // Writes a summary in its place, new or changed.
  put(summary) {
    const number = summary.number;
    if (number < this.first || number > this.last) return;
    const place = number & mask;
    if (this.isThere[place] === 1) this.counts[this.stateCodes[place]] -= 1;
    else this.count += 1;
    const state = stateIndexes.get(stateOf(summary));
    this.isThere[place] = 1;
    this.stateCodes[place] = state;
    this.counts[state] += 1;
    this.times[place] = typeof summary.time === "number" ? summary.time : Date.parse(summary.time);
    this.hazards[place] = summary.hazardCount;
    const { title, subtitle, body, textKey, kind, session, fate, note, problem, token } = summary;
    const reason = ends.has(summary.reason?.code) ? summary.reason : undefined;
    this.texts[place] = { title, subtitle, body, textKey, kind, session, fate, note, problem, token, reason };
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
