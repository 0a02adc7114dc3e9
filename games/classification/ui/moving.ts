import { crossfade, fly } from 'svelte/transition';
import { calm } from '@lusoria/web-kit/motion.ts';

/** Milliseconds that a card moves from a hand to a pile. */
export const MOVE_MS = 420;

/** Cards that go from the hand to a pile; those of others come from above. */
export const [send, receive] = crossfade({
  duration: () => calm(MOVE_MS),
  fallback: (node, { duration }, isIntro) =>
    fly(node, {
      y: -46,
      duration: isIntro && typeof duration === 'number' ? calm(duration) : 0,
    }),
});
