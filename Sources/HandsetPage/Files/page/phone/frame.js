// The app's page in a sandboxed frame of another origin, where each statement is really evaluated. Whatever comes
// from the frame is hostile: it is checked, cut, and can only add lines.

import { el, fill, icon, write } from "../base/dom.js";
import { model, on, tell } from "../base/model.js";
import { cut } from "../base/text.js";
import { clockOf, overlay, statusBar } from "./screens.js";

const answerTime = 1500;
const queueLimit = 50;
// From this rate on only some statements are evaluated: nobody sees a page that is there for a hundredth of a second.
const floodRate = 50;
const floodPause = 250;
const transcriptLimit = 1000;
const lineLimit = 50;
const textLimit = 2000;
const ended = new Set(["not-running", "force-quit"]);

const text = (value) => (typeof value === "string" ? cut(value, textLimit) : "");

export function makeFrame() {
  const time = el("span");
  clockOf(time);
  const over = overlay();
  const web = el("div.web");
  const note = el("p.webnote", { hidden: true });
  const element = el("div.screen.appscr", { role: "group", "aria-label": "The app" }, statusBar(time), over.box, web, note, el("i.homebar"));
  const caption = el("p.cap");
  let [frame, url, isReady, appState] = [null, null, false, null];
  let present = null;
  let queue = [];
  let restTimer = 0;

  const setCaption = (isReplaced) => {
    caption.classList.toggle("bad", isReplaced);
    fill(caption, icon(isReplaced ? "haz" : "box"), el("span", isReplaced
      ? "Script of the payload replaced this page. It cannot reach anything outside this frame." : "The app’s page, in a sandboxed frame"));
  };
  setCaption(false);

  const reload = () => {
    isReady = false;
    setCaption(false);
    if (url === null) return;
    frame?.remove();
    frame = el("iframe", { sandbox: "allow-scripts", src: url, title: "The app’s page", referrerpolicy: "no-referrer", allow: "" });
    web.append(frame);
  };

  const addLine = (number, kind, words, code = "", name = "") => {
    const lines = model.transcripts.get(number) ?? [];
    if (lines.length < lineLimit) lines.push({ kind, words, code, name, time: Date.now() });
    model.transcripts.set(number, lines);
    if (model.transcripts.size > transcriptLimit) model.transcripts.delete(model.transcripts.keys().next().value);
    if (["exception", "replaced", "silent"].includes(kind)) model.summaries.markWrong(number);
    tell("transcript", number);
    tell("list");
  };

  const next = () => {
    if (present || !isReady || queue.length === 0 || restTimer !== 0) return;
    if (model.rate > floodRate) {
      queue = queue.slice(-1);
      restTimer = setTimeout(() => {
        restTimer = 0;
        next();
      }, floodPause);
    }
    present = queue.shift();
    present.timer = setTimeout(() => {
      addLine(present.number, "silent", "The statement has not ended, or it has taken the page away. The frame was loaded again.");
      present = null;
      reload();
    }, answerTime);
    frame.contentWindow.postMessage({ handset: 1, type: "evaluate", id: present.id, statement: present.javascript }, "*");
  };

  const finish = (data) => {
    clearTimeout(present.timer);
    const { number } = present;
    const opened = Array.isArray(data.opened) ? data.opened.slice(0, 10).map(text) : [];
    for (const each of opened) addLine(number, "opened", `The app looked up session ${sessionIn(each) || "nothing"}.`, `handleOpenURL(${JSON.stringify(each)})`);
    if (data.type === "exception") {
      const name = text(data.name).slice(0, 40) || "Error";
      addLine(number, "exception", name === "SyntaxError" ? "The statement is not JavaScript: nothing ran." : "The statement ended with an exception.", `${name}: ${text(data.message)}`, name);
    } else if (opened.length === 0) addLine(number, "done", "No exception, and nothing was opened.");
    if (data.replaced === true) replaced(number);
    present = null;
    next();
  };

  const replaced = (number) => {
    setCaption(true);
    if (number !== null && !model.transcripts.get(number)?.some((line) => line.kind === "replaced")) {
      addLine(number, "replaced", "The page’s content was replaced. This did not come from the app.");
    }
  };

  let lastNumber = null;
  addEventListener("message", (event) => {
    const { data } = event;
    if (!frame || event.source !== frame.contentWindow || typeof data !== "object" || data === null || data.handset !== 1) return;
    if (data.type === "ready") {
      isReady = true;
      next();
    } else if ((data.type === "result" || data.type === "exception") && present && data.id === present.id) {
      lastNumber = present.number;
      finish(data);
    } else if (data.type === "replaced") replaced(present?.number ?? lastNumber);
    else if (data.type === "blocked" && lastNumber !== null) addLine(lastNumber, "blocked", `The policy of the frame stopped it (${text(data.directive).slice(0, 40)}).`, text(data.uri));
    else if (data.type === "error" && lastNumber !== null) addLine(lastNumber, "error", "An error after the statement.", text(data.message));
  });

  on("statement", (statement) => {
    if (url === null) return;
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
    const wanted = phone.frame?.url ?? null;
    if (wanted !== url) {
      url = wanted;
      reload();
    }
    // An app that was ended begins with a new page.
    if (appState !== null && phone.appState !== appState && ended.has(phone.appState)) reload();
    appState = phone.appState;
    const isGone = ended.has(phone.appState);
    web.hidden = isGone || url === null;
    caption.hidden = url === null;
    note.hidden = !web.hidden;
    if (isGone) delete note.dataset.port;
    if (isGone) write(note, "The app is not running.");
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
