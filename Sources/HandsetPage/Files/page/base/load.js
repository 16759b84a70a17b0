// Loads what is there: at the start, after Handset was started again, and after events were missed.

import { announceArrival } from "./announce.js";
import { api, Problem } from "./api.js";
import { connect } from "./events.js";
import { model, on, tell } from "./model.js";
import { titleOf } from "./names.js";
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
  on("forgotten", (last) => {
    model.summaries.clear(last);
    choose(0);
    model.follows = true;
    tell("list");
  });
  on("devices", ({ token, state }) => {
    if (!token && model.gateway) model.gateway.away = state === "away";
    tell("gateway");
  });
  on("answered", ({ number }) => tell("changed", number));
  on("choose", (number) => {
    choose(number, { follows: number === model.summaries.last });
    look(number);
  });
  connect();
}

async function begin({ last, isRestart, isLate }) {
  loading += 1;
  isHalf = false;
  const own = loading;
  model.summaries.clear(last);
  model.transcripts.clear();
  choose(0);
  if (isRestart) tell("strip", { text: "Handset was started again. What came before is gone." });
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
    let before = last + 1;
    for (;;) {
      const answer = await api.summaries({ before, limit: page });
      if (own !== loading) return;
      model.summaries.prepend(answer.notifications);
      model.isLoaded = true;
      if (answer.notifications.length > 0) hasCome();
      if (model.follows && model.chosen === 0 && model.summaries.count > 0) choose(model.summaries.last);
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

// Chooses the notification whose details are shown; 0 for none.
export function choose(number, { follows = model.follows } = {}) {
  model.follows = follows;
  if (number === model.chosen) return;
  model.chosen = number;
  model.record = null;
  model.problem = null;
  tell("chosen");
}
