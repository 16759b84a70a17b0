// Times as the page shows them: of the clock in lists, with milliseconds in details.

const two = (value) => String(value).padStart(2, "0");

// Returns 14:32:07, of the clock of this machine.
export function clock(time) {
  const date = new Date(time);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

// Returns 14:32:07.461.
export function exactClock(time) {
  return `${clock(time)}.${String(new Date(time).getMilliseconds()).padStart(3, "0")}`;
}

// Returns 14:32, as the phone shows it.
export const phoneClock = (time) => clock(time).slice(0, 5);

const dayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" });

// Returns Friday, 20 November.
export function phoneDay(time) {
  const parts = Object.fromEntries(dayFormat.formatToParts(time).map(({ type, value }) => [type, value]));
  return `${parts.weekday}, ${parts.day} ${parts.month}`;
}

// Returns 20 Nov for another day than today, otherwise nothing.
export function otherDay(time, now = Date.now()) {
  const date = new Date(time);
  if (date.toDateString() === new Date(now).toDateString()) return "";
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" }).format(date);
}

// Returns 20 November 2026.
export const fullDay = (time) => new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format(new Date(time));

// Returns now, 5m ago, 2h ago, Yesterday, 14:02 or 20 Nov, as a phone tells the age of a notification.
export function age(time, now = Date.now()) {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return "now";
  if (minutes < 60) return `${minutes}m ago`;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (time >= midnight) return `${Math.floor(minutes / 60)}h ago`;
  const yesterday = new Date(midnight);
  yesterday.setDate(yesterday.getDate() - 1);
  return time >= yesterday.getTime() ? `Yesterday, ${phoneClock(time)}` : otherDay(time, now);
}

// Returns 0.204 s.
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(3)} s`;

// Returns 0.42 ms, 204 ms or 2.310 s, for a time in microseconds.
export function duration(microseconds) {
  const milliseconds = microseconds / 1000;
  if (milliseconds >= 1000) return seconds(milliseconds);
  return `${milliseconds < 10 ? milliseconds.toFixed(2) : Math.round(milliseconds)} ms`;
}
