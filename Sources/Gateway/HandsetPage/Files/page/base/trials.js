// Payloads that a rule may find something in, made from the rule alone. No part of it needs a browser.

const alertText = "Your order is ready";
// The values that a place is tried with, one after another: conditions on their type or form leave some of them.
const values = ["7C41D9", 7, true, "7", "abc", "4f1d7c9a-52b3-4e0c-9a67-0c3b5d1e8f24"];
const longestArray = 100;

export const ownAlert = () => ({ aps: { alert: alertText } });

const pathOf = (path) => (Array.isArray(path) ? path : path.split("."));

// Returns a copy of a payload with a value at the end of a path; an alert that is a text becomes a title.
export function setAt(payload, path, value) {
  const copy = structuredClone(payload);
  let place = copy;
  for (const [index, key] of path.entries()) {
    if (Array.isArray(place)) {
      if (!/^\d+$/.test(key) || Number(key) > longestArray) return copy;
      while (place.length < Number(key)) place.push("");
    }
    const old = Object.hasOwn(place, key) ? place[key] : undefined;
    const content = index === path.length - 1 ? value : inner(old, path, index);
    // Not by assignment: a key may be __proto__.
    Object.defineProperty(place, key, { value: content, writable: true, enumerable: true, configurable: true });
    place = content;
  }
  return copy;
}

// Returns what stands on the way to the end of a path.
function inner(old, path, index) {
  if (old !== null && typeof old === "object") return old;
  if (index === 1 && path[0] === "aps" && path[1] === "alert") return { title: alertText };
  return /^\d+$/.test(path[index + 1]) ? [] : {};
}

function valueAt(payload, path) {
  return path.reduce((place, key) => (place !== null && typeof place === "object" && Object.hasOwn(place, key) ? place[key] : undefined), payload);
}

// Returns a copy in which the values that the app decodes are strings of JSON, the innermost first.
function encoded(payload, decode) {
  const paths = [decode ?? []].flat().map(pathOf).sort((one, other) => other.length - one.length);
  return paths.reduce((copy, path) => {
    const found = valueAt(copy, path);
    return found !== null && typeof found === "object" ? setAt(copy, path, JSON.stringify(found)) : copy;
  }, payload);
}

// Returns the keys that a pattern of printed text asks for: they stand before " = ".
function keysOf(pattern) {
  return [...pattern.matchAll(/([\w.|()?:-]+)\\?"? ?= /g)].flatMap(([, names]) => names.split(/[|()?:]+/))
    .filter((name) => /^[A-Za-z_][\w.-]*$/.test(name));
}

const one = (wanted) => {
  const first = [wanted].flat()[0];
  return first === "*" ? "7" : first;
};

// Returns the scheme of the links of rules.
export const schemeOf = (rules) => rules.map(({ url, lookupURL }) => /^[a-z][a-z0-9+.-]*:\/\//i.exec(url ?? lookupURL ?? "")?.[0])
  .find(Boolean) ?? "app://";

// Returns the places in a payload that a rule opens: { path, values, prefix, fill }, where `fill` makes the payload
// with a value there. A place without a path is that of a rule that looks at no value.
export function placesOf(rule, scheme) {
  const conditions = Object.entries(rule.when ?? {});
  // Nobody has pressed a button yet.
  if (conditions.some(([path]) => path.startsWith("@"))) return [];
  const met = conditions.reduce((payload, [path, wanted]) => setAt(payload, pathOf(path), one(wanted)), ownAlert());
  const place = (path, from = met) => ({ path, values, prefix: "", fill: (value) => encoded(setAt(from, path, value), rule.decode) });
  if (rule.keyPath) return [place(pathOf(rule.keyPath))];
  if (rule.pattern) return keysOf(rule.pattern).flatMap((key) => (rule.keys ?? ["aps"]).map((top) => place([top, key])));
  const fields = [...(rule.url ?? "").matchAll(/\{([^{}|]+)(?:\|\w+)?\}/g)].map(([, path]) => path).filter((path) => !path.startsWith("@"));
  const free = fields.filter((path) => !conditions.some(([name, wanted]) => name === path && wanted !== "*"));
  const filled = free.reduce((payload, path) => setAt(payload, pathOf(path), "7"), met);
  if (free.length === 0) return [{ path: [], values: [null], prefix: "", fill: () => encoded(filled, rule.decode) }];
  // The value of a whole link is a link.
  const isWhole = /^\{[^{}]+\}$/.test(rule.url);
  return free.map((path) => ({
    ...place(pathOf(path), filled), ...(isWhole ? { prefix: `${scheme}orders/`, values: [`${scheme}orders/7`] } : {}),
  }));
}
