// The phone: its three screens, what a person can do, the state of the app, and the device.

import { el, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { appStates } from "../base/names.js";
import { paint } from "../base/paint.js";
import { makeActions } from "./actions.js";
import { tellAges } from "./banner.js";
import { makeCall } from "./call.js";
import { change, follow, pause } from "./device.js";
import { makeFrame } from "./frame.js";
import { expand } from "./expanded.js";
import { drawBars, makeHome, makeLock } from "./screens.js";
import { openSettings } from "./settings.js";
import { cut } from "../base/text.js";
import { appOf, formOf, skinOf } from "./skin.js";
import { buildWords } from "./own.js";
import { makeScreenSwitch } from "./switch.js";

export function makePhone(section) {
  const screens = { lock: makeLock(), home: makeHome(), app: null };
  const frame = makeFrame();
  screens.app = frame.screen;
  const screen = makeScreenSwitch();
  const caption = el("div.capbox", frame.caption);
  const show = (name, { isLook = false } = {}) => {
    screen.choose(isLook ? null : name);
    caption.classList.toggle("off", name !== "app");
    for (const [each, { element }] of Object.entries(screens)) element.hidden = each !== name;
  };
  const call = makeCall();
  const device = el("div.device", Object.values(screens).map(({ element }) => element), call.element);
  const actions = makeActions();
  const states = makeStates();
  const words = el("span");
  const build = el("p.build", { role: "status", hidden: true });
  const settings = el("button.b", { type: "button", "aria-expanded": "false", onclick: () => openSettings(settings) }, "Change");
  section.append(screen.element, device, caption, build, actions.element, states.element, el("div.dev", words, settings));
  screen.whenSame(show);
  show("lock");
  device.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !device.querySelector(".bas:not(.keep)")) return;
    event.preventDefault();
    expand(0);
  });

  let shownScreen = null;
  const draw = () => {
    const { phone } = model;
    if (!phone) return;
    const former = shownScreen;
    shownScreen = phone.screen;
    if (former !== shownScreen) show(phone.screen);
    device.dataset.skin = skinOf(phone.ios);
    device.dataset.form = formOf(phone.ios);
    device.classList.toggle("glass", Number.parseFloat(phone.ios) >= 26);
    device.classList.toggle("focused", phone.quiet.includes("focus"));
    screens.app.element.classList.toggle("opens", former !== null && shownScreen === "app" && (former !== "app" || screens.app.element.classList.contains("opens")));
    const hadFocus = device.contains(document.activeElement);
    const hadButtons = device.querySelector(".bas:not(.keep)") !== null;
    for (const each of Object.values(screens)) each.draw(phone);
    call.draw(phone);
    drawBars(device, phone);
    const first = device.querySelector(".screen:not([hidden]) .bas:not(.keep) :is(input, button)");
    if (first && !hadButtons) first.focus({ preventScroll: true });
    else if (hadFocus && !device.contains(document.activeElement)) {
      (device.querySelector(".screen:not([hidden]) :is(.bn, .bn-view)") ?? screen.present()).focus({ preventScroll: true });
    }
    actions.draw(phone);
    states.draw(phone);
    const built = phone.package ? buildWords(phone.package) : "";
    build.hidden = built === "";
    build.classList.toggle("bad", phone.package?.build.state === "failed");
    if (phone.package) caption.hidden = true;
    write(build, built);
    write(words, phone.package ? `iOS ${phone.ios}, ${phone.package.name} runs its own code\n${phone.permission.join(", ") || "no permission"}; ${phone.quiet.join(", ") || "Focus off"}`
      : `iOS ${phone.ios}, ${phone.delegates.join(", ") || "no callbacks"}\n${phone.permission.join(", ") || "no permission"}; ${phone.quiet.join(", ") || "Focus off"}`);
  };
  const ages = () => tellAges(device);
  setInterval(ages, 15_000);
  document.addEventListener("visibilitychange", ages);
  follow();
  on("phone", () => paint("phone", draw, pause));
  on("chosen", () => model.phone && paint("phone", draw, pause));
  on("no-phone", () => {
    section.hidden = true;
  });
  on("show-screen", (name) => show(name, { isLook: name !== shownScreen }));
}

function makeStates() {
  const inputs = new Map();
  const options = appStates.map(([name, label]) => {
    const input = el("input", { type: "radio", name: "app-state", value: name, onchange: () => change({ appState: name }).then((problem) => problem && tell("strip", { text: problem })) });
    inputs.set(name, input);
    return el("label", input, el("span", label));
  });
  const legend = el("legend", "The app is");
  return {
    element: el("fieldset.is", legend, el("div.opts", options)),
    draw: (phone) => {
      // Of several apps, it is said which one.
      write(legend, phone.topics.length > 0 ? `${cut(appOf(phone, phone.topic).name, 24)} is` : "The app is");
      inputs.get(phone.appState).checked = true;
    },
  };
}
