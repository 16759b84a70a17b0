// Makes elements. Texts become text nodes and attributes are set by name: nothing here reads markup.

const drawing = "http://www.w3.org/2000/svg";

// Returns an element: el("div.hd.r", { title: "x", onclick: f }, child, "text", null).
export function el(kind, ...parts) {
  const [tag, ...classes] = kind.split(".");
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(" ");
  let children = parts;
  const first = parts[0];
  if (first && typeof first === "object" && !(first instanceof Node) && !Array.isArray(first)) {
    set(element, first);
    children = parts.slice(1);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// Sets attributes; functions become listeners, true an empty attribute, and null, undefined and false none. Those
// for screen readers have the words true and false.
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean" && name.startsWith("aria-")) element.setAttribute(name, value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  return element;
}

// Returns a drawing of the page; with a label it is a picture for screen readers too.
export function icon(name, label, className = "i") {
  const svg = document.createElementNS(drawing, "svg");
  svg.setAttribute("class", className);
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(drawing, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

// Lets a drawing show another one.
export function setIcon(svg, name, label) {
  const href = `#i-${name}`;
  if (svg.firstChild.getAttribute("href") !== href) svg.firstChild.setAttribute("href", href);
  if (label !== undefined && svg.getAttribute("aria-label") !== label) svg.setAttribute("aria-label", label);
}

// Replaces the children of an element.
export function fill(element, ...children) {
  element.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// Writes a text only if it is another one than before.
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// Returns a button with an optional drawing.
export function button(kind, label, action, { iconName, key, ...attributes } = {}) {
  return el(`button.${kind}`, { type: "button", onclick: action, ...attributes },
    iconName ? icon(iconName) : null, el("span", label), key ? el("kbd.hide-s", key) : null);
}

export const byId = (id) => document.getElementById(id);
