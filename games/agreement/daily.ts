import type { DailyOffer } from '@lusoria/core';

/** What everybody may play on a day. */
export const daily: readonly DailyOffer[] = [
  {
    key: 'is',
    options: { deck: 'is' },
    rounds: 1,
    bots: ['pupil:70', 'pupil:70'],
    engine: 'mobile',
  },
  {
    key: 'is3',
    options: { deck: 'is', rounds: 3 },
    rounds: 3,
    bots: ['pupil:70', 'pupil:70'],
    engine: 'mobile',
  },
];
