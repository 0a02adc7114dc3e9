import { crossfade, fly } from 'svelte/transition';
import { calm } from '@lusoria/web-kit/page/motion.ts';

/** Duration of a card's movement from a hand to a pile, in milliseconds. */
export const MOVE_MS = 420;

/** Transition of cards from the hand to a pile; those of others come from above. */
export const [send, receive] = crossfade({
  duration: () => calm(MOVE_MS),
  fallback: (node, { duration }, isIntro) =>
    fly(node, {
      y: -46,
      duration: isIntro && typeof duration === 'number' ? calm(duration) : 0,
    }),
});
