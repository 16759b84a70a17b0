// The keys of a payload that may say what to open, and the app that opens one. No part of it needs a browser.

const [keyLimit, depthLimit] = [8, 4];
// The keys that iOS reads itself, and those of a push service.
const ofSystem = /^(alert|badge|sound|category|thread-id|content-available|mutable-content|interruption-level|relevance-score|target-content-id|url-args|filter-criteria|event|timestamp|content-state|stale-date|dismissal-date|attributes|attributes-type)$/;
const ofServices = /^(gcm\.|google\.|fcm_options$|_|moe|wzrk)/;
const isLink = (each) => typeof each === "string" && /^[a-z][a-z0-9+.-]*:/i.test(each);

// Returns true if the rule is that of the app of 2011, or if there is none: nobody has said which key opens the app.
export function hasNoOwnRule(record) {
  const rules = record.rules?.rules;
  return Boolean(rules) && (rules.length === 0 || rules.length === 1 && rules[0].lookupURL?.includes("//URLHERE.cloudapp.net/") === true && rules[0].pattern !== undefined);
}

// Returns the values that may say what to open, those of the sender first: { path, value }.
export function keysOf(payload) {
  const found = [];
  const walk = (place, path) => {
    for (const [key, each] of Object.entries(place)) {
      const own = [...path, key];
      if (path.length === 0 ? ofServices.test(key) || key === "aps" : path[0] === "aps" && path.length === 1 && ofSystem.test(key)) continue;
      if (typeof each === "string" && each !== "" || typeof each === "number") found.push({ path: own, value: each });
      else if (each !== null && typeof each === "object" && !Array.isArray(each) && own.length < depthLimit) walk(each, own);
    }
  };
  if (payload === null || typeof payload !== "object") return found;
  walk(payload, []);
  if (payload.aps !== null && typeof payload.aps === "object") walk(payload.aps, ["aps"]);
  return found.sort((one, other) => Number(isLink(other.value)) - Number(isLink(one.value))).slice(0, keyLimit);
}

// Returns the app that opens the value of a key: a link as it is, and anything else in a link with its name.
export function appFor({ path, value: content }) {
  const name = path.at(-1);
  const isPlain = path.every((key) => /^[A-Za-z0-9_-]+$/.test(key));
  const scheme = `app://${encodeURIComponent(name)}/`;
  if (!isPlain) return { rules: [{ name, keyPath: path, lookupURL: isLink(content) ? "%@" : `${scheme}%@`, encoding: isLink(content) ? "verbatim" : "percent", escaping: "javascript" }] };
  return { rules: [{ name, url: isLink(content) ? `{${path.join(".")}}` : `${scheme}{${path.join(".")}}`, escaping: "javascript" }] };
}
