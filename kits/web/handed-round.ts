import { getContext, onMount, setContext } from 'svelte';

const KEY = Symbol('handed round');

/** What the players who hand one device round look at together before the next of them gets it. */
export interface HandedRound {
  /** The last thing that all have seen, by a number of the game: nobody is shown it again. */
  seen: number;
  /** Whether they look at something now. */
  isLooking: boolean;
}

/** Marks the page as one that several players hand round; must be called during its initialization. */
export function setHandedRound(round: HandedRound): void {
  setContext(KEY, round);
}

/** What they look at together; null if the device is not handed round. */
export function handedRound(): HandedRound | null {
  return getContext<HandedRound | undefined>(KEY) ?? null;
}

/** Whether the device is handed round: whoever looks at a table from no seat there plays all the same. */
export function isHandedRound(): boolean {
  return handedRound() !== null;
}

/** Players at one device look at a component for as long as it is shown, before the next of them gets the device. */
export function lookTogether(isForAll: () => boolean): void {
  const round = handedRound();
  onMount(() => {
    if (round === null || !isForAll()) return undefined;
    round.isLooking = true;
    return () => void (round.isLooking = false);
  });
}
