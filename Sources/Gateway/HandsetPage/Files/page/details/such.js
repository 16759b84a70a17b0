// Sends a lost notification again, to an app that gets it: the phone meets it as before, and can be set back.

import { announce } from "../base/announce.js";
import { api } from "../base/api.js";
import { model, on, tell } from "../base/model.js";
import { appStateWords } from "../base/names.js";
import { sentence } from "../base/text.js";
import { lastAct } from "./steps.js";

const method = "did-receive";
const oldest = 10;
const newer = "17.0";
const settings = ["ios", "delegates", "routesIn", "appState", "isLocked"];
const done = { tap: "tapped", dismiss: "dismissed", button: "its button pressed", text: "answered" };

export function makeSuchAnApp() {
  on("send-to-such-an-app", () => send(model.record ?? undefined).catch((error) => tell("strip", { text: sentence(error.message) })));
}

async function send({ number } = {}) {
  if (!number) return;
  // What is shown may be older than the tap that was the last thing that somebody did.
  const record = await api.notification(number);
  const topic = model.phone?.topics?.includes(record.topic) ? { topic: record.topic } : {};
  const before = await api.phone({ ...topic, limit: 1 });
  const changes = changesFor(record, before);
  await api.setPhone({ ...topic, ...changes });
  const { number: sent } = await api.give(undefined, { at: record.number });
  const act = lastAct(record);
  if (act) {
    await api.act({
      action: act.kind, notification: sent, ...(act.button ? { button: act.button } : {}), ...(act.kind === "text" ? { text: act.text ?? "" } : {}),
    });
  }
  tell("choose", sent);
  const kept = Object.fromEntries(settings.map((name) => [name, before[name]]));
  const text = `#${record.number} was sent again as #${sent}${act ? `, and ${done[act.kind]}` : ""}. ${words(before, changes)}`;
  tell("strip", {
    key: "such-an-app", keepsAction: true, text, action: {
      label: "Set the phone back", run: async () => {
        await api.setPhone({ ...topic, ...kept });
        announce("The phone is as it was.");
      },
    },
  });
}

// Returns the settings with which the app gets it, in the state in which the notification met the app.
function changesFor(record, phone) {
  const changes = {};
  const add = (name) => {
    if (!phone[name].includes(method)) changes[name] = [...phone[name], method];
  };
  add("delegates");
  add("routesIn");
  if (Number(phone.ios) < oldest) changes.ios = newer;
  const appState = record.cell?.appState;
  if (appState && appState !== phone.appState) changes.appState = appState;
  return changes;
}

function words(before, { ios, delegates, appState }) {
  const all = [
    ios ? `iOS ${ios} instead of ${before.ios}` : null,
    delegates ? `an app that implements ${delegates.join(", ")} instead of ${before.delegates.join(", ") || "nothing"}` : null,
    appState ? `an app that is ${appStateWords(appState)} instead of ${appStateWords(before.appState)}` : null,
  ].filter(Boolean).join("; ");
  return all ? `For that the phone was changed: ${all}.` : "The phone has such an app.";
}
