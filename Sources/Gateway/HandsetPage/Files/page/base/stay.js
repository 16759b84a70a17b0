// How long a banner stays over the home screen or the app, before it is in Notification Center alone. No part of it needs a
// browser.

const seconds = 6;

// Returns what tells the milliseconds for which a banner is still there; 0 if it has left. There is one on a screen.
export function makeStay() {
  let [number, since, isGone] = [0, 0, false];
  // It stays from when it was first seen; one that was there before the page (`isOlder`) from its arrival. While somebody is at
  // it (`isHeld`), it does not leave.
  return (notification, now, { isOlder = false, isHeld = false } = {}) => {
    if (notification.number !== number) {
      [number, isGone] = [notification.number, false];
      since = isOlder ? Math.min(now, Date.parse(notification.time)) : now;
    }
    if (isHeld) since = now;
    const left = isGone ? 0 : Math.max(0, since + seconds * 1000 - now);
    isGone = left === 0;
    return left;
  };
}
