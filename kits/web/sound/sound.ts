import { prefs } from '../prefs.svelte.ts';
import type { Sound } from './kinds.ts';

/** Plays a sound where the reader wants sounds, and has already touched the page. */
export function playSound(sound: Sound): void {
  if (!prefs.sound || !navigator.userActivation?.hasBeenActive) return;
  if (document.hidden && sound !== 'call') return;
  // Without a connection it stays silent.
  import('./synth.ts').then(
    ({ synthesize }) => synthesize(sound),
    () => undefined,
  );
}

/** Milliseconds of vibration, and of rest, in turn. */
const TOUCHES = { turn: [25], refused: [20, 50, 20] } as const;

/** Vibrates where the reader wants that, and the device can. */
export function vibrate(touch: keyof typeof TOUCHES): void {
  if (!prefs.vibration || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([...TOUCHES[touch]]);
}
