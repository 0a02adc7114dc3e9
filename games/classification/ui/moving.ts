import { crossfade, fly } from 'svelte/transition';
import { calm } from '@lusoria/web-kit/motion.ts';

/** How long a card is on its way from a hand to a pile. */
export const WAY = 420;

/** Cards that go from the hand to a pile; those of others come from above. */
export const [send, receive] = crossfade({
  duration: () => calm(WAY),
  fallback: (node, { duration }, isIntro) =>
    fly(node, {
      y: -46,
      duration: isIntro && typeof duration === 'number' ? calm(duration) : 0,
    }),
});
