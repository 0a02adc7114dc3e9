import { untrack } from 'svelte';
import { hasToTell } from './turns.ts';

/** Whether a board keeps room for first hints: for a whole round, so that nothing moves when they come and go. */
export function keepsHintRoom(of: () => { readonly game: string; readonly round: number }) {
  const round = $derived(of().round);
  const is = $derived.by(() => {
    void round;
    return hasToTell(untrack(() => of().game));
  });
  return {
    get is() {
      return is;
    },
  };
}
