// Copies texts, and says so.

import { announce } from "./announce.js";
import { tell } from "./model.js";

// Copies a text; the button shows for a moment that it is done.
export async function copy(text, from = null) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure context, as beyond loopback, there is only the old way.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "vh";
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    from?.focus();
    if (!isCopied) {
      tell("strip", { text: "The browser did not copy. Select the text and copy it by hand." });
      return;
    }
  }
  announce("Copied.");
  const label = from?.querySelector("span") ?? null;
  if (!label || label.dataset.was !== undefined) return;
  label.dataset.was = label.textContent;
  label.textContent = "Copied";
  setTimeout(() => {
    label.textContent = label.dataset.was;
    delete label.dataset.was;
  }, 1500);
}
