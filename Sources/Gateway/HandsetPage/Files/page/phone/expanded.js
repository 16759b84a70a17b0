// The notification whose buttons are seen, and the threads that are open. What was opened stays so until it is closed.

import { tell } from "../base/model.js";

let number = 0;
const threads = new Set();

export const isExpanded = (wanted) => number === wanted;
export const isOpen = (thread) => threads.has(thread);

const draw = () => tell("phone");

// Shows the buttons of a notification; 0 for none.
export function expand(wanted) {
  if (number === wanted) return;
  number = wanted;
  draw();
}

// Opens the notifications of a thread, or lays them on each other again.
export function toggle(thread) {
  if (!threads.delete(thread)) threads.add(thread);
  draw();
}
