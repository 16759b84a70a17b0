// What the page asks of the phone: its state, an action of a person, and a change of the device.

import { announce } from "../base/announce.js";
import { api, Problem } from "../base/api.js";
import { look } from "../base/load.js";
import { model, on, tell } from "../base/model.js";
import { paint } from "../base/paint.js";
import { sentence } from "../base/text.js";

// The notifications of the phone that are asked for, and how many in a flood, which begins at a rate.
const [many, few, fast] = [100, 12, 20];
// The number of changes that were heard of, and how many of them the phone has that is shown.
let [changes, loaded, hasShort] = [0, 0, false];

// The time between two drawings of the phone.
export const pause = () => (model.rate > fast ? 500 : 60);

let [lastLoad, loadTimer] = [-Infinity, 0];

// Loads the phone, but not again before the pause is over. No frame is waited for, since drawing comes after it.
function loadSoon() {
  // A page that nobody sees loads it once, when it is seen again.
  if (document.hidden) paint("phone-load", load, pause);
  if (document.hidden || loadTimer !== 0) return;
  loadTimer = setTimeout(() => {
    loadTimer = 0;
    lastLoad = performance.now();
    load();
  }, Math.max(0, lastLoad + pause() - performance.now()));
}

// Keeps the phone of the model as it is.
export function follow() {
  on("phone-changed arrived", () => {
    changes += 1;
    loadSoon();
  });
  // An older one that is chosen may be on the phone too.
  on("chosen", () => {
    const { phone, chosen } = model;
    if (phone && chosen !== 0 && phone.notificationCount > phone.notifications.length && !target()) loadSoon();
  });
  // The phone that is shown is that of the app to which the chosen one was sent.
  on("record", () => {
    const { record, phone } = model;
    if (!record || !phone || phone.topics.length === 0) return;
    showApp(phone.topics.includes(record.topic) ? record.topic : null);
  });
  // After a flood, all that is on the phone is loaded again.
  on("rate", () => hasShort && model.rate <= fast && loadSoon());
}

// Shows the phone with the app of a topic; null for the app in use.
export function showApp(topic) {
  if (model.topic === topic) return;
  model.topic = topic;
  loadSoon();
}

async function load() {
  const own = changes;
  const isShort = model.rate > fast;
  try {
    setPhone(await api.phone({ limit: isShort ? few : many, notification: model.chosen || null, topic: model.topic }));
    loaded = own;
    hasShort = isShort;
  } catch (error) {
    // An older Handset has no such call.
    if (error instanceof Problem && error.status === 404) tell("no-phone");
  }
}

function setPhone(phone) {
  model.phone = phone;
  tell("phone");
}

// Loads the phone if something has changed since the last time, so that an action finds what was seen.
export async function refresh() {
  if (loaded !== changes) await load();
}

// The notification that the actions are for: the chosen one, which the details show, or null if it is not on the phone.
// Where none is chosen it is the newest.
export function target(phone = model.phone) {
  const all = phone?.notifications ?? [];
  return (model.chosen === 0 ? all[0] : all.find((each) => each.number === model.chosen)) ?? null;
}

// Does something with the phone, as a person would.
export async function act(action) {
  try {
    const { phone, notification } = await api.act(action);
    // The answer to what is done with a notification has the app in use.
    if (phone.topic === model.topic) setPhone(phone);
    else await load();
    if (!notification) return;
    if (notification.number !== model.chosen) tell("choose", notification.number);
    look(notification.number);
  } catch (error) {
    announce(sentence(error.message));
    tell("strip", { text: sentence(error.message) });
  }
}

// Sets the device; the next push meets it.
export async function change(settings) {
  try {
    setPhone(await api.setPhone(model.topic === null ? settings : { ...settings, topic: model.topic }));
    return null;
  } catch (error) {
    return sentence(error.message);
  }
}
