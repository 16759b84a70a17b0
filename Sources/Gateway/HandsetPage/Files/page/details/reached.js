// The stations of a trail that were reached since it was last drawn: they appear one after another.

const limit = 50;
const [step, length, newest] = [140, 280, 4000];
const notes = new Map();

// Notes how far a notification came; returns the time in milliseconds until each station appears, by its place, and
// undefined for those that were seen before. Drawn again meanwhile, they go on.
export function appearances(number, count, arrived, now = Date.now()) {
  const before = notes.get(number);
  const isKnown = before !== undefined || now - arrived < newest;
  let note = before ?? { from: isKnown ? 0 : count, count, start: now };
  if (count > note.count) note = { from: note.count, count, start: now };
  notes.delete(number);
  notes.set(number, note);
  if (notes.size > limit) notes.delete(notes.keys().next().value);
  return Array.from({ length: count }, (_, index) => {
    const delay = note.start + (index - note.from) * step - now;
    return index < note.from || delay + length < 0 ? undefined : delay;
  });
}
