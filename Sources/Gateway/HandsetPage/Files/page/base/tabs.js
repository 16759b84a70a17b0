// Tabs and groups of which one is chosen: the arrow keys go on to the next one.

import { el, set } from "./dom.js";

// Lets the arrow keys move within buttons, and choose.
export function arrows(group, role = "[role=tab]") {
  group.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = [...group.querySelectorAll(role)];
    const present = all.indexOf(document.activeElement);
    if (present < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const ends = { Home: 0, End: all.length - 1 };
    const next = event.key in ends ? ends[event.key] : step ? (present + step + all.length) % all.length : -1;
    if (next < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[next].focus();
    all[next].click();
  });
}

// Returns a group of radio buttons drawn as one: { element, choose(name) }.
export function radios(label, options, action) {
  const buttons = new Map(options.map(([name, content, attributes]) => [
    name,
    el("button", { type: "button", role: "radio", "aria-checked": "false", onclick: () => action(name), ...attributes }, content),
  ]));
  const element = el("div.seg", { role: "radiogroup", "aria-label": label }, ...buttons.values());
  arrows(element, "[role=radio]");
  const choose = (chosen) => {
    for (const [name, each] of buttons) {
      set(each, { "aria-checked": name === chosen, tabindex: name === chosen ? 0 : -1 });
    }
    if (!buttons.has(chosen)) buttons.values().next().value.tabIndex = 0;
  };
  choose(options[0][0]);
  return { element, choose, buttons };
}

// Returns a group of buttons of which one is pressed.
export function views(label, options, chosen, action) {
  const group = el("div.seg", { role: "group", "aria-label": label });
  for (const [name, content] of options) {
    group.append(el("button", {
      type: "button", "aria-pressed": name === chosen,
      onclick: (event) => {
        for (const each of group.children) set(each, { "aria-pressed": each === event.currentTarget });
        action(name);
      },
    }, content));
  }
  return group;
}
