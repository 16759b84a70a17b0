// The sentences about what became of a notification, and the six stations of its way. No part of it needs a browser.

import { stateOf } from "../base/summaries.js";
import { cut, number, plural, sentence, shortNumber } from "../base/text.js";
import { duration } from "../base/time.js";
import { applicationStates, isModal, shortSelector } from "../base/names.js";
import { hasNoOwnRule } from "../base/keys.js";
import { actedAtOnce, hasHistory, hasReachedPhone, lastAct, lastCallback, lookingCallback, wasPassedBy, wasSent } from "./steps.js";

const code = (text) => ({ code: text });
const link = (text, target) => ({ link: text, target });

// Returns the version of iOS that met it.
export const iosOf = (record) => record.matrix?.rows?.[0]?.ios ?? record.plan?.ios;

export const sessionOf = (record) => record.sessions?.[0] ?? record.session ?? "";

// Returns the reason why no session was opened, as a sentence.
const reasonOf = (record) => sentence(record.reason?.words ?? "");

// Returns a reason and its remedy, each as a sentence.
export const reasonWords = (reason) => [reason.words, reason.remedy].filter(Boolean).map((text) => sentence(text)).join(" ");

// Returns the row of the matrix with the state and the action of a cell, or null.
export const rowAt = (matrix, { appState, action } = {}) =>
  matrix?.rows?.find((row) => row.appState === appState && row.action === action && !row.silent) ?? null;

// Returns the verdict: { state, parts, links }; parts are texts, { bold } and { code }.
export function verdict(record) {
  const state = stateOf(record);
  if (record.app) return ownVerdict(record, state) ?? otherVerdict(record, state);
  return otherVerdict(record, state);
}

// Returns the verdict on an app whose own code has run; null where it is that of any app.
function ownVerdict(record, state) {
  const { name } = record.app;
  const end = endOf(record);
  const again = link("See what the app did", "printed");
  if (end?.kind === "crash") {
    const place = end.crash.trace[0];
    return {
      state, links: [link("See the trace", "printed")],
      parts: [{ bold: `${cut(name, 60)} crashed.` }, " ", code(end.crash.message), ...(place ? [" at ", code(`${place.file}:${place.line}`)] : []), "."],
    };
  }
  if (end) return { state, parts: [{ bold: `${cut(name, 60)} hangs.` }, " It came to no end, and was ended."], links: [again] };
  const { opened = [] } = record;
  if (state === "routed" && opened.length > 0) {
    const before = { tap: " The tap: ", button: " The button: ", text: " The answer: " }[opened[0].cause] ?? " When it arrived: ";
    return { state, parts: [{ bold: "Opened." }, before, `${cut(name, 60)} `, ...listed(opened), "."], links: [again] };
  }
  if (state === "twice") return { state, parts: [{ bold: "Opened more than once." }, ` ${cut(name, 60)} `, ...listed(opened), "."], links: [again] };
  if (state === "waiting") return { state, parts: [{ bold: "Waiting." }, ` ${reasonOf(record)} Tap it: the app’s own code runs.`], links: [link("See the callbacks", "callbacks")] };
  if (state === "lost" && record.reason && !hasLeft(record)) return { state, parts: [{ bold: "Lost." }, ` ${reasonWords(record.reason)}`], links: [again] };
  if (state === "none" && record.fate.code === "none") return { state, parts: [{ bold: "Nothing opened." }, ` ${cut(name, 60)} got it, and opened nothing.`], links: [again] };
  return null;
}

const listed = (opened) => opened.slice(0, 5).flatMap(({ words }, index) => (index > 0 ? [", ", code(words)] : [code(words)]));

// Returns the end of an app whose own code has crashed or hangs; null if it lives.
export const endOf = (record) => record.history?.findLast(({ kind }) => kind === "crash" || kind === "hung") ?? null;

// The word for what a tap opens: with the app of 2011, its session.
export const nounOf = (record) => (record.rules === undefined || hasNoOwnRule(record) ? "session" : "target");

