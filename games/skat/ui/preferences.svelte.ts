import { storedChoice } from '@lusoria/web-kit/prefs.svelte.ts';

/** Look and pace of Skat for this person, remembered on this device. */
export const preferences = {
  /** The pictures on the cards. */
  deck: storedChoice('skatDeck', ['french', 'german'], 'french'),
  /** Every suit has a colour of its own, or the two that are usual. */
  fourColours: storedChoice('fourColours', ['on', 'off'], 'on'),
  /** Time that a full trick lies: until it is tapped, or for a while. */
  rest: storedChoice('skatTrickRests', ['tap', 'short', 'long'], 'short'),
  /** Number of presses that play a card. */
  presses: storedChoice('skatPresses', ['two', 'one'], 'two'),
  /** Whether the only card that may be played plays itself. */
  onlyCard: storedChoice('skatOnlyCard', ['choose', 'plays'], 'choose'),
  suits: storedChoice('skatSuits', ['alternating', 'ranked'], 'alternating'),
  ranks: storedChoice('skatRanks', ['descending', 'ascending'], 'descending'),
  trumps: storedChoice('skatTrumps', ['left', 'right'], 'left'),
} as const;

/** For how long a full trick lies (milliseconds; infinity: until it is tapped). */
export function restTime(): number {
  const { value } = preferences.rest;
  return value === 'tap' ? Number.POSITIVE_INFINITY : value === 'long' ? 3200 : 1500;
}

/** Arrangement of this person's hand. */
export function holding() {
  return {
    suits: preferences.suits.value,
    ranks: preferences.ranks.value,
    trumps: preferences.trumps.value,
  };
}
