// What is below a banner: the buttons of its category with the field of one that takes a text, and the question that
// iOS asks about an app that may only deliver quietly.

import { announce } from "../base/announce.js";
import { el } from "../base/dom.js";
import { model, tell } from "../base/model.js";
import { line } from "../base/shown.js";
import { expand } from "./expanded.js";
import { act, change } from "./device.js";

// Returns the buttons of a notification, as they are when its banner is pulled down or held.
export function buttonsOf(notification) {
  return el("div.bas", { role: "group", "aria-label": "Buttons of the notification" },
    notification.buttons.map((button) => (button.takesText ? field(notification, button) : row(notification, button))));
}

function press(notification, button, text) {
  expand(0);
  act({ action: button.takesText ? "text" : "button", notification: notification.number, button: button.identifier, ...(button.takesText ? { text } : {}) });
}

const factsOf = (button) => [button.opensApp ? "opens the app" : null, button.destructive ? "destructive" : null, button.authenticationRequired ? "needs the phone unlocked" : null]
  .filter(Boolean).join(", ");

function row(notification, button) {
  const facts = factsOf(button);
  return el(`button.pb${button.destructive ? ".bad" : ""}`, { type: "button", title: facts || null, onclick: () => press(notification, button) }, line(button.title || button.identifier, 60));
}

function field(notification, button) {
  const input = el("input", { type: "text", "aria-label": "Text of the answer", placeholder: "On my way" });
  const send = el("button.pb", { type: "button", title: factsOf(button) || null, onclick: () => press(notification, button, input.value) }, line(button.title || button.identifier, 60));
  input.addEventListener("keydown", (event) => event.key === "Enter" && press(notification, button, input.value));
  return el("div.bf", input, send);
}

// Returns the question about an app that nobody has allowed to do more than deliver quietly.
export function keepOrNot(name) {
  const choose = async (permission, words) => {
    const problem = await change({ permission });
    if (problem) tell("strip", { text: problem });
    else announce(words);
  };
  const kept = ["alert", "badge", "sound"];
  return el("div.bas.keep", { role: "group", "aria-label": "Notifications of the app" }, el("p", `Keep receiving notifications from ${name}?`),
    el("div.pair",
      el("button.pb", {
        type: "button", title: "Allow banners, sounds and badges", onclick: () => choose(
          [...kept, ...model.phone.permission.filter((each) => each !== "provisional" && !kept.includes(each))], "The next notification is shown on the screen."),
      }, "Keep"),
      el("button.pb.bad", { type: "button", title: "Take the permission away", onclick: () => choose([], "The app has no permission any more.") }, "Turn Off")));
}
