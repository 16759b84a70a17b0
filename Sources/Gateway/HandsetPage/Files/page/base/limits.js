// The sizes of payloads. No part of it needs a browser.

// The largest payload of a push type, in bytes, as the gateway takes it.
export const payloadLimit = (pushType) => (pushType === "voip" ? 5120 : 4096);

// The largest payload that can be given to the phone from the page.
export const givenLimit = 1 << 20;

// The largest log that the page reads, in bytes.
export const logLimit = 256 << 20;

// From this size on a payload is not laid out to be compared.
export const comparedLimit = 64 << 10;
