// Live Activities on the Lock Screen: the fields of their state, as the app's views are not drawn here.

import { el, fill } from "../base/dom.js";
import { cut } from "../base/text.js";

const lives = { active: "Live", stale: "Out of date", ended: "Ended" };

const field = ({ name, value }) => el("div.laf", el("dt", el("bdi", cut(name, 60))), el("dd", el("bdi", cut(value, 160))));

function card(activity) {
  return el("section.la", { "aria-label": `Live Activity ${cut(activity.type ?? "", 60)}`, "data-life": activity.life },
    el("div.lah", el("b", el("bdi", cut(activity.type ?? "Live Activity", 60))), el("span", lives[activity.life] ?? activity.life)),
    activity.attributes.length > 0 ? el("dl.lat", activity.attributes.map(field)) : null,
    el("dl", activity.state.map(field)),
    el("p.lan", "The app’s views are not drawn."));
}

// Returns the place of the cards, and what draws them.
export function makeActivities() {
  const box = el("div.las", { hidden: true });
  let drawn = "";
  return {
    element: box,
    draw: (phone) => {
      const all = phone.liveActivities ?? [];
      const text = JSON.stringify(all);
      if (text === drawn) return;
      drawn = text;
      box.hidden = all.length === 0;
      fill(box, all.map(card));
    },
  };
}
