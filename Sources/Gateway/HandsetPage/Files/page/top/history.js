// The address bar: what is chosen can be gone back to, loaded again, and opened by somebody else.

import { addressOf, readAddress } from "../base/address.js";
import { byId } from "../base/dom.js";
import { choose, leave } from "../base/load.js";
import { model, on, tell } from "../base/model.js";

// What the address bar has; `isStep` is true if the arrow keys have led there.
let present = { hash: "", number: 0, text: "", isStep: false };
let isPlanned = false;

// Lets the page begin with its address, before its parts are made.
export function readHistory() {
  const wanted = readAddress(location.hash);
  if (wanted) {
    model.tab = wanted.tab;
    model.filter = wanted.filter;
    model.wanted = wanted.number;
    model.follows = wanted.number === 0;
  }
  present = { ...state(), hash: location.hash };
}

export function keepHistory() {
  on("chosen tab filter follows", plan);
  addEventListener("popstate", go);
  for (const link of document.querySelectorAll("a.skip")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      byId(link.getAttribute("href").slice(1)).focus();
    });
  }
}

function state() {
  const number = model.follows ? 0 : model.chosen || model.wanted;
  return { hash: addressOf({ number, tab: model.tab, filter: model.filter }), number, text: model.filter.text };
}

// Several things change at once, such as the number and the tab.
function plan() {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    write();
  });
}

function write() {
  const next = { ...state(), isStep: model.isStep };
  if (next.hash === present.hash) return;
  // One entry for what is typed, and one for a way through the list by arrow keys.
  const isTyped = next.number === present.number && next.text !== present.text && Boolean(present.text);
  const isGone = present.number > 0 && !model.summaries.has(present.number);
  const isSame = isTyped || isGone || (next.isStep && present.isStep) || !model.isLoaded;
  present = next;
  history[isSame ? "replaceState" : "pushState"](null, "", `${location.pathname}${location.search}${next.hash}`);
}

function go() {
  const wanted = readAddress(location.hash);
  if (!wanted) {
    tell("strip", { key: "address", text: `There is nothing at the address ${location.hash.slice(0, 60)}: an address is like #5/matrix.` });
    return;
  }
  const address = location.hash;
  const isAsked = leave(() => {
    if (location.hash !== address) history.replaceState(null, "", address || location.pathname);
    apply(wanted);
  });
  // What is edited stays until somebody says so, and so does its address.
  if (isAsked) history.pushState(null, "", `${location.pathname}${location.search}${present.hash}`);
}

function apply(wanted) {
  present = { hash: location.hash, number: wanted.number, text: wanted.filter.text, isStep: false };
  if (wanted.tab !== model.tab) {
    model.tab = wanted.tab;
    tell("tab");
  }
  if (wanted.filter.state !== model.filter.state || wanted.filter.text !== model.filter.text) {
    model.filter = wanted.filter;
    tell("filter", { isSet: true });
  }
  if (wanted.number > 0) choose(wanted.number, { follows: false });
  else tell("follow");
}
