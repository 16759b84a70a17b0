// The phone: its three screens, the six things that a person can do, the state of the app, and the device.

import { announce } from "../base/announce.js";
import { api, Problem } from "../base/api.js";
import { el, write } from "../base/dom.js";
import { look } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { appStates } from "../base/names.js";
import { paint } from "../base/paint.js";
import { radios } from "../base/tabs.js";
import { sentence } from "../base/text.js";
import { makeActions } from "./actions.js";
import { makeFrame } from "./frame.js";
import { makeHome, makeLock } from "./screens.js";
import { openSettings } from "./settings.js";

// The notifications of the phone that are asked for, and how many in a flood, which begins at a rate.
const [many, few, fast] = [100, 12, 20];
let view = "lock";
// The number of changes that were heard of, and how many of them the phone has that is shown.
let [changes, loaded, hasShort] = [0, 0, false];
let [frame, pane] = [null, null];

export function makePhone(section) {
  pane = section;
  const screens = { lock: makeLock(), home: makeHome(), app: null };
  frame = makeFrame();
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
  const change = el("button.b", { type: "button", "aria-expanded": "false", onclick: () => openSettings(change) }, "Change");
  section.append(choice.element, device, frame.caption, actions.element, states.element, el("div.dev", words, change));
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
  const pause = () => (model.rate > fast ? 500 : 60);
  on("phone-changed arrived", () => {
    changes += 1;
    paint("phone-load", load, pause);
  });
  // After a flood, all that is on the phone is loaded again.
  on("rate", () => hasShort && model.rate <= fast && paint("phone-load", load, pause));
  on("phone", () => paint("phone", draw, pause));
  on("chosen", () => model.phone && paint("phone", draw, pause));
  on("show-screen", show);
  on("send-to-such-an-app", sendToSuchAnApp);
}

async function load() {
  const own = changes;
  const isShort = model.rate > fast;
  try {
    setPhone(await api.phone({ limit: isShort ? few : many, notification: model.chosen || null }));
    loaded = own;
    hasShort = isShort;
  } catch (error) {
    // An older Handset has no such call; the page is then without the phone.
    if (error instanceof Problem && error.status === 404) pane.hidden = true;
  }
}

function setPhone(phone) {
  model.phone = phone;
  tell("phone");
}

// Loads the phone if something has changed since the last time, so that an action finds what was seen.
export async function refresh() {
  if (loaded !== changes) await load();
}

// The notification that the actions are for: the chosen one if it is on the phone, otherwise the newest.
export function target(phone = model.phone) {
  return phone?.notifications.find((each) => each.number === model.chosen) ?? phone?.notifications[0] ?? null;
}

// Does something with the phone, as a person would.
export async function act(action) {
  try {
    const { phone, notification } = await api.act(action);
    setPhone(phone);
    if (!notification) return;
    if (notification.number !== model.chosen) tell("choose", notification.number);
    look(notification.number);
  } catch (error) {
    announce(sentence(error.message));
    tell("strip", { text: sentence(error.message) });
  }
}

// Sets the device; the next push meets it.
export async function change(changes) {
  try {
    setPhone(await api.setPhone(changes));
    return null;
  } catch (error) {
    return sentence(error.message);
  }
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

