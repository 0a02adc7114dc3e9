import { firstControl, takeFocus } from '@lusoria/web-kit/focus.ts';
import { tick } from 'svelte';

/** A round as far as the focus is concerned. */
interface Entered {
  /** Number of the round; null while this person plays none. */
  readonly round: number | null;
  /** Changes with every change of the table. */
  readonly moment: unknown;
  /** The element with the board. */
  readonly stage: HTMLElement | undefined;
}

/**
 * Moves the focus to the hand when a round begins, as soon as there is something to act with; and back to it when what
 * had the focus is gone, as a button that was pressed often is.
 *
 * @returns to be called with each element of the board that gets the focus
 */
export function entersRounds(entered: () => Entered): (target: EventTarget | null) => void {
  let last: number | null = null;
  let focused: Element | null = null;
  $effect(() => {
    const { round, stage } = entered();
    if (round === null) return;
    void tick().then(() => {
      const isLost =
        focused !== null && !focused.isConnected && document.activeElement === document.body;
      if ((last !== round || isLost) && takeFocus(firstControl(stage))) last = round;
    });
  });
  return (target) => (focused = target instanceof Element ? target : null);
}
