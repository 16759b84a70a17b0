export function show(ferry: string) {
  location.hash = `ferries/${ferry}`;
}
