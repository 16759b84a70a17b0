// The theme: that of the system, or what was chosen here.

import { icon } from "../base/dom.js";
import { on, tell } from "../base/model.js";
import { radios } from "../base/tabs.js";

const key = "handset-theme";

const kept = () => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

export function applyTheme(name = kept()) {
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
}

export function themeSwitch() {
  const group = radios("Theme", [
    ["", icon("auto"), { "aria-label": "As the system" }], ["light", icon("sun"), { "aria-label": "Light" }], ["dark", icon("moon"), { "aria-label": "Dark" }],
  ], (name) => {
    try {
      localStorage.setItem(key, name);
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    applyTheme(name);
    group.choose(name);
    tell("theme");
  });
  group.choose(kept());
  on("theme", () => group.choose(kept()));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => tell("theme"));
  return group.element;
}
