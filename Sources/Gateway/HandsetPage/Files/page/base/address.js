// The address of what is seen: /#511/matrix?state=lost&text=table. No part of it needs a browser.

import { states } from "./summaries.js";

export const tabNames = ["payload", "printed", "callbacks", "matrix", "hazards", "sender"];
export const usualTab = "printed";

// Returns the part of an address from # on, or an empty text. Without a number, it is that of what came last.
export function addressOf({ number, tab, filter: { state, text } }) {
  const query = new URLSearchParams();
  if (state) query.set("state", state);
  if (text) query.set("text", text);
  const path = `${number || ""}${tab === usualTab ? "" : `/${tab}`}`;
  return path || query.size > 0 ? `#${path}${query.size > 0 ? `?${query}` : ""}` : "";
}

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
const anyAddress = /^(0\.0\.0\.0|\[?::\]?)$/;

// Returns the host to which a sender beside a viewer sends, and whether it is reached from there: the gateway may listen
// on its own machine alone.
export function senderHost(gateway, viewer) {
  const host = gateway.slice(0, gateway.lastIndexOf(":"));
  if (loopback.test(viewer)) return { host: "localhost", isReached: true };
  if (loopback.test(host)) return { host: "localhost", isReached: false };
  return { host: anyAddress.test(host) ? viewer : host, isReached: true };
}

// Returns what an address names; null if it is none of these addresses.
export function readAddress(hash) {
  const parts = /^#?(\d{0,15})(?:\/([a-z]*))?(?:\?(.*))?$/s.exec(hash);
  if (!parts) return null;
  const [, digits, tab, words] = parts;
  const query = new URLSearchParams(words ?? "");
  const state = query.get("state");
  return {
    number: Number(digits), tab: tabNames.includes(tab) ? tab : usualTab,
    filter: { state: states.includes(state) ? state : null, text: query.get("text") ?? "" },
  };
}
