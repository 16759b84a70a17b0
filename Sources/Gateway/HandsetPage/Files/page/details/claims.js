// What a cell rests on: the claims about iOS that have decided it, with the places where they were seen.

import { el } from "../base/dom.js";
import { value } from "../base/shown.js";

// Returns the claims of a row of a matrix; null for an older Handset, and for a row without one.
export function claimsOf(row, matrix) {
  const known = new Map((matrix.claims ?? []).map((each) => [each.name, each]));
  const claims = (row.claims ?? []).map((name) => known.get(name)).filter(Boolean);
  if (claims.length === 0) return null;
  return el("details.rests", el("summary", `How do we know? ${claims.length} ${claims.length === 1 ? "claim" : "claims"}`),
    el("ul", claims.map((each) => el("li", el("code", each.name), " ", value(each.sentence), " ", el("span.q", value(each.grounds))))));
}
