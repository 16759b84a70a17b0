// The names of the six tabs, and the way to one of them.

import { byId } from "../base/dom.js";
import { model, tell } from "../base/model.js";

export const tabNames = ["payload", "printed", "callbacks", "matrix", "hazards", "sender"];

// Opens a tab, by its name or its place from 1 to 6, and goes there.
export function openTab(name, { focus = true } = {}) {
  model.tab = tabNames[Number(name) - 1] ?? name;
  tell("tab");
  tell("show", "details");
  if (focus) byId(`tab-${model.tab}`)?.focus();
}
