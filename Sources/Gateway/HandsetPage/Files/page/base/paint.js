// Painting in animation frames. What is asked for many times is done once, and not more often than it may be.

const jobs = new Map();
let frame = 0;

// Asks for a job in the next frame in which it may run; the time between two runs is at least that of `rest()`.
export function paint(name, action, rest = () => 0) {
  const job = jobs.get(name) ?? { last: -Infinity, timer: 0 };
  job.action = action;
  job.rest = rest;
  job.isWanted = true;
  jobs.set(name, job);
  plan(job);
}

function plan(job) {
  // A hidden page paints nothing; all that was asked for is done when it is seen again.
  if (document.hidden) return;
  const wait = job.last + job.rest() - performance.now();
  if (wait > 0) {
    if (job.timer === 0) {
      job.timer = setTimeout(() => {
        job.timer = 0;
        plan(job);
      }, wait);
    }
  } else if (frame === 0) frame = requestAnimationFrame(run);
}

function run() {
  frame = 0;
  const now = performance.now();
  for (const job of jobs.values()) {
    if (!job.isWanted) continue;
    if (job.last + job.rest() - now > 0) {
      plan(job);
      continue;
    }
    job.isWanted = false;
    job.last = now;
    job.action();
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  for (const job of jobs.values()) if (job.isWanted) plan(job);
});

// Does the steps of a long work in slices of 8 ms, one in a frame. Returns a function that ends it.
export function inSlices(step) {
  let isEnded = false;
  const slice = () => {
    const end = performance.now() + 8;
    while (!isEnded && performance.now() < end) if (!step()) return;
    if (!isEnded) requestAnimationFrame(slice);
  };
  slice();
  return () => {
    isEnded = true;
  };
}
