// The phone: its three screens, the six things that a person can do, the state of the app, and the device.

import { api } from "../base/api.js";
import { el, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { appStates } from "../base/names.js";
import { paint } from "../base/paint.js";
import { radios } from "../base/tabs.js";
import { makeActions } from "./actions.js";
import { change, follow, pause } from "./device.js";
import { makeFrame } from "./frame.js";
import { makeHome, makeLock } from "./screens.js";
import { openSettings } from "./settings.js";

let view = "lock";

export function makePhone(section) {
  const screens = { lock: makeLock(), home: makeHome(), app: null };
  const frame = makeFrame();
  screens.app = frame.screen;
  const choice = radios("Screen", [["lock", "Lock screen"], ["home", "Home"], ["app", "App"]], (name) => show(name));
  const show = (name) => {
    view = name;
    choice.choose(name);
    for (const [each, screen] of Object.entries(screens)) screen.element.hidden = each !== name;
  };
  const device = el("div.device", Object.values(screens).map((screen) => screen.element));
  const actions = makeActions();
  const states = makeStates();
  const words = el("span");
  const settings = el("button.b", { type: "button", "aria-expanded": "false", onclick: () => openSettings(settings) }, "Change");
  section.append(choice.element, device, frame.caption, actions.element, states.element, el("div.dev", words, settings));
  show("lock");

  let shownScreen = "lock";
  const draw = () => {
    const { phone } = model;
    if (!phone) return;
    if (phone.screen !== shownScreen) {
      shownScreen = phone.screen;
      show(phone.screen);
    }
    const hadFocus = device.contains(document.activeElement);
    for (const screen of Object.values(screens)) screen.draw(phone);
    if (hadFocus && !device.contains(document.activeElement)) {
      (device.querySelector(".screen:not([hidden]) .bn") ?? choice.buttons.get(view)).focus({ preventScroll: true });
    }
    actions.draw(phone);
    states.draw(phone);
    write(words, `iOS ${phone.ios}, ${phone.delegates.join(", ") || "no callbacks"}\n${phone.permission.join(", ") || "no permission"}; ${phone.quiet.join(", ") || "Focus off"}`);
  };
  follow();
  on("phone", () => paint("phone", draw, pause));
  on("chosen", () => model.phone && paint("phone", draw, pause));
  on("no-phone", () => {
    section.hidden = true;
  });
  on("show-screen", show);
  on("send-to-such-an-app", sendToSuchAnApp);
}

function makeStates() {
  const inputs = new Map();
  const options = appStates.map(([name, label]) => {
    const input = el("input", { type: "radio", name: "app-state", value: name, onchange: () => change({ appState: name }).then((problem) => problem && tell("strip", { text: problem })) });
    inputs.set(name, input);
    return el("label", input, el("span", label));
  });
  return {
    element: el("fieldset.is", el("legend", "The app is"), el("div.opts", options)),
    draw: ({ appState }) => {
      inputs.get(appState).checked = true;
    },
  };
}

// A payload that a launch loses reaches an app that implements did-receive.
async function sendToSuchAnApp() {
  const { phone, record } = model;
  if (!phone || !record) return;
  const changes = { delegates: [...phone.delegates.filter((each) => each !== "did-receive"), "did-receive"] };
  if (Number(phone.ios) < 10) changes.ios = "17.0";
  const problem = await change(changes);
  if (problem) tell("strip", { text: problem });
  else {
    const answer = await api.give(undefined, { at: record.number });
    tell("choose", answer.number);
  }
}