function otherVerdict(record, state) {
  const session = sessionOf(record);
  const hazards = hazardCountOf(record);
  const key = record.explanation?.routes?.[0]?.key ?? record.record?.routes?.[0]?.key;
  switch (state) {
    case "problem":
      if (record.problem === "broke-out") {
        return {
          state,
          parts: [{ bold: `The ${nounOf(record)} broke out.` }, " Text in ", code(key ?? "the payload"),
            " closed the string of the statement, and the rest of it ran as script in the app’s page."],
          links: [link(plural(hazards, "finding"), "hazards"), " A rule with ", code('"escaping": "javascript"'), " keeps it inside."],
        };
      }
      if (record.problem === "other-address") {
        return {
          state, parts: [{ bold: "Routed, but to another address." }, " The page opens another address than the one that the rule made."],
          links: [link(`${plural(hazards, "finding")} say${hazards === 1 ? "s" : ""} why`, "hazards")],
        };
      }
      return {
        state,
        parts: [{ bold: "Routed, but nothing was opened." }, " The statement does not run", ...faultOf(record)],
        links: [link(`${plural(hazards, "finding")} say${hazards === 1 ? "s" : ""} why`, "hazards")],
      };
    case "routed": return { state, parts: [{ bold: "Routed." }, ...routedParts(record, session)], links: hazardLinks(record) };
    case "twice":
      return {
        state,
        parts: [{ bold: "Routed twice." }, " The app was told when it arrived and again when it was tapped, so ", nounOf(record), " ",
          code(session), ` was opened ${number(timesOf(record))} times.`],
        links: [link("See the callbacks", "callbacks"), ...hazardLinks(record)],
      };
    case "waiting":
      return {
        state,
        parts: [{ bold: "Waiting." }, ` ${reasonOf(record)}`],
        links: [
          ...tapWouldBe(record), ...(record.problem && hazards > 0 ? [link(`${plural(hazards, "finding")} say${hazards === 1 ? "s" : ""} why`, "hazards")] : []),
          link("See what each action would do", "matrix"),
        ],
      };
    case "passed-by": return { state, parts: [{ bold: "Opened without it." }, ` ${reasonOf(record)}`], links: [...stillThere(record), link("See the callbacks", "callbacks")] };
    case "dismissed": return { state, parts: [{ bold: "Dismissed." }, ` ${reasonOf(record)}`], links: [link("See the callbacks", "callbacks")] };
    case "replaced":
      return {
        state,
        parts: [{ bold: "Replaced." }, ` ${replacement(record)} took its place before anybody tapped it.`],
        links: [],
      };
    case "lost":
      if (lastStep(record, "withdrawn") && !lastAct(record)) {
        return { state, parts: [{ bold: "Lost." }, " The app took it back before anybody tapped it."], links: [link("See the callbacks", "callbacks")] };
      }
      if (hasLeft(record)) {
        return {
          state,
          parts: [{ bold: "Lost." }, " Nobody tapped it before it left Notification Center: too many newer ones came."],
          links: [link("See the callbacks", "callbacks")],
        };
      }
      if (record.fate.code === "undelivered") {
        return { state, parts: [{ bold: "Lost." }, ` It was accepted and never reached the device: ${record.note ?? "it is not known why"}.`], links: [] };
      }
      return {
        state, parts: [{ bold: "Lost." }, ` ${record.reason ? reasonWords(record.reason) : `The app looks for a ${nounOf(record)} in no callback with the payload.`}`],
        links: [link("See the cell in the matrix", "matrix"), ...suchAnApp(record)],
      };
    case "kept":
      return { state, parts: [{ bold: "Kept." }, " The device is away. It gets the newest notification when it is back."], links: [] };
    case "rejected": return { state, parts: [{ bold: "Rejected." }, ` ${rejection(record)} Nothing reached the phone.`], links: [link("See the answer", "sender")] };
    default: return { state: "none", parts: noSession(record), links: hazardLinks(record) };
  }
}

// A rule may take a whole link, such as shop://orders/7, in the place of a session.
const isLink = (text) => /^[a-z][a-z0-9+.-]*:\/\//i.test(text);

function routedParts(record, session) {
  const count = record.sessions?.length ?? record.sessionCount ?? 1;
  const what = count > 1 ? [`${number(count)} ${nounOf(record)}s`] : [isLink(session) ? "the link " : `${nounOf(record)} `, code(session)];
  const cause = actedAtOnce(record) ? record.cell.action : record.statements?.[0]?.cause ?? lastAct(record)?.kind ?? "arrived";
  switch (cause) {
    case "tap": return [" The tap opened ", ...what, " in the app’s page."];
    case "button": return [" The button opened ", ...what, " in the app’s page."];
    case "text": return [" The answer opened ", ...what, " in the app’s page."];
    default: return [" The app got it when it arrived, and opened ", ...what, " in its page."];
  }
}

