import type { TableView } from '@lusoria/table';
import { firstControl, hasActed, takeFocus } from '@lusoria/web-kit/page/focus.ts';
import { tick } from 'svelte';

/**
 * Moves the focus to the hand when a round begins, as soon as there is something to act with; and back to it when what
 * had the focus is gone, as a button that was pressed often is. A round that the page was loaded with has begun before.
 *
 * @returns to be called with each element of the board that gets the focus
 */
export function entersRounds(
  table: () => { readonly view: TableView; readonly stage: HTMLElement | undefined },
): (target: EventTarget | null) => void {
  let last: number | null = null;
  let focused: Element | null = null;
  let isFirst = true;
  $effect(() => {
    const { view, stage } = table();
    const round = view.round?.number ?? null;
    if (isFirst && !hasActed()) last = round;
    isFirst = false;
    if (view.phase !== 'playing' || !view.round?.play || view.seat === null || !stage) return;
    /** Returns whether nothing more is to be done. */
    const enter = (): boolean => {
      const isLost =
        focused !== null && !focused.isConnected && document.activeElement === document.body;
      if (last === round && !isLost) return true;
      if (!takeFocus(firstControl(stage))) return false;
      last = round;
      return true;
    };
    // A board that is loaded only now has its controls later.
    const observer = new MutationObserver(() => {
      if (enter()) observer.disconnect();
    });
    let isOver = false;
    void tick().then(() => {
      if (!enter() && !isOver) observer.observe(stage, { childList: true, subtree: true });
    });
    return () => {
      isOver = true;
      observer.disconnect();
    };
  });
  return (target) => (focused = target instanceof Element ? target : null);
}
