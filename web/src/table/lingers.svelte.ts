import { onDestroy, untrack } from 'svelte';

/** Whether what has ended is still to be seen. */
export interface Lingering {
  readonly is: boolean;
  end(): void;
}

/**
 * Leaves the last moment of what has ended to be seen; to be called while a component is made.
 *
 * @param time for how long (milliseconds; infinity: until the reader goes on)
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

  // Before the page is drawn anew: the end must not be seen first.
  $effect.pre(() => {
    const isPlaying = playing();
    untrack(() => {
      if (hasPlayed !== isPlaying) linger(isPlaying ? 0 : time());
      hasPlayed = isPlaying;
    });
  });
  onDestroy(() => clearTimeout(timer));

  return {
    get is() {
      return is;
    },
    end: () => linger(0),
  };
}
