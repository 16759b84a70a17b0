// The strip below the bar: a lost connection, and what could not be done.

import { byId, button, el, fill, icon, write } from "../base/dom.js";
import { tryNow } from "../base/events.js";
import { model, on } from "../base/model.js";

let notes = [];
const connection = el("span");
const lost = el("div.strip", icon("cut"), connection, button("b", "Try now", () => tryNow()));

export function makeStrips() {
  on("connection", draw);
  on("strip", (note) => {
    // One strip of a kind; its way back is that of the first.
    const former = note.key === undefined ? undefined : notes.find((each) => each.key === note.key);
    const next = former?.action && note.keepsAction ? { ...note, action: former.action } : note;
    notes = [...notes.filter((each) => each.text !== note.text && (note.key === undefined || each.key !== note.key)), next].slice(-2);
    draw();
  });
}

function draw() {
  const { state, retryIn } = model.connection;
  if (state === "lost") {
    write(connection, `The connection to Handset was lost. Trying again in ${retryIn} s. Events go on where they stopped.`);
  }
  fill(byId("strips"), state === "lost" ? lost : null, notes.map((note) =>
    el(`div.strip.calm${note.icon ? ".good" : ""}`, { role: "status" }, icon(note.icon ?? "haz"), el("span", note.text),
      el("span.r", note.action ? button("b", note.action.label, () => run(note)) : null, button("b", "Close", () => close(note))))));
}

function close(note) {
  notes = notes.filter((each) => each !== note);
  draw();
}

// Does what a note offers; what went wrong takes its place.
async function run(note) {
  if (!note.action.keeps) close(note);
  try {
    await note.action.run();
  } catch (error) {
    notes = [...notes, { text: error.message }].slice(-2);
    draw();
  }
}