// Returns the line on the built-in app of 2011, as parts of a sentence; null where there is nothing to say of it.
export function articleWords(record) {
  if (record.articleSession !== undefined) return ["The built-in app of 2011 would open session ", code(record.articleSession), ": start with ", code("--app classic"), "."];
  if (record.app || !hasNoOwnRule(record) || record.rules.rules.length === 0 || !sessionOf(record)) return null;
  // Its own phone needs no such line.
  if (isModal(iosOf(record))) return null;
  return ["The rule is the built-in one of 2011. It finds session ", code(sessionOf(record)), "."];
}

const timesOf = (record) => record.statements?.length || record.plan?.times || 2;

function hazardLinks(record) {
  const count = hazardCountOf(record);
  return count > 0 ? [link(`See ${plural(count, "finding")}`, "hazards")] : [];
}

// The part of a sentence about the place at which a statement does not run.
function faultOf(record) {
  const fault = hazardsOf(record).find((each) => each.code === "javascript-syntax-error");
  return [fault?.fault ? `: ${cut(fault.fault, 120)}.` : "."];
}

// The notification stays where it is when the app is opened by its icon.
const stillThere = (record) => (wasPassedBy(record) ? tapWouldBe({ ...record, cell: { ...record.cell, appState: "active" } }).map((words) => words.replace("would", "would still")) : []);

// Returns what a tap would do, as sentences: what the app would be told, and what would then go wrong in its page.
export function tapWouldBe(record) {
  const tap = rowAt(record.matrix, { ...record.cell, action: "tap" });
  if (!tap?.possible) return [];
  if (tap.fate.code !== "routed") return [tap.fate.code === "none" ? "A tap would open nothing." : "A tap would lose it."];
  switch (record.problem) {
    case "broke-out": return [`A tap would let the ${nounOf(record)} break out of its statement.`];
    case "did-not-run": return ["A tap would open nothing: the statement does not run."];
    case "other-address": return ["A tap would open another address than the one that the rule made."];
    default: return [tap.times > 1 ? "A tap would route it a second time." : "A tap would route it."];
  }
}

// A lost payload in the launch options, or where they are empty, reaches an app that implements did-receive.
const ofLaunch = ["launch-options-only", "connection-options-only", "empty-launch-options"];
function suchAnApp(record) {
  if (!ofLaunch.includes(record.reason?.code) || !record.matrix) return [];
  return [" An app that implements ", code("did-receive"), " gets it. ", { action: "send-to-such-an-app", link: "Send it again to such an app" }];
}

// The last step at the phone, by its kind.
const lastStep = (record, kind) => record.history?.findLast((entry) => entry.kind === kind) ?? null;

const hasLeft = (record) => (lastStep(record, "removed") ?? lastStep(record, "withdrawn")) !== null && !lastAct(record) && !actedAtOnce(record);

function replacement(record) {
  const by = lastStep(record, "replaced")?.by;
  const identifier = record.headers?.some(({ name }) => name === "apns-collapse-id");
  return `${by === undefined ? "A newer one" : `Notification #${by}`}${identifier ? " with the same apns-collapse-id" : ""}`;
}

function rejection(record) {
  if (record.fate.code === "dropped") return "It came after a rejected one on its connection, and was not read.";
  if (record.fate.code === "unanswered") return `The sender got no answer (${record.note ?? "as you had asked for"}).`;
  return `The sender was answered ${record.note ?? "an error"}.`;
}

function noSession(record) {
  if (record.fate.code === "refused") {
    return [{ bold: "Not a payload." }, ` ${sentence(capital(refusalOf(record))) || "It cannot be read."}`];
  }
  if (record.fate.code === "broadcast") {
    return [{ bold: "Sent to a channel." }, " No callback of the app gets a Live Activity’s update."];
  }
  if (hasNoOwnRule(record)) {
    const isBuiltIn = record.rules.rules.length > 0;
    return isBuiltIn ? [{ bold: "No rule of yours yet." }, " The built-in example looks for ", { code: "aps.session" }, ", and finds none."]
      : [{ bold: "No rule of yours yet." }, " Nobody has said which key opens the app."];
  }
  const miss = record.explanation?.misses?.[0];
  const finding = miss?.finding ?? miss?.reason ?? hazardsOf(record).find((each) => each.code === "session-not-found")?.finding;
  return [{ bold: `No ${nounOf(record)}.` }, ` ${sentence(finding) || `The payload has no ${nounOf(record)} that the rule finds.`}`];
}

