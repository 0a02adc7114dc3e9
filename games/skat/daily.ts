import type { DailyOffer } from '@lusoria/core';

/** What everybody may play on a day. */
export const daily: readonly DailyOffer[] = [
  {
    key: 'short',
    options: { deals: 3 },
    rounds: 3,
    bots: ['decent', 'decent'],
    engine: 'strong:expert',
  },
  {
    key: 'long',
    options: { deals: 12 },
    rounds: 12,
    bots: ['decent', 'decent'],
    engine: 'strong:expert',
  },
];
