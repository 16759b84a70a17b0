// The list: 10,000 rows of which only those that are seen have elements. A row's place is its index times its height.

import { byId, el, icon, set, setIcon } from "../base/dom.js";
import { choose, look } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { titles } from "../base/names.js";
import { paint } from "../base/paint.js";
import { setLine } from "../base/shown.js";
import { stateForms } from "../base/states.js";
import { number as grouped } from "../base/text.js";
import { clock, otherDay } from "../base/time.js";
import { rowWords } from "../details/words.js";
import { Shown } from "./filter.js";
import { makeRail } from "./rail.js";

const narrow = matchMedia("(max-width: 767px)");
const spare = 8;
const fast = 50;

const shown = new Shown();
const rows = [];
let [scroller, sizer, pill, blank, rail] = [];
let [height, scrollTop] = [600, 0];
let newest = 0;

const rowHeight = () => (narrow.matches ? 60 : 52);
const slow = () => (model.rate > fast ? 250 : 0);

export function makeList(pane) {
  sizer = el("div.sizer", { role: "presentation" });
  scroller = el("div.rows", {
    id: "rows", role: "listbox", tabindex: 0, "aria-label": "Notifications, newest first", onclick: click, onkeydown: key,
  }, sizer);
  pill = el("button.pill", { type: "button", hidden: true, onclick: () => follow() }, icon("send"), el("span"));
  blank = el("div.blank");
  rail = makeRail(shown, (index) => scrollTo(index), () => ({ top: scrollTop, height, row: rowHeight() }));
  pane.append(el("div.vwrap", pill, scroller, rail.element, blank));
  scroller.addEventListener("scroll", () => {
    scrollTop = scroller.scrollTop;
    // At the top the list follows what comes; elsewhere no row moves under the pointer.
    if (scrollTop <= 0 && shown.isHeld) shown.release();
    else if (scrollTop > 0 && !shown.isHeld) shown.hold();
    paint("rows", draw);
    rail.paint();
  }, { passive: true });
  new ResizeObserver(([entry]) => {
    height = entry.contentRect.height;
    paint("rows", draw);
  }).observe(scroller);
  narrow.addEventListener("change", () => {
    paint("rows", draw);
  });
  on("list", () => paint("rows", draw, slow));
  on("connection first", () => paint("rows", draw));
  // While the details follow, each arrival is chosen.
  on("chosen", () => paint("rows", draw, () => (model.follows ? slow() : 0)));
  on("filter", () => {
    shown.release();
    scroller.scrollTop = 0;
    scrollTop = 0;
    shown.refilter(() => paint("rows", draw));
    paint("rows", draw);
  });
  on("arrived", (summary) => {
    shown.arrive(summary.number);
    newest = summary.number;
  });
  on("forgotten begin", () => shown.reset());
  on("loaded", () => shown.isFiltered && shown.refilter(() => paint("rows", draw)));
  on("follow", follow);
  on("taken-out", (number) => {
    if (shown.matches) shown.remove(number);
    else shown.refilter(() => paint("rows", draw));
  });
  return scroller;
}

// Goes to the newest, and stays there.
export function follow() {
  shown.release();
  scroller.scrollTop = 0;
  scrollTop = 0;
  if (shown.count > 0) choose(shown.numberAt(0), { follows: true });
  else model.follows = true;
  paint("rows", draw);
}

function makeRow() {
  const svg = icon("routed", "Routed");
  const parts = {
    shape: el("span.st", svg), svg, title: el("bdi"), subtitle: el("bdi"), time: el("time"),
    before: document.createTextNode(""), text: el("bdi"), hazards: document.createTextNode(""),
    number: document.createTextNode(""), fresh: el("b.fresh", { hidden: true }, "new"), hazardBox: null, number_: 0, version: -1,
  };
  parts.hazardBox = el("span.hz", icon("haz", "Hazards"), parts.hazards);
  parts.element = el("div.row", { role: "option" }, parts.shape,
    el("span.t", parts.title, " ", el("span.q", parts.subtitle)), parts.time,
    el("span.d", parts.before, el("span.m", parts.text)), el("span.n", parts.fresh, parts.hazardBox, el("span", parts.number)));
  sizer.append(parts.element);
  return parts;
}

