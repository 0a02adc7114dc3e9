import type { DailyOffer } from '@lusoria/core';

/** What everybody may play on a day. */
export const daily: readonly DailyOffer[] = [
  {
    key: 'tree',
    options: { tree: 'drawn', rounds: 1 },
    rounds: 1,
    bots: ['reasoner:skilled', 'reasoner:skilled'],
    engine: 'reasoner:strong',
  },
];
