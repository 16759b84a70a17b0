// The numbers that the list shows: all, or those that match the filter; up to a certain one while the list is held.

import { model } from "../base/model.js";
import { inSlices } from "../base/paint.js";

export class Shown {
  constructor() {
    this.reset();
  }

  reset() {
    this.endWork?.();
    this.isHeld = false;
    this.heldAt = 0;
    this.newCount = 0;
    // Matching numbers, the newest last; null without a filter.
    this.matches = null;
    // Matching numbers from before, the newest first, while a new filter goes over the old ones.
    this.older = [];
    if (this.isFiltered) this.refilter(() => {});
  }

  // True if somebody has asked for some of them.
  get isAsked() {
    return Boolean(model.filter.state || model.filter.text);
  }

  get isFiltered() {
    return this.isAsked || model.summaries.hasGaps;
  }

  hold() {
    this.isHeld = true;
    this.heldAt = model.summaries.last;
    this.newCount = 0;
  }

  release() {
    this.isHeld = false;
    this.newCount = 0;
  }

  arrive(number) {
    const isMatch = !this.isFiltered || model.summaries.matches(number, this.filter);
    if (this.matches && isMatch) this.matches.push(number);
    if (this.isHeld && isMatch) this.newCount += 1;
  }

  get filter() {
    return { state: model.filter.state, text: model.filter.text.toLowerCase() };
  }

  // Goes over all notifications in slices, the newest first.
  refilter(changed) {
    this.endWork?.();
    this.older = [];
    this.matches = this.isFiltered ? [] : null;
    if (!this.isFiltered) return;
    const filter = this.filter;
    let number = model.summaries.last;
    this.endWork = inSlices(() => {
      for (let step = 0; step < 100 && number >= model.summaries.first; step += 1, number -= 1) {
        if (model.summaries.matches(number, filter)) this.older.push(number);
      }
      changed();
      return number >= model.summaries.first;
    });
  }

  // Takes away one that was removed.
  remove(number) {
    if (this.matches) {
      this.matches = this.matches.filter((each) => each !== number);
      this.older = this.older.filter((each) => each !== number);
    }
  }

  // Takes away what is no longer there.
  update() {
    const first = model.summaries.first;
    while (this.older.length > 0 && this.older.at(-1) < first) this.older.pop();
    if (this.matches?.length > 0 && this.matches[0] < first) {
      const index = this.matches.findIndex((number) => number >= first);
      this.matches = index < 0 ? [] : this.matches.slice(index);
    }
  }

  get count() {
    if (this.matches) return this.visibleMatches + this.older.length;
    return Math.max(0, this.top - model.summaries.first + 1);
  }

  get top() {
    return this.isHeld ? Math.min(this.heldAt, model.summaries.last) : model.summaries.last;
  }

  get visibleMatches() {
    return this.matches.length - (this.isHeld ? Math.min(this.newCount, this.matches.length) : 0);
  }

  // Returns the number at a place, from the newest on.
  numberAt(index) {
    if (!this.matches) return this.top - index;
    const visible = this.visibleMatches;
    return index < visible ? this.matches[visible - 1 - index] : this.older[index - visible];
  }

  // Returns the place of a number; -1 if it is not shown.
  indexOf(number) {
    if (!this.matches) return number >= model.summaries.first && number <= this.top ? this.top - number : -1;
    const visible = this.visibleMatches;
    const index = this.matches.lastIndexOf(number, visible - 1);
    if (index >= 0) return visible - 1 - index;
    const old = this.older.indexOf(number);
    return old < 0 ? -1 : visible + old;
  }
}
