// The overview beside the list: a tick for what is neither plainly routed nor usual, in place of a scroll bar.

import { el } from "../base/dom.js";
import { model, on } from "../base/model.js";
import { paint } from "../base/paint.js";
import { states } from "../base/summaries.js";
import { number } from "../base/text.js";

const colours = { waiting: "--wait", lost: "--lost", problem: "--lost", twice: "--twice", kept: "--wait", rejected: "--none-l", replaced: "--none-l" };
// A state of more than a fifth is usual: it would be a bar, and hide what is rare.
const usualShare = 5;
// The worse is drawn over the rest.
const order = ["replaced", "rejected", "kept", "waiting", "twice", "problem", "lost"];
const ranks = Uint8Array.from(states, (state) => order.indexOf(state) + 1);

export function makeRail(shown, goTo, place) {
  const canvas = el("canvas");
  const thumb = el("div.thumb");
  const at = el("span.at", { hidden: true });
  const element = el("div.map", { role: "presentation", "aria-hidden": "true" }, canvas, thumb, at);
  let [width, height] = [18, 600];
  let isDragged = false;

  // The colours as the present theme has them; read only when it changes.
  const inks = new Map();
  const readInks = () => {
    for (const state of order) {
      element.style.color = `var(${colours[state]})`;
      inks.set(state, getComputedStyle(element).color);
    }
    element.style.color = "";
  };

  const drawThumb = () => {
    const { top, height: view, row } = place();
    const whole = Math.max(1, shown.count * row);
    const size = Math.max(20, (view / whole) * height);
    thumb.style.height = `${size}px`;
    const y = Math.min(1, top / Math.max(1, whole - view)) * (height - size);
    thumb.style.transform = `translateY(${y}px)`;
    at.style.transform = `translateY(${Math.max(0, y)}px)`;
    const isShown = isDragged || (shown.isHeld && shown.count > 200);
    at.hidden = !isShown;
    if (isShown) at.textContent = `${number(shown.numberAt(Math.min(shown.count - 1, Math.floor(top / row))))} of ${number(model.summaries.last)}`;
  };

  const drawTicks = () => {
    const scale = devicePixelRatio;
    if (inks.size === 0) readInks();
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
    }
    const context = canvas.getContext("2d");
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    const count = shown.count;
    const isUsual = states.map((state) => model.summaries.countOf(state) * usualShare > model.summaries.count);
    // The worst state at each place, as its rank from 1.
    const worst = new Uint8Array(Math.ceil(height));
    const scaled = (height - 2) / Math.max(1, count);
    for (let index = 0; index < count; index += 1) {
      const code = model.summaries.stateCodeAt(shown.numberAt(index));
      const rank = isUsual[code] ? 0 : ranks[code];
      const y = Math.round(index * scaled);
      if (rank > worst[y]) worst[y] = rank;
    }
    for (let y = 0; y < worst.length; y += 1) {
      if (worst[y] === 0) continue;
      context.fillStyle = inks.get(order[worst[y] - 1]);
      context.fillRect(3, y, width - 6, 2);
    }
  };

  const move = (event) => {
    const index = Math.floor((event.offsetY / height) * shown.count);
    goTo(Math.min(shown.count - 1, Math.max(0, index)));
  };
  element.addEventListener("pointerdown", (event) => {
    isDragged = true;
    element.setPointerCapture(event.pointerId);
    move(event);
  });
  element.addEventListener("pointermove", (event) => isDragged && move(event));
  element.addEventListener("pointerup", () => {
    isDragged = false;
    paint("thumb", drawThumb);
  });
  new ResizeObserver(([entry]) => {
    ({ width, height } = entry.contentRect);
    paint("rail", drawTicks, () => 500);
    paint("thumb", drawThumb);
  }).observe(element);
  on("theme", () => inks.clear());
  on("list filter theme", () => paint("rail", drawTicks, () => 500));
  return { element, paint: () => paint("thumb", drawThumb) };
}
