import { places } from '@lusoria/web-kit/lesson/places.ts';

/** Selectors of the places that the lesson points at. */
export const placeOf = places(
  {
    'first-class': '.trays .tray',
    'last-class': '.trays .tray:nth-last-child(1 of .tray)',
    hand: '.hand',
  },
  (card) => `[data-key="${card}"]`,
);
