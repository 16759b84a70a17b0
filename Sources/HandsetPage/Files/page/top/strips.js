// The strip below the bar: a lost connection, and what could not be done.

import { byId, button, el, fill, icon, write } from "../base/dom.js";
import { tryNow } from "../base/events.js";
import { model, on } from "../base/model.js";

let notes = [];
const connection = el("span");
const lost = el("div.strip", icon("cut"), connection, button("b", "Try now", () => tryNow()));

export function makeStrips() {
  on("connection", draw);
  on("strip", ({ text }) => {
    notes = [...notes.filter((each) => each !== text), text].slice(-2);
    draw();
  });
}

function draw() {
  const { state, retryIn } = model.connection;
  if (state === "lost") {
    write(connection, `The connection to Handset was lost. Trying again in ${retryIn} s. Events go on where they stopped.`);
  }
  fill(byId("strips"), state === "lost" ? lost : null, notes.map((text) =>
    el("div.strip.calm", { role: "status" }, icon("haz"), el("span", text), button("b", "Close", () => {
      notes = notes.filter((each) => each !== text);
      draw();
    }))));
}