function draw() {
  shown.update();
  const size = rowHeight();
  const count = shown.count;
  const needed = Math.ceil(height / size) + spare;
  while (rows.length < needed) rows.push(makeRow());
  sizer.style.height = `${count * size}px`;
  const first = Math.max(0, Math.min(Math.floor(scrollTop / size) - spare / 2, count - needed));
  let active = null;
  for (let index = first; index < first + rows.length; index += 1) {
    const row = rows[index % rows.length];
    if (index >= count) {
      row.element.hidden = true;
      row.number_ = 0;
      continue;
    }
    const number = shown.numberAt(index);
    const y = index * size;
    if (row.y !== y) {
      row.y = y;
      row.element.style.transform = `translateY(${y}px)`;
    }
    if (row.number_ !== number || row.version !== model.summaries.version) write(row, number);
    const isChosen = number === model.chosen;
    set(row.element, { "aria-selected": isChosen, "aria-posinset": index + 1, "aria-setsize": count });
    row.element.hidden = false;
    if (isChosen) active = row.element.id;
  }
  if (active) scroller.setAttribute("aria-activedescendant", active);
  else scroller.removeAttribute("aria-activedescendant");
  drawAround(count);
}

function write(row, number) {
  row.version = model.summaries.version;
  const summary = model.summaries.get(number);
  if (!summary) {
    row.element.hidden = true;
    return;
  }
  const isSame = row.number_ === number;
  row.number_ = number;
  const form = stateForms[summary.state];
  setIcon(row.svg, form.icon, form.name);
  row.shape.className = `st s-${form.colour}`;
  const words = rowWords(summary);
  row.before.data = words.before;
  if (row.fresh.hidden === summary.isNew) row.fresh.hidden = !summary.isNew;
  // Its state alone may have changed: the sign of one that went wrong says what its findings do.
  row.hazardBox.hidden = summary.hazardCount === 0 || summary.state === "problem";
  row.hazards.data = summary.hazardCount;
  if (isSame && row.text.dataset.text === words.text) return;
  row.text.dataset.text = words.text;
  setLine(row.text, words.text);
  row.element.id = `row-${number}`;
  const [title, subtitle] = titles(summary);
  setLine(row.title, title);
  setLine(row.subtitle, subtitle);
  row.time.textContent = `${otherDay(summary.time)} ${clock(summary.time)}`.trim();
  row.number.data = `#${number}`;
}

function drawAround(count) {
  const isNew = shown.newCount > 0 && shown.isHeld;
  pill.hidden = !isNew;
  if (isNew) pill.lastChild.textContent = `${grouped(shown.newCount)} new`;
  const isBlank = count === 0 && model.isLoaded;
  if (blank.hidden === isBlank) blank.hidden = !isBlank;
  if (isBlank) drawBlank();
  rail.element.hidden = count * rowHeight() <= height;
  rail.paint();
  tell("drawn");
}

function drawBlank() {
  const isEmpty = model.summaries.count === 0;
  const text = isEmpty ? "empty" : "filtered";
  if (blank.dataset.text === text) return;
  blank.dataset.text = text;
  if (isEmpty) {
    blank.replaceChildren(el("b", "Nothing has come yet"),
      el("p", model.gateway?.http2 ? `Listening on ${model.gateway.http2}.` : "", el("br"), model.gateway?.http2 ? "What your sender sends appears here at once." : ""));
  } else {
    blank.replaceChildren(el("p", "Nothing matches. ", el("button.b.quiet", {
      type: "button", onclick: () => {
        model.filter = { state: null, text: "" };
        tell("filter", { isSet: true });
      },
    }, "Show all")));
  }
}

function click(event) {
  const element = event.target.closest("[role=option]");
  if (!element) return;
  const number = Number(element.id.slice(4));
  choose(number, { follows: false });
  look(number);
  tell("show", "details");
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || shown.count === 0) return;
  const page = Math.max(1, Math.floor(height / rowHeight()) - 1);
  const present = shown.indexOf(model.chosen);
  const places = {
    ArrowDown: present + 1, ArrowUp: present - 1, Home: 0, End: shown.count - 1,
    PageDown: present + page, PageUp: present - page,
  };
  if (event.key === "Enter") {
    tell("show", "details");
    byId("details").focus();
    return;
  }
  if (!(event.key in places)) return;
  event.preventDefault();
  const index = Math.min(shown.count - 1, Math.max(0, places[event.key]));
  choose(shown.numberAt(index), { follows: false, isStep: true });
  look(shown.numberAt(index));
  reveal(index);
}

function reveal(index) {
  const y = index * rowHeight();
  if (y < scrollTop) scroller.scrollTop = y;
  else if (y + rowHeight() > scrollTop + height) scroller.scrollTop = y + rowHeight() - height;
}

function scrollTo(index) {
  scroller.scrollTop = Math.max(0, index * rowHeight() - height / 2);
}

// The number of those that match the filter; null without one.
export const matchCount = () => (shown.isAsked ? shown.count : null);

// The newest number that has come, for the footer.
export const heldAt = () => (shown.isHeld ? shown.heldAt : 0);
