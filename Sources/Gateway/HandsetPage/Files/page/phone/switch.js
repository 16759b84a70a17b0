// The switch of the screen, which is the phone's own: it locks the phone, goes home, and opens the app by its icon.

import { announce } from "../base/announce.js";
import { model, on } from "../base/model.js";
import { radios } from "../base/tabs.js";
import { sentence } from "../base/text.js";
import { act, refresh } from "./device.js";

const options = [["lock", "Lock screen", { title: "Lock the phone (L)" }], ["home", "Home", { title: "Go to the home screen" }], ["app", "App", { title: "Open the app by its icon (O)" }]];

export function makeScreenSwitch() {
  const choice = radios("Screen of the phone", options, go);
  let chosen = null;
  on("phone-key", (name) => {
    if (name === "open") go("app");
    else if (name === "lock") go(model.phone?.isLocked ? "home" : "lock");
  });
  async function go(name) {
    await refresh();
    const { phone } = model;
    if (!phone) return;
    if (phone.screen === name) {
      // Only another one was looked at.
      choose(name);
      onlyLook(name);
      return;
    }
    const action = name === "home" && phone.isLocked ? "unlock" : name === "app" ? "open" : name;
    const { possible, reason } = phone.actions[action] ?? { possible: true };
    if (possible) act({ action, ...(action === "open" && model.topic !== null ? { topic: model.topic } : {}) });
    else announce(sentence(reason));
  }
  let onlyLook = () => {};
  function choose(name) {
    chosen = name;
    choice.choose(name);
  }
  return {
    element: choice.element, choose,
    present: () => choice.buttons.get(chosen) ?? choice.buttons.get("lock"),
    whenSame: (action) => {
      onlyLook = action;
    },
  };
}