export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// Returns what is wrong with a payload that cannot be read.
export function refusalOf(record) {
  const refused = record.record?.refused;
  if (!refused) return "";
  return `line ${record.record.line}: ${refused.finding}; ${refused.advice}`;
}

// Returns the number of hazards, as their list has it.
export const hazardCountOf = (record) => (record.explanation ? hazardsOf(record).length : record.hazardCount ?? 0);

export const hazardsOf = (record) => record.explanation?.hazards ?? record.record?.hazards ?? [];

// Returns what handset check finds besides: what both have found is told once.
export function checkedOf(record) {
  const codes = new Set(hazardsOf(record).map(({ code }) => code));
  return (record.lint?.findings ?? []).filter(({ code }) => !codes.has(code));
}

// Returns the words of a row's second line: { before, text }.
export function rowWords({ state, fate, session, note, problem, reason }) {
  switch (state) {
    case "routed": case "twice": return { before: "", text: session ?? "" };
    case "waiting": return session ? { before: "holds ", text: session } : { before: "not tapped yet", text: "" };
    case "lost": return reason ? { before: reason.code === "app-crashed" ? "crashed" : "came to no end", text: "" } : fate.code === "undelivered" ? { before: "never reached the device", text: "" } : { before: "lost ", text: session ?? "" };
    case "problem":
      return {
        before: problem === "broke-out" ? "broke out: " : problem === "other-address" ? "other address: " : "did not run: ",
        text: session ?? "",
      };
    case "kept": return { before: "kept: the device is away", text: "" };
    case "passed-by": return { before: "opened without it: held ", text: session ?? "" };
    case "dismissed": return { before: "dismissed: held ", text: session ?? "" };
    case "replaced": return { before: "replaced: held ", text: session ?? "" };
    case "rejected":
      if (fate.code === "dropped") return { before: "dropped after a rejected one", text: "" };
      return fate.code === "unanswered" ? { before: "not answered: ", text: note ?? "" } : { before: "answered ", text: note ?? "" };
    default:
      if (fate.code === "refused") return { before: "cannot be read", text: "" };
      return { before: fate.code === "broadcast" ? "sent to a channel" : "opens nothing", text: "" };
  }
}

// Returns the six stations: { name, state, words, tab, isReached }. The way ends at the first that is not reached.
export function stations(record) {
  const state = stateOf(record);
  // One that was rejected opens nothing; its payload still has what the rule would find.
  const session = shortened(sessionOf(record) || record.explanation?.routes?.[0]?.session || "", 24);
  const isDelivered = hasReachedPhone(record);
  const got = isDelivered ? lastCallback(record) : null;
  const looking = isDelivered ? lookingCallback(record) : null;
  const callback = record.app ? got : looking;
  const act = lastAct(record);
  const hasRouted = ["routed", "twice", "problem"].includes(state);
  const place = (name, words, reached, tab, own = null) => ({ name, words, isReached: reached, tab, state: own ?? (reached ? "routed" : "not-possible") });
  const sender = state === "rejected" ? record.note ?? "rejected" : answerWords(record);
  const list = [place("Sender", sender, state !== "rejected", "sender", state === "rejected" ? "rejected" : null)];
  const unread = record.fate.code === "refused" ? "cannot read it" : "got nothing";
  list.push(place("Phone", isDelivered ? shownWords(record) : state === "kept" ? "away" : unread, isDelivered, "callbacks", state === "kept" ? "kept" : null));
  const isAtOnce = isDelivered && actedAtOnce(record);
  const youState = { waiting: "waiting", replaced: "replaced", "passed-by": "passed-by" }[state] ?? (act?.kind === "dismiss" && ["lost", "dismissed"].includes(state) ? "dismissed" : null);
  list.push(place("You", youWords(record, state, act, isAtOnce, callback, isDelivered), isDelivered && (Boolean(act) || isAtOnce || Boolean(callback)) && youState === null,
    "callbacks", isDelivered ? youState : null));
  const isLostThere = state === "lost" && got !== null;
  list.push(place("App", callback || isLostThere ? callbackWords(callback ?? got) : got ? `${callbackName(got)}, does not look` : "not called",
    Boolean(callback) || isLostThere, "callbacks", isLostThere ? "lost" : !callback && got ? "none" : null));
  const isAsked = Boolean(callback) && state !== "lost";
  if (record.app) {
    const end = endOf(record);
    const words = end ? (end.kind === "crash" ? "crashed" : "hangs") : record.opened?.length > 0 ? shortened(record.opened[0].words, 28) : isAsked ? "opened nothing" : "not run";
    list.push(place("Your code", words, hasRouted && !end, "printed", end ? "lost" : isAsked && !hasRouted ? "none" : null));
    return list;
  }
  const key = record.explanation?.routes?.[0]?.key;
  const ruleWords = hasRouted
    ? record.problem === "broke-out" ? `matched in ${shortened(key ?? "a text", 20)}` : `found ${session}`
    : isAsked ? "found nothing" : session ? `would find ${session}` : record.explanation ? "would find nothing" : "never asked";
  list.push(place("Rule", ruleWords, hasRouted, "printed", hasRouted ? (state === "problem" ? "problem" : null) : isAsked ? "none" : null));
  list.push(place("Page", pageWords(record, state, hasRouted), hasRouted, "printed", state === "problem" ? "lost" : null));
  return list;
}

