// The app's page in a sandboxed frame of another origin, where each statement is really evaluated. Whatever comes
// from the frame is hostile: it is counted, checked, cut, and can only add lines for this tab.

import { MessageBudget, unitsOf } from "../base/budget.js";
import { el, fill, icon, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { isOneCall } from "../base/statement.js";
import { cut } from "../base/text.js";
import { drawOwnApp } from "./own.js";
import { clockOf, overlay, statusBar } from "./screens.js";
import { appIcon, appOf } from "./skin.js";

// A machine at work may take seconds for a statement.
const answerTime = 5000;
const queueLimit = 50;
// From this rate on only some statements are evaluated: nobody sees a page that is there for a hundredth of a second.
const floodRate = 50;
const floodPause = 250;
const transcriptLimit = 1000;
const lineLimit = 50;
const textLimit = 2000;
const ended = new Set(["not-running", "force-quit"]);

const captions = {
  own: "The app’s page, in a sandboxed frame",
  replaced: "Script of the payload replaced this page. The next statement gets a new one.",
  closed: "The page sent more than can be read, so it was closed. The next statement gets a new one.",
};

const text = (value) => (typeof value === "string" ? cut(value, textLimit) : "");

export function makeFrame() {
  const time = el("span");
  clockOf(time);
  const over = overlay();
  // Above the frame, so that no script of a payload can change it.
  const bar = el("header.appbar");
  let named = "";
  const web = el("div.web");
  const note = el("p.webnote", { hidden: true });
  const own = el("div.own", { hidden: true });
  const element = el("div.screen.appscr", { role: "group", "aria-label": "The app" }, statusBar(time), over.box, bar, web, note, own, el("i.homebar"));
  const caption = el("p.cap");
  let [frame, url, origin, isReady] = [null, null, null, false];
  // The launch of the app, and its topic, whose page is there.
  let [launch, topic, drawnTopic] = [0, null, null];
  let present = null;
  let queue = [];
  let restTimer = 0;
  let budget = new MessageBudget();
  // The number of the notification that the page ran last, and of the one whose script may run in it still.
  let [lastNumber, soiledBy] = [null, null];
  let shownCaption = null;

  const setCaption = (name) => {
    if (name === shownCaption) return;
    shownCaption = name;
    caption.classList.toggle("bad", name !== "own");
    fill(caption, icon(name === "own" ? "box" : "haz"), el("span", captions[name]));
  };
  setCaption("own");

  const close = () => {
    isReady = false;
    frame?.remove();
    frame = null;
  };

  const reload = () => {
    close();
    setCaption("own");
    [soiledBy, lastNumber, budget] = [null, null, new MessageBudget()];
    if (present) {
      clearTimeout(present.timer);
      present = null;
    }
    if (url === null) return;
    frame = el("iframe", { sandbox: "allow-scripts", src: url, title: "The app’s page", referrerpolicy: "no-referrer", allow: "" });
    web.append(frame);
  };

  const addLine = (number, kind, words, code = "", name = "") => {
    const lines = model.transcripts.get(number) ?? [];
    if (lines.length >= lineLimit) return;
    lines.push({ kind, words, code, name, time: Date.now() });
    model.transcripts.set(number, lines);
    if (model.transcripts.size > transcriptLimit) model.transcripts.delete(model.transcripts.keys().next().value);
    tell("transcript", number);
  };

  const next = () => {
    if (present || queue.length === 0 || restTimer !== 0) return;
    // Script of another payload would hear the statement, and could change what it does.
    if (soiledBy !== null) {
      const by = soiledBy;
      reload();
      addLine(queue[0].number, "anew", by === 0 ? "The page is loaded anew."
        : `The page is loaded anew: script of ${by === queue[0].number ? "this notification" : `#${by}`} may run in the old one.`);
    }
    const [first] = queue;
    // A launch begins with a new page. The statement may be known before the phone is.
    const owner = model.phone?.topics?.includes(first.topic) ? first.topic : null;
    if (first.launch !== undefined && (first.launch !== launch || owner !== topic)) {
      [launch, topic] = [first.launch, owner];
      reload();
    }
    if (!isReady) return;
    if (model.rate > floodRate) {
      queue = queue.slice(-1);
      restTimer = setTimeout(() => {
        restTimer = 0;
        next();
      }, floodPause);
    }
    present = queue.shift();
    lastNumber = present.number;
    if (!isOneCall(present.javascript)) soiledBy = present.number;
    present.timer = setTimeout(() => {
      addLine(present.number, "silent", "The statement has not ended, or it has taken the page away. The page is loaded anew.");
      reload();
    }, answerTime);
    frame.contentWindow.postMessage({ handset: 1, type: "evaluate", id: present.id, statement: present.javascript }, "*");
  };

  const finish = (data) => {
    clearTimeout(present.timer);
    const { number } = present;
    const opened = Array.isArray(data.opened) ? data.opened.slice(0, 10).map(text) : [];
    for (const each of opened) addLine(number, "opened", openedWords(each), `handleOpenURL(${JSON.stringify(each)})`);
    if (data.type === "exception") {
      const isUnread = data.name === "SyntaxError" && model.summaries.get(number)?.problem === "did-not-run";
      // Handset has found the same: nothing of it ran, so it has left nothing behind.
      if (isUnread && soiledBy === number) soiledBy = null;
      const name = text(data.name).slice(0, 40) || "Error";
      addLine(number, "exception", name === "SyntaxError" ? "The statement is not JavaScript: nothing ran." : "The statement ended with an exception.", `${name}: ${text(data.message)}`, name);
    } else if (opened.length === 0) addLine(number, "done", "No exception, and nothing was opened.");
    if (data.replaced === true) replaced(number);
    present = null;
    next();
  };

  const replaced = (number) => {
    setCaption("replaced");
    if (number === null) return;
    soiledBy = number;
    if (!model.transcripts.get(number)?.some((line) => line.kind === "replaced")) {
      addLine(number, "replaced", "The page’s content was replaced. This did not come from the app.");
    }
  };

  // Closes a page whose messages would stop this one.
  const silence = () => {
    const number = lastNumber;
    reload();
    close();
    setCaption("closed");
    soiledBy = number ?? 0;
    if (number !== null) addLine(number, "closed", "The page sent more messages than can be read, so it was closed.");
    next();
  };

  addEventListener("message", (event) => {
    if (!frame || event.source !== frame.contentWindow) return;
    const start = performance.now();
    if (!budget.take(start)) {
      silence();
      return;
    }
    const { data } = event;
    if (!budget.read(unitsOf(data), performance.now() - start)) {
      silence();
      return;
    }
    if (typeof data === "object" && data !== null && data.handset === 1) hear(data);
  });

  const hear = (data) => {
    if (data.type === "ready") {
      isReady = true;
      next();
    } else if ((data.type === "result" || data.type === "exception") && present && data.id === present.id) finish(data);
    else if (data.type === "replaced") replaced(lastNumber);
    else if (data.type === "blocked" && lastNumber !== null) addLine(lastNumber, "blocked", `The policy of the frame stopped it (${text(data.directive).slice(0, 40)}).`, text(data.uri));
    else if (data.type === "error" && lastNumber !== null) addLine(lastNumber, "error", "An error after the statement.", text(data.message));
  };

  on("statement", (statement) => {
    // It may come before the phone is known, and waits for the frame.
    queue.push({ ...statement, id: `${statement.number}-${statement.index}` });
    if (queue.length > queueLimit) queue = queue.slice(-queueLimit);
    next();
  });
  on("run-again", (record) => {
    tell("show-screen", "app");
    for (const statement of record.statements.slice(0, 10)) {
      queue.push({ ...statement, number: record.number, id: `${record.number}-${statement.index}` });
    }
    next();
  });
  on("begin forgotten", () => {
    queue = [];
    reload();
  });

  const draw = (phone) => {
    over.draw(phone);
    origin ??= phone.frame?.origin ?? null;
    // The policy of this document allows no frame of another run.
    own.hidden = !phone.package;
    bar.hidden = Boolean(phone.package);
    // Another app than that of the chosen notification may be on the screen.
    const seen = phone.apps?.find(({ appState }) => appState === "active" || appState === "inactive") ?? phone;
    const look = appOf(phone, seen.topic);
    if (named !== JSON.stringify(look)) {
      named = JSON.stringify(look);
      fill(bar, appIcon(look), el("b", el("bdi", cut(look.name, 40))));
    }
    if (phone.package) {
      [web.hidden, note.hidden, caption.hidden] = [true, true, true];
      drawOwnApp(own, phone);
      return;
    }
    const isOfOtherRun = phone.frame && phone.frame.origin !== origin;
    const wanted = isOfOtherRun ? null : phone.frame?.url ?? null;
    if (wanted !== url) {
      url = wanted;
      reload();
    }
    const isOther = drawnTopic !== seen.topic && topic !== seen.topic;
    drawnTopic = seen.topic;
    if (isOther || seen.topic === phone.topic && topic === phone.topic && phone.launch > launch) {
      [launch, topic] = [seen.topic === phone.topic ? phone.launch : 0, seen.topic];
      reload();
    }
    next();
    const isGone = ended.has(seen.appState);
    web.hidden = isGone || url === null;
    caption.hidden = url === null;
    note.hidden = !web.hidden;
    if (isGone) delete note.dataset.port;
    if (isGone) write(note, "The app is not running.");
    else if (isOfOtherRun) {
      delete note.dataset.port;
      write(note, "Handset was started again. Load this page anew to see the app.");
    }
    else if (url === null) explain(note, phone.framePort);
  };
  return { screen: { element, draw }, caption };
}

// Tells a browser on another machine how it gets to the app's page.
function explain(note, port) {
  const text = `${port}`;
  if (note.dataset.port === text) return;
  note.dataset.port = text;
  const { hostname, port: own } = location;
  const page = own || "80";
  const forward = `ssh -N -L ${page}:${hostname}:${page} -L ${port}:127.0.0.1:${port} ${hostname}`;
  fill(note, el("b", "The app’s page is not shown here."),
    el("span", "It runs statements of payloads, so only the machine of Handset reaches it, on a port of its own. Bring both ports to this machine:"),
    el("code", forward), el("span", "Then open ", el("code", `http://localhost:${page}/?token=…`), " with the token of HANDSET_PAGE_TOKEN."));
}

// Returns the sentence of the transcript about a URL that the app opened: a lookup has a session, and other links have none.
function openedWords(url) {
  const session = sessionIn(url);
  if (session) return `The app looked up session ${session}.`;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(url)) return "The app got a text that is no link.";
  return /^https?:/i.test(url) ? "The app opened a link." : "The app opened a deep link.";
}

// Returns the session in a lookup URL, for the sentence of the transcript.
function sessionIn(url) {
  const match = url.match(/[?&]session=([^&]*)/s);
  if (!match) return "";
  try {
    return decodeURIComponent(match[1]).slice(0, 80);
  } catch {
    return match[1].slice(0, 80);
  }
}
