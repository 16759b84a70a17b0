// The look of the phone by its version of iOS, and the look of its apps: their names and icons.

import { el, icon } from "../base/dom.js";

// Returns the skin: to iOS 6, 7 to 9, 10 to 15, and 16 and later.
export function skinOf(ios) {
  const version = Number.parseFloat(ios);
  return version < 7 ? "early" : version < 10 ? "flat" : version < 16 ? "cards" : "stack";
}

// Returns the form of the device: with a button, with a notch, or with an island.
export function formOf(ios) {
  const version = Number.parseFloat(ios);
  return version < 11 ? "button" : version < 16 ? "notch" : "island";
}

// Returns the words of the status bar for the network of the time.
export const networkOf = (ios) => ({ early: "3G", flat: "LTE", cards: "LTE", stack: "5G" })[skinOf(ios)];

const plain = { name: "URLHERE", icon: null };

// Returns the name and the address of the icon of the app of a topic.
export function appOf(phone, topic = null) {
  const app = phone?.apps?.find((each) => each.topic === topic) ?? phone?.apps?.[0];
  return app ? { name: app.name, icon: app.hasIcon ? `/api/v1/phone/icon${app.topic ? `?topic=${encodeURIComponent(app.topic)}` : ""}` : null } : plain;
}

// Returns the drawing of an app: its own icon, that of the app of 2011, or the first letter of its name.
export function appIcon({ name, icon: address }) {
  if (address) return el("img.ic", { src: address, alt: "" });
  if (name === plain.name) return icon("app", null, "ic");
  const [letter = "?"] = name;
  return el(`span.ic.letter.l${[...name].reduce((sum, each) => sum + each.codePointAt(0), 0) % 6}`, { "aria-hidden": "true" }, el("b", letter.toUpperCase()));
}
