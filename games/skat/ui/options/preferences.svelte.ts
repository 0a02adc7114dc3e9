import { storedChoice } from '@lusoria/web-kit/prefs.svelte.ts';

/** A finger slips, a mouse does not. */
const isExact = matchMedia('(pointer: fine)').matches;

/** The viewer's settings for Skat, stored on this device. */
export const preferences = {
  /** The pictures on the cards. */
  deck: storedChoice('skatDeck', ['french', 'german'], 'french'),
  /** Four suit colours, or the usual two. */
  fourColours: storedChoice('fourColours', ['on', 'off'], 'on'),
  /** The time that a full trick stays: until it is tapped, or a while. */
  rest: storedChoice('skatTrickRests', ['tap', 'short', 'long'], 'short'),
  /** The number of presses that play a card. */
  presses: storedChoice('skatPresses', ['two', 'one'], isExact ? 'one' : 'two'),
  /** Whether letters and digits do something at the table. */
  keys: storedChoice('skatKeys', ['on', 'off'], 'on'),
  /** Against bots: whether the next deal begins by itself. */
  nextDeal: storedChoice('skatNextDeal', ['itself', 'press'], 'itself'),
  /** Whether the only card that may be played plays itself. */
  onlyCard: storedChoice('skatOnlyCard', ['choose', 'plays'], 'choose'),
  suits: storedChoice('skatSuits', ['alternating', 'ranked'], 'alternating'),
  ranks: storedChoice('skatRanks', ['descending', 'ascending'], 'descending'),
  trumps: storedChoice('skatTrumps', ['left', 'right'], 'left'),
} as const;

/** The time that a full trick stays (milliseconds; infinity: until it is tapped). */
export function restTime(): number {
  const { value } = preferences.rest;
  return value === 'tap' ? Number.POSITIVE_INFINITY : value === 'long' ? 3200 : 1500;
}

/** The viewer's order of a hand. */
export function holding() {
  return {
    suits: preferences.suits.value,
    ranks: preferences.ranks.value,
    trumps: preferences.trumps.value,
  };
}
