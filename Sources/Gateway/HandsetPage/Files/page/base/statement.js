// The form of the statement that the app evaluates. No part of it needs a browser.

const [start, end] = ['handleOpenURL("', '");'];

// Returns true if a statement is the app's one call with one string, so that no script of a payload can run in it.
export function isOneCall(statement) {
  if (!statement.startsWith(start) || !statement.endsWith(end) || statement.length < start.length + end.length) return false;
  const last = statement.length - end.length;
  for (let index = start.length; index < last; index += 1) {
    const character = statement[index];
    if (character === '"' || character === "\n" || character === "\r") return false;
    if (character === "\\") {
      index += 1;
      // The quote at the end would be in the string.
      if (index === last) return false;
    }
  }
  return true;
}
