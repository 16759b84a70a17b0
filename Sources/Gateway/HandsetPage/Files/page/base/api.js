// The calls of the API. A problem becomes an error with the sentence of the program.

const root = "/api/v1";

// The answer that a call was refused with.
export class Problem extends Error {
  constructor(status, body) {
    super(body?.detail ?? `The answer was ${status}.`);
    this.status = status;
    this.body = body;
  }
}

async function call(method, path, { body, headers = {}, signal, type = "application/json" } = {}) {
  const changes = method !== "GET";
  let response;
  try {
    response = await fetch(root + path, {
      method, signal, body, cache: "no-store", credentials: "same-origin", redirect: "error",
      headers: changes && method !== "DELETE" ? { "content-type": type, ...headers } : headers,
    });
  } catch (error) {
    // A browser's own words for it are not for people.
    throw error.name === "AbortError" ? error : new Error("Handset does not answer: it has ended, or the connection to it is lost.");
  }
  const text = await response.text();
  let answer = null;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    // A server that is not Handset's may be in between.
  }
  if (!response.ok) throw new Problem(response.status, answer);
  return answer;
}

const query = (parameters) => {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
};

export const api = {
  gateway: () => call("GET", "/gateway"),
  summaries: (parameters) => call("GET", `/notifications${query({ form: "summary", limit: 1000, ...parameters })}`),
  notifications: (parameters) => call("GET", `/notifications${query(parameters)}`),
  notification: (number, signal) => call("GET", `/notifications/${number}`, { signal }),
  matrix: (number, parameters, signal) => call("GET", `/notifications/${number}/matrix${query(parameters)}`, { signal }),
  why: (number, parameters) => call("GET", `/notifications/${number}/why${query(parameters)}`),
  give: (payload, { at, headers } = {}) => call("POST", `/notifications${query({ at })}`, { body: payload, headers }),
  check: (payload, { at, headers, signal } = {}) => call("POST", `/check${query({ at })}`, { body: payload, headers, signal }),
  readLog: (file, signal) => call("POST", `/logs${query({ name: file.name })}`, { body: file, type: "application/octet-stream", signal }),
  forget: () => call("DELETE", "/notifications"),
  forgetOne: (number) => call("DELETE", `/notifications/${number}`),
  faults: () => call("GET", "/faults"),
  addFault: (answer) => call("POST", "/faults", { body: JSON.stringify({ answer }) }),
  removeFaults: () => call("DELETE", "/faults"),
  setDevices: (state) => call("PATCH", "/devices", { body: JSON.stringify({ state }) }),
  setDevice: (token, state) => call("PATCH", `/devices/${token}`, { body: JSON.stringify({ state }) }),
  phone: (parameters) => call("GET", `/phone${query(parameters)}`),
  setPhone: (changes) => call("PATCH", "/phone", { body: JSON.stringify(changes) }),
  act: (action) => call("POST", "/phone/actions", { body: JSON.stringify(action) }),
  eventsPath: (after) => `${root}/events${query({ after })}`,
  async recipe(name) {
    const response = await fetch(`/senders/${name}`, { credentials: "same-origin" });
    if (!response.ok) throw new Problem(response.status, null);
    return response.text();
  },
};
