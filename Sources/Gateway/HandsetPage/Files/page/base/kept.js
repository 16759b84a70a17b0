// The samples that a tab keeps for its next load, since each is a question to Handset.

const name = "handset-samples";

// Returns what was kept for the same answer of Handset; null otherwise. Without storage nothing is kept.
export function keptFor(answer) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name));
    return kept?.answer === answer ? kept.made : null;
  } catch {
    return null;
  }
}

export function keep(answer, made) {
  try {
    sessionStorage.setItem(name, JSON.stringify({ answer, made }));
  } catch {
    // They are made anew the next time.
  }
}

// Forgets them: after Handset was started again, it may answer otherwise.
export function forgetKept() {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
