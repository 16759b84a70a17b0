// Recipes: lines and whole programs that send to the gateway. The programs are those that Handset's tests run.

import { senderHost } from "../base/address.js";
import { api } from "../base/api.js";
import { copy } from "../base/copy.js";
import { button, el, fill, set, write } from "../base/dom.js";
import { model } from "../base/model.js";
import { classicFirst } from "../base/samples.js";
import { arrows } from "../base/tabs.js";

const programs = [
  ["Node", "sender.mjs", "node"], ["Go", "sender.go", "go run"], ["Python", "sender_httpx.py", "python3"],
  ["Java", "Sender.java", "java"], ["PHP", "sender.php", "php"], ["Ruby", "sender.rb", "ruby"],
  ["C#", "Sender.cs", "dotnet run"], ["OpenSSL", "openssl.sh", "bash"],
];

// Returns a payload with which the app in use opens something.
export const firstPush = () => model.samples?.first ?? classicFirst;

// The longest text that a program takes as one word, with room to spare; and what a terminal may act on.
const wordLimit = 32 * 1024;
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

// Returns a text as one word of a shell.
export function quoted(text) {
  return /^[\w@%+:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// Returns the option of curl for a body, as it is: --data would read a file named after an @.
export function bodyOption({ text, base64 }) {
  if (text !== undefined && text.length <= wordLimit && !control.test(text)) return `--data-raw ${quoted(text)}`;
  return `--data-binary @<(base64 -d <<< ${base64 ?? base64Of(text)})`;
}

function base64Of(text) {
  const bytes = new TextEncoder().encode(text);
  let letters = "";
  for (let start = 0; start < bytes.length; start += 0x8000) letters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(letters);
}

// Returns the address of the provider API.
export function address(gateway = model.gateway) {
  if (!gateway?.http2) return "";
  const port = gateway.http2.slice(gateway.http2.lastIndexOf(":") + 1);
  return `${gateway.plaintext ? "http" : "https"}://${senderHost(gateway.http2, location.hostname).host}:${port}`;
}

const proof = (gateway) => (gateway.plaintext ? ["--http2-prior-knowledge"] : [
  `--cacert ${quoted(gateway.ca)}`, `--cert ${quoted(gateway.clientCertificate)} --key ${quoted(gateway.clientKey)}`,
]);

// Returns the command that sends a notification again as it came, or a first one.
export function curl(record = null) {
  const { gateway } = model;
  if (!gateway?.http2) return "";
  const headers = record?.headers?.filter(({ name }) => name.startsWith("apns-") && name !== "apns-id") ?? [{ name: "apns-topic", value: gateway.topic }];
  if (!headers.some(({ name }) => name === "apns-topic")) headers.unshift({ name: "apns-topic", value: gateway.topic });
  const token = record?.token || "$(handset token)";
  const body = bodyOption(record ? record.payload : { text: firstPush() });
  return ["curl", ...proof(gateway), ...headers.map(({ name, value }) => `-H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`), body, `${address()}/3/device/${token}`]
    .join(" \\\n     ").replace("curl \\\n     ", "curl ");
}

// Returns the lines that set the variables of the programs.
function variables(gateway) {
  const port = gateway.http2.slice(gateway.http2.lastIndexOf(":") + 1);
  const all = {
    APNS_HOST: senderHost(gateway.http2, location.hostname).host.replace(/^\[(.*)\]$/, "$1"), APNS_PORT: port, APNS_URL: address(),
    ...(gateway.plaintext ? {} : { APNS_CA_FILE: gateway.ca, SSL_CERT_FILE: gateway.ca, APNS_CERTIFICATE_FILE: gateway.clientCertificate, APNS_CERTIFICATE_KEY_FILE: gateway.clientKey }),
    APNS_KEY_FILE: gateway.providerKey, APNS_KEY_ID: gateway.keyID, APNS_TEAM_ID: gateway.teamID, APNS_TOPIC: gateway.topic,
  };
  return Object.entries(all).filter(([, value]) => value).map(([name, value]) => `export ${name}=${quoted(value)}`).join("\n");
}

// Returns lines of a shell that write a program into a file, and run it.
const script = (file, run, program) => [
  variables(model.gateway), "", `cat > ${file} <<'END_OF_PROGRAM'`, program.replace(/\n$/, ""), "END_OF_PROGRAM",
  `${run} ${file} "$(handset token)"`, "",
].join("\n");

// Writes the line of curl anew where it is shown.
export function redrawCurl() {
  for (const text of document.querySelectorAll('pre.recipe[aria-label="curl recipe"]')) write(text, curl());
}

// Returns the box with a tab for each language.
export function recipeBox(name) {
  const text = el("pre.recipe", { tabindex: 0, id: `${name}-recipe`, role: "tabpanel" });
  const tabs = el("div.tabs-inner", { role: "tablist", "aria-label": "Recipes" });
  const show = async (language, file, run) => {
    for (const each of tabs.children) {
      const isChosen = each.textContent === language;
      set(each, { "aria-selected": isChosen, tabindex: isChosen ? 0 : -1 });
    }
    set(text, { "aria-label": `${language} recipe` });
    if (!file) {
      text.textContent = curl();
      return;
    }
    try {
      text.textContent = script(file, run, await api.recipe(file));
    } catch (error) {
      text.textContent = error.message;
    }
  };
  fill(tabs, [["curl"], ...programs].map(([language, file, run]) => el("button", {
    type: "button", role: "tab", "aria-controls": `${name}-recipe`, onclick: () => show(language, file, run),
  }, language)));
  arrows(tabs);
  show("curl");
  return el("div.curl", el("div.rt", tabs, button("b.go", "Copy", (event) => copy(text.textContent, event.currentTarget), { iconName: "copy" })), text);
}

// Returns what a sender needs: addresses, files and names.
export function needs(isLong) {
  const { gateway } = model;
  if (!gateway?.http2) return null;
  const inFolder = (path) => (path?.startsWith(`${gateway.directory}/`) ? path.slice(gateway.directory.length + 1) : path);
  const facts = [];
  const add = (name, ...content) => facts.push(el("dt", name), el("dd", content));
  add(isLong ? "HTTP/2" : "Host", el("code", address()));
  if (isLong && gateway.binary) add("Binary protocol", el("code", gateway.binary), ", feedback ", el("code", gateway.feedback ?? "none"));
  if (gateway.plaintext) add("Without TLS", "HTTP/2 from the first byte");
  else {
    add("Trust", el("code", inFolder(gateway.ca)));
    add("Prove with", el("code", inFolder(gateway.clientCertificate)), " and ", el("code", inFolder(gateway.clientKey)));
  }
  add(gateway.plaintext ? "Sign with" : "or sign with", el("code", inFolder(gateway.providerKey)), `, key ${gateway.keyID}, team ${gateway.teamID}`);
  if (!senderHost(gateway.http2, location.hostname).isReached) {
    add("Only there", "Senders reach it on the machine of Handset alone: start it with ", el("code", "--host http2=0.0.0.0"), " for others");
  }
  add("Topic", el("code", gateway.topics?.join(", ") ?? gateway.topic));
  return [el("dl.kv", facts), el("p.q", "All files are in ", el("code", gateway.directory))];
}
