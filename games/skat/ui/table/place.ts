import { places } from '@lusoria/web-kit/lesson/places.ts';

/** Selectors of what the lessons point at. */
export const placeOf = places(
  {
    contract: '.skat-ring .contract',
    trick: '.skat-ring .trick',
    // While it still lies there, or where it has gone.
    last: '.skat-ring .trick:has(.led), .skat-ring .last',
    // The next player sits on the left.
    opponent: '.skat-ring .at.left .plate',
    partner: '.skat-ring .at.right .plate',
    bid: '.skat-ring .btn.sun',
    pass: '.skat-ring .choices .btn.big:not(.sun)',
    'pick-up': '.skat-ring .choices .btn.sun',
    double: '.skat-ring .choices .btn.blue',
    games: '.skat-ring .games',
    skat: '.skat-ring .skat',
  },
  (card) => `[data-key="${card}"]`,
);
