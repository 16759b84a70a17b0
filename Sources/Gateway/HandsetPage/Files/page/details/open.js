// The way to one of the six tabs.

import { tabNames } from "../base/address.js";
import { byId } from "../base/dom.js";
import { stay } from "../base/load.js";
import { model, tell } from "../base/model.js";

// Opens a tab, by its name or its place from 1 to 6, and goes there.
export function openTab(name, { focus = true } = {}) {
  stay();
  model.tab = tabNames[Number(name) - 1] ?? name;
  tell("tab");
  tell("show", "details");
  if (focus) byId(`tab-${model.tab}`)?.focus();
}
