// Changes what has changed, and leaves the rest as somebody has unfolded, scrolled or chosen it.

const serializer = new XMLSerializer();
// The markup of each part as it was made; it is compared, and never read as markup.
const made = new WeakMap();

const markup = (part) => {
  if (!made.has(part)) made.set(part, serializer.serializeToString(part));
  return made.get(part);
};

// Lets a box have the parts, in place of those that it has; a part that was made the same stays.
export function patch(box, parts) {
  const wanted = parts.flat(Infinity).filter((part) => part !== null && part !== undefined && part !== false)
    .map((part) => (part instanceof Node ? part : document.createTextNode(part)));
  const old = [...box.childNodes];
  wanted.forEach((part, index) => {
    const present = old[index];
    if (!present) {
      markup(part);
      box.append(part);
    } else if (markup(part) !== markup(present)) present.replaceWith(part);
  });
  for (const each of old.slice(wanted.length)) each.remove();
}
