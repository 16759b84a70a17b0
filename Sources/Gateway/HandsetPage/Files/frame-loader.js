// Evaluates the statements that the page of Handset sends, and tells it what they did.
(() => {
  "use strict";
  const page = window.parent;
  if (page === window) return;

  const send = page.postMessage.bind(page);
  const evaluate = eval;
  const listen = window.addEventListener.bind(window);
  let root = document.documentElement;
  const textLimit = 4096;
  let wasReplaced = false;

  // No policy of a page forbids WebRTC, which sends packets to any host.
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "mozRTCPeerConnection"]) delete window[name];
  closeDocumentsIn(document);

  // Removes documents within this one before their scripts run, since each has constructors of its own.
  function closeDocumentsIn(tree) {
    const { apply } = Reflect;
    const { remove, attachShadow } = Element.prototype;
    const find = tree.querySelector;
    const sweep = () => {
      for (;;) {
        const found = apply(find, tree, ["iframe, frame, object, embed, fencedframe, portal"]);
        if (found === null) return;
        apply(remove, found, []);
      }
    };
    new MutationObserver(sweep).observe(tree, { childList: true, subtree: true });
    if (tree !== document) return;
    // A shadow tree is not seen from outside.
    Element.prototype.attachShadow = function (options) {
      const root = apply(attachShadow, this, [options]);
      closeDocumentsIn(root);
      return root;
    };
    delete Element.prototype.setHTMLUnsafe;
    delete ShadowRoot.prototype.setHTMLUnsafe;
    delete Document.parseHTMLUnsafe;
  }

  function text(value) {
    try {
      return String(value).slice(0, textLimit);
    } catch {
      return "";
    }
  }

  function report(message) {
    send({ handset: 1, ...message }, "*");
  }

  // True if nothing of the page is left that was there before.
  function isReplaced(elements) {
    return document.documentElement !== root
      || elements.length > 0 && !elements.some((element) => element.isConnected);
  }

  function noteReplacement(elements) {
    if (wasReplaced || !isReplaced(elements)) return;
    wasReplaced = true;
    report({ type: "replaced" });
  }

  function run(id, statement) {
    const elements = Array.from(document.body ? document.body.children : []);
    const opened = [];
    const original = window.handleOpenURL;
    let wrapper;
    if (typeof original === "function") {
      wrapper = function (...values) {
        if (opened.length < 100) opened.push(text(values[0]));
        return original.apply(this, values);
      };
      window.handleOpenURL = wrapper;
    }
    let message;
    try {
      // In the global scope, as a web view evaluates it.
      message = { type: "result", value: text((0, evaluate)(statement)) };
    } catch (error) {
      const isError = error instanceof Error;
      message = {
        type: "exception",
        name: text(isError ? error.name : "Error"),
        message: text(isError ? error.message : error),
      };
    }
    if (wrapper && window.handleOpenURL === wrapper) window.handleOpenURL = original;
    report({ ...message, id, opened, replaced: isReplaced(elements) });
    noteReplacement(elements);
    if (document.documentElement !== root) {
      // A new document has none of the listeners.
      root = document.documentElement;
      start();
    }
    // Work that the statement has begun may end later.
    setTimeout(() => noteReplacement(elements), 200);
  }

  function take(event) {
    const message = event.data;
    if (event.source !== page || !message || message.handset !== 1) return;
    if (message.type === "evaluate") run(text(message.id), String(message.statement));
  }

  function start() {
    listen("message", take);
    listen("error", (event) => report({ type: "error", message: text(event.message) }));
    listen("securitypolicyviolation", (event) =>
      report({ type: "blocked", directive: text(event.effectiveDirective), uri: text(event.blockedURI) }));
  }

  start();
  if (document.readyState === "complete") {
    report({ type: "ready" });
  } else {
    listen("load", () => report({ type: "ready" }));
  }
})();
