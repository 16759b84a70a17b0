// The screen of a call: who calls, and what a person can do. What is pressed goes to the app's own code, by CallKit's actions.

import { announce } from "../base/announce.js";
import { el, fill, icon } from "../base/dom.js";
import { cut } from "../base/text.js";
import { act } from "./device.js";
import { appOf } from "./skin.js";

const state = ({ isConnected, isOnHold }) => (isOnHold ? "On hold" : isConnected ? "Connected" : "Incoming call");

const button = (name, action) => el(`button.cb.${action}`, { type: "button", onclick: () => act({ action }) }, el("i", icon("call")), el("span", name));

// The call that the buttons are for: the one that rings, or else the newest.
const present = (calls) => calls.findLast((each) => !each.isConnected) ?? calls.at(-1);

function screen(call, phone, count) {
  const others = count > 1 ? el("p.co", `and ${count - 1} more`) : null;
  return [
    el("p.ca", el("bdi", cut(appOf(phone, phone.topic).name, 60)), call.hasVideo ? " Video" : " Audio"),
    el("h3", el("bdi", cut(call.caller || "Unknown", 120))), el("p.cs", state(call)), others,
    el("div.cbs", call.isConnected ? button("End", "decline") : [button("Decline", "decline"), button("Answer", "answer")]),
  ];
}

// Returns the screen, and what draws it; it lies over the phone's own while there is a call.
export function makeCall() {
  const element = el("section.call", { role: "group", "aria-label": "Call", hidden: true });
  let [drawn, rang] = ["", ""];
  return {
    element,
    draw: (phone) => {
      const calls = phone.calls ?? [];
      const text = JSON.stringify(calls);
      if (text === drawn) return;
      drawn = text;
      element.hidden = calls.length === 0;
      const call = present(calls);
      if (!call) {
        if (rang) announce("The call is over.", "call");
        rang = "";
        fill(element);
        return;
      }
      const hadFocus = element.contains(document.activeElement);
      fill(element, screen(call, phone, calls.length));
      if (hadFocus) element.querySelector("button").focus({ preventScroll: true });
      const now = `${call.id} ${call.isConnected}`;
      if (now !== rang) announce(`${state(call)}: ${cut(call.caller || "unknown", 120)}.`, "call");
      rang = now;
    },
  };
}
