import { ToResult } from '@lusoria/web-kit/table/to-result.svelte.ts';
import { onDestroy, untrack } from 'svelte';

/** Whether a finished round is still shown. */
export interface Lingering {
  readonly is: boolean;
  /** Whether the board itself shows the way to the result. */
  readonly hasDock: boolean;
  end(): void;
}

/**
 * Keeps the last position of a finished round on screen; must be called during a component's
 * initialization.
 *
 * @param time how long, in milliseconds (infinity: until the reader continues)
 */
export function lingersAfter(playing: () => boolean, time: () => number): Lingering {
  let is = $state(false);
  let hasPlayed = false;
  let timer = 0;

  function linger(ms: number): void {
    clearTimeout(timer);
    is = ms > 0;
    if (is && Number.isFinite(ms)) timer = window.setTimeout(() => (is = false), ms);
  }

  // Runs before the next render, which would otherwise flash the end.
  $effect.pre(() => {
    const isPlaying = playing();
    untrack(() => {
      if (hasPlayed !== isPlaying) linger(isPlaying ? 0 : time());
      hasPlayed = isPlaying;
    });
  });
  onDestroy(() => clearTimeout(timer));

  const end = () => linger(0);
  const way = new ToResult(() => (is ? end : null));
  return {
    get is() {
      return is;
    },
    get hasDock() {
      return way.hasDock;
    },
    end,
  };
}
