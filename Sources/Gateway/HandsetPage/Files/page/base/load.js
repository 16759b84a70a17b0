// Loads what is there: at the start, after Handset was started again, and after events were missed.

import { addressOf } from "./address.js";
import { announceArrival } from "./announce.js";
import { api, Problem } from "./api.js";
import { connect } from "./events.js";
import { model, on, tell } from "./model.js";
import { titleOf } from "./names.js";
import { loadAnew, tellOfRestart } from "./restart.js";
import { stateForms } from "./states.js";
import { stateOf } from "./summaries.js";
import { spoken } from "./text.js";

const page = 1000;
let loading = 0;
let isHalf = false;

export function start() {
  on("begin", begin);
  on("resumed", () => {
    if (isHalf) begin({ last: model.summaries.last });
  });
  on("arrival", arrive);
  on("updated", (summary) => {
    model.summaries.put(summary);
    tell("list");
    tell("changed", summary.number);
  });
  on("removed", (number) => {
    if (!model.summaries.remove(number)) return;
    tell("taken-out", number);
    if (number === model.chosen) chooseBeside(number);
    tell("list");
  });
  on("forgotten", (last) => {
    model.summaries.clear(last);
    forgetChosen();
    tell("list");
  });
  on("devices", ({ token, state }) => {
    if (!token && model.gateway) model.gateway.away = state === "away";
    tell("gateway");
  });
  on("answered", ({ number }) => tell("changed", number));
  on("choose", (number) => {
    choose(number, { follows: model.follows && number === model.summaries.last });
    look(number);
  });
  connect();
  tellOfRestart((number) => choose(number, { follows: false }));
}

// After a restart, the number in the address is that of another notification.
function forgetNumber() {
  history.replaceState(null, "", `${location.pathname}${location.search}${addressOf({ number: 0, tab: model.tab, filter: model.filter })}`);
}

async function begin({ last, isRestart, isLate }) {
  if (isRestart) forgetNumber();
  if (isRestart && loadAnew()) return;
  loading += 1;
  isHalf = false;
  const own = loading;
  model.summaries.clear(last);
  model.transcripts.clear();
  // After a restart the numbers are those of others.
  if (isRestart) model.wanted = 0;
  else if (!model.follows) model.wanted ||= model.chosen;
  if (isRestart || model.wanted !== model.chosen) forgetChosen();
  if (isLate) tell("strip", { text: "Too much has come meanwhile. The list was loaded again." });
  tell("list");
  try {
    const [gateway, { faults }] = await Promise.all([api.gateway(), api.faults()]);
    if (own !== loading) return;
    model.gateway = gateway;
    model.faults = faults;
    model.summaries.limit = Math.min(gateway.keep, 10_000);
    tell("gateway");
    tell("faults");
    tell("phone-changed", {});
    chooseWanted(last);
    let before = last + 1;
    for (;;) {
      const answer = await api.summaries({ before, limit: page });
      if (own !== loading) return;
      model.summaries.prepend(answer.notifications);
      model.isLoaded = true;
      if (answer.notifications.length > 0) hasCome();
      if (model.follows && model.chosen === 0 && !model.isEditing && model.summaries.count > 0) choose(model.summaries.newest);
      tell("loaded");
      tell("list");
      if (answer.notifications.length < page) break;
      before = answer.notifications.at(-1).number;
      if (last - before >= model.summaries.limit) break;
    }
  } catch (error) {
    if (own !== loading) return;
    if (error instanceof Problem) tell("strip", { text: error.message });
    // The connection was lost meanwhile; when it is back, all is loaded again.
    else isHalf = true;
  }
}

function hasCome() {
  if (!model.isEmpty) return;
  model.isEmpty = false;
  tell("first");
}

function arrive(summary) {
  model.summaries.append(summary);
  model.isLoaded = true;
  hasCome();
  tell("list");
  tell("arrived", summary);
  const title = spoken(titleOf(summary));
  announceArrival(`New: ${title}. ${stateForms[stateOf(summary)].short ?? stateForms[stateOf(summary)].name}.`, model.rate);
}

// Notes that somebody has looked at a notification, which is new no longer.
export function look(number) {
  if (model.summaries.look(number)) tell("list");
}

// Chooses the notification of the address; one that has not come yet is of an earlier run.
function chooseWanted(last) {
  const { wanted } = model;
  if (wanted === 0) return;
  model.wanted = 0;
  if (wanted > last) {
    tell("strip", { text: `There is no notification ${wanted}: the last one is ${last}. Was Handset started again?` });
    model.follows = true;
    tell("follows");
  } else if (wanted === model.chosen) tell("changed", wanted);
  else choose(wanted, { follows: false });
}

// Chooses the notification whose details are shown.
export function choose(number, { follows = model.follows, isStep = false } = {}) {
  if (number !== model.chosen && model.guard) {
    leave(() => choose(number, { follows, isStep }));
    return;
  }
  const isOther = follows !== model.follows;
  model.follows = follows;
  model.isStep = isStep;
  if (isOther) tell("follows");
  if (number !== model.chosen) show(number);
}

// Chooses the next older one in place of one that is gone, or else the newest; who edits it goes on.
function chooseBeside(number) {
  if (model.isEditing) return;
  const { summaries } = model;
  let next = number - 1;
  while (next >= summaries.first && !summaries.has(next)) next -= 1;
  next = next >= summaries.first ? next : summaries.newest;
  if (next > 0) choose(next, { follows: model.follows });
  else forgetChosen();
}

// Chooses none, until one comes.
function forgetChosen() {
  model.follows = model.wanted === 0;
  if (model.chosen !== 0) show(0);
}

function show(number) {
  model.chosen = number;
  model.record = null;
  model.problem = null;
  tell("chosen");
}

// Stays with the chosen notification when others come.
export function stay() {
  if (model.follows && model.chosen !== 0) choose(model.chosen, { follows: false });
}

// Goes on as soon as nobody edits; returns true if that has to be asked for first.
export function leave(goOn) {
  if (model.guard) return model.guard(goOn);
  goOn();
  return false;
}