// Returns the beginning of a text, with a sign if it is not all of it.
function shortened(text, limit) {
  const short = cut(text, limit);
  return short.length < text.length ? `${short}…` : short;
}

function answerWords(record) {
  const { answer, record: printed } = record;
  if (!wasSent(record)) return record.case ? "a suite" : "given here";
  if (printed?.notification?.protocol === "binary") return "accepted";
  return answer ? `${answer.status} in ${duration(answer.microseconds)}` : "accepted";
}

// Returns what the phone showed, in a few words.
export function shownWords(record) {
  // What has happened is in the history; a plan is of what was not given to the phone.
  const shown = hasHistory(record) ? record.history.findLast((entry) => entry.kind === "shown")?.shown : record.plan?.shown;
  if (!shown) return "arrived";
  const words = [];
  if (shown.alert) words.push(shown.place?.replace("-", " ") ?? (isModal(iosOf(record)) ? "alert" : "banner"));
  if (shown.badge !== undefined) words.push(`badge ${shown.badge}`);
  if (shown.sound) words.push("sound");
  return words.join(", ") || "showed nothing";
}

function actWords(act, record) {
  const since = act.since - (record.history.find(({ kind }) => kind === "arrived")?.since ?? 0);
  const after = act.since === undefined ? "" : ` after ${since < 1000 ? `${Math.round(since)} ms` : `${shortNumber(Math.round(since / 100) / 10)} s`}`;
  return `${{ tap: "tapped", dismiss: "dismissed", button: "pressed a button", text: "answered" }[act.kind]}${after}`;
}

const caseActs = { tap: "taps", button: "presses a button", dismiss: "dismisses", open: "opens by icon" };

// Returns the words for what the user has done.
function youWords(record, state, act, isAtOnce, callback, isDelivered) {
  if (act) return actWords(act, record);
  if (record.case && record.cell?.action !== "nothing") return caseActs[record.cell?.action] ?? "nothing done";
  if (isAtOnce) return `${record.cell.action === "tap" ? "tapped" : "pressed a button"} at once`;
  if (isDelivered && wasPassedBy(record)) return "opened the app by its icon";
  if (callback) return "nothing needed";
  if (state === "waiting") return "not tapped yet";
  return state === "replaced" ? "never tapped" : "nothing done";
}

const callbackName = (callback) => shortSelector(callback.selector).replace("didReceiveRemoteNotification", "didReceive");

function callbackWords(callback) {
  if (callback.selector.includes("didFinishLaunching") && !callback.looked) return "launch options only";
  return `${callbackName(callback)}, ${applicationStates[callback.applicationState] ?? ""}`;
}

function pageWords(record, state, hasRouted) {
  if (state === "problem") {
    return { "broke-out": "script broke in", "did-not-run": "nothing ran", "other-address": "another address" }[record.problem] ?? "went wrong";
  }
  return hasRouted ? "opened it" : "nothing ran";
}
