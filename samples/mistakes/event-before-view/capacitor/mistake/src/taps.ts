import { registerPlugin } from '@capacitor/core';
import { signIn } from './account';
import { show } from './pages';

interface Taps {
  addListener(name: 'ferryTapped', listener: (tap: { ferry: string }) => void): Promise<void>;
}

const taps = registerPlugin<Taps>('Taps');

export async function start() {
  await signIn();
  await taps.addListener('ferryTapped', (tap) => show(tap.ferry));
}
