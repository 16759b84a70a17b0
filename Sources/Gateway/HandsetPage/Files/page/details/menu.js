// The menu of what else can be done with a notification.

import { api } from "../base/api.js";
import { copy } from "../base/copy.js";
import { byId, el } from "../base/dom.js";
import { tell } from "../base/model.js";
import { curl } from "../top/recipes.js";
import { openTab } from "./open.js";
import { saveAsHTML, saveAsPicture } from "./ticket.js";

let close = () => {};

export function openMenu(opener, record) {
  close();
  const device = record.token ?? "";
  const setDevice = (state) => api.setDevice(device, state).catch((error) => tell("strip", { text: error.message }));
  const entries = [
    ["Copy as curl", () => copy(curl(record))],
    ["Copy the payload", () => copy(record.payload.text ?? record.payload.base64)],
    ["Copy the link", () => copy(`${location.origin}/#${record.number}`)],
    ["Save as picture", () => saveAsPicture(record)],
    ["Save as HTML file", () => saveAsHTML(record)],
    ["Compare with another", () => {
      openTab("payload");
      tell("compare");
    }],
    ...(device.length === 64
      ? [["This device is away", () => setDevice("away")], ["This device is online", () => setDevice("online")],
        ["Remove the app from this device", () => setDevice("unregistered"), "Remove the app: press again"]] : []),
    ["Delete", () => api.forgetOne(record.number).catch((error) => tell("strip", { text: error.message })), `Delete #${record.number}: press again`],
  ];
  const menu = el("div.menu", { role: "menu", "aria-label": `Notification ${record.number}` },
    entries.map(([text, action, question]) => el("button", {
      type: "button", role: "menuitem", onclick: (event) => {
        // What cannot be undone is asked for in place.
        if (question && event.currentTarget.textContent !== question) {
          event.currentTarget.textContent = question;
          return;
        }
        close();
        action();
      },
    }, text)));
  menu.addEventListener("keydown", (event) => {
    const all = [...menu.children];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") {
      event.stopPropagation();
      close();
    } else if (step) {
      event.preventDefault();
      all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
    }
  });
  // What floats is in no other landmark of the page.
  const box = el("section", { "aria-label": "More" }, menu);
  const outside = (event) => !menu.contains(event.target) && close();
  close = () => {
    if (!menu.isConnected) return;
    box.remove();
    document.removeEventListener("pointerdown", outside, true);
    opener.focus();
  };
  const place = opener.getBoundingClientRect();
  menu.style.top = `${place.bottom + 4}px`;
  menu.style.right = `${Math.max(8, innerWidth - place.right)}px`;
  byId("floating").append(box);
  document.addEventListener("pointerdown", outside, true);
  menu.firstChild.focus();
}
