export async function signIn() {
  await fetch('https://ferries.example/session', { method: 'POST' });
}
