// Saves texts and bytes as files of the browser.

import { el } from "./dom.js";

// Offers a file by its name.
export function saveFile(name, ...parts) {
  const address = URL.createObjectURL(new Blob(parts));
  const link = el("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may begin to read it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
