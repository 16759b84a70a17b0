// The top bar: where to send, whether the device is there, what shall fail next, and the connection.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { copy } from "../base/copy.js";
import { byId, button, el, fill, icon, set, setIcon, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { paint } from "../base/paint.js";
import { radios } from "../base/tabs.js";
import { number, plural } from "../base/text.js";
import { logBox, pasteBox, sampleList } from "../details/empty.js";
import { showKeys } from "./keys.js";
import { openPopover } from "./popover.js";
import { address, needs, recipeBox } from "./recipes.js";
import { themeSwitch } from "./theme.js";

const failures = [
  "410 Unregistered", "400 BadDeviceToken", "400 DeviceTokenNotForTopic", "400 TopicDisallowed", "403 ExpiredProviderToken", "403 InvalidProviderToken", "413 PayloadTooLarge",
  "429 TooManyRequests", "500 InternalServerError", "503 ServiceUnavailable", "503 Shutdown", "stall", "close", "goaway", "reset-stream", "delay:2000",
];
// The words for what is no answer of Apple's.
const words = { stall: "no answer at all", close: "a closed connection", goaway: "GOAWAY", "reset-stream": "a reset stream", "delay:2000": "an answer after 2 s" };
const show = (error) => tell("strip", { text: error.message });

export function makeBar() {
  makeAddress();
  const wide = deviceSwitch();
  byId("device-switch").append(el("span.lab", "Device"), wide);
  byId("fail-next").append(...failNext("fail"));
  const live = el("span.live.num", { id: "live" }, icon("dot"), el("span"));
  const paste = button("b.only-alone", "Give a payload", (event) => openPaste(event.currentTarget), { iconName: "send", "aria-expanded": false });
  const theme = themeSwitch();
  theme.classList.add("theme");
  byId("bar-end").append(paste, live, theme,
    el("button.b.show-s", { type: "button", "aria-expanded": "false", onclick: (event) => openRecipes(event.currentTarget) }, "Send to"),
    el("button.b.sq.quiet", { type: "button", "aria-label": "Keyboard shortcuts", title: "Keyboard shortcuts (?)", onclick: (event) => showKeys(event.currentTarget) }, "?"));
  on("connection rate", () => paint("live", () => drawLive(live), () => 500));
  drawLive(live);
}

function makeAddress() {
  const text = el("code");
  const copier = el("button", { type: "button", "aria-label": "Copy the address", title: "Copy the address", onclick: () => copy(address()) }, icon("copy"));
  byId("send-to").append(el("span.lab.hide-m", "Send to"), el("span.addr", text, copier),
    el("button.b", { type: "button", id: "recipes", "aria-expanded": "false", onclick: (event) => openRecipes(event.currentTarget) }, "Recipes"));
  on("gateway", () => {
    write(text, address());
    // The phone alone has no gateway: nothing can be sent to it, or fail.
    for (const id of ["send-to", "device-switch", "fail-next"]) byId(id).hidden = !model.gateway.http2;
    document.body.classList.toggle("alone", !model.gateway.http2);
  });
}

// Opens what a sender needs; on narrow screens the theme is in it too, and on a telephone the device and its failures.
export function openRecipes(opener) {
  openPopover(opener, "Where to point a sender", () => [
    el("div.in-sheet", el("div.grp", el("span.lab", "Device"), deviceSwitch()), el("div.grp.fails", failNext("fail-sheet")), el("div.grp.themes", el("span.lab", "Theme"), themeSwitch())),
    recipeBox("sheet"), needs(true), pasteAndSamples(),
  ]);
}

const pasteAndSamples = () => [el("h3", "Paste a payload"), pasteBox(), el("h3", "The phone’s own log"), logBox(), el("h3", "Samples"), sampleList()];

// Opens a place to paste a payload, for the phone without a gateway.
function openPaste(opener) {
  openPopover(opener, "Give the phone a payload", () => pasteAndSamples());
}

function deviceSwitch() {
  const group = radios("Device", [["online", "Online"], ["away", "Away"]], async (state) => {
    try {
      await api.setDevices(state);
      if (model.gateway) model.gateway.away = state === "away";
      tell("gateway");
      announce(state === "away" ? "The device is away." : "The device is online.", "device");
    } catch (error) {
      show(error);
    }
  });
  const draw = () => group.choose(model.gateway?.away ? "away" : "online");
  draw();
  on("gateway", draw);
  return group.element;
}

function failNext(id) {
  const select = el("select.b", { id }, failures.map((each) => el("option", { value: each }, words[each] ?? each)));
  const box = el("span.arm");
  const draw = () => {
    const left = model.faults.reduce((sum, each) => sum + (each.count ?? 0), 0);
    const random = model.faults.find((each) => each.probability !== undefined);
    const isArmed = left > 0 || Boolean(random);
    const hadFocus = box.contains(document.activeElement);
    fill(box, isArmed
      ? el("button.b.armed", { type: "button", title: "Do not fail any more", onclick: disarm }, icon("waiting"), left > 0 ? `${number(left)} left` : `${Math.round(random.probability * 100)} %`, icon("x"))
      : button("b", [el("span.roomy", "Set"), el("span.compact", "Fail next")], arm));
    if (hadFocus) box.firstChild.focus();
  };
  const arm = async () => {
    try {
      const answer = select.value.replace(/^\d{3} /, "");
      model.faults = (await api.addFault(answer)).faults;
      tell("faults");
      announce(words[select.value] ? `The next push gets ${words[select.value]}.` : `The next push is answered ${select.value}.`, "faults");
    } catch (error) {
      show(error);
    }
  };
  const disarm = async () => {
    try {
      await api.removeFaults();
      model.faults = [];
      tell("faults");
      announce("Pushes are accepted again.", "faults");
    } catch (error) {
      show(error);
    }
  };
  draw();
  on("faults", draw);
  return [el("label.lab", { for: id }, "Fail next with"), select, box];
}

function drawLive(live) {
  const { state } = model.connection;
  const isLost = state === "lost";
  live.classList.toggle("off", isLost);
  setIcon(live.firstChild, isLost ? "cut" : "dot");
  const words = isLost ? "Not connected" : state === "starting" ? "Connecting" : model.rate >= 10 ? `${number(model.rate)} a second` : "Live";
  write(live.lastChild, words);
  set(live, { title: isLost ? plural(model.connection.retryIn, "second") : null });
}

