import { places } from '@lusoria/web-kit/lesson/places.ts';

/** Selectors of the places that lessons point at. The keys of cards in the hand tell apart those with the same form. */
export const placeOf = places(
  {
    pile: '.ring .top',
    declared: '.ring .decl',
    challenge: '.ring .challenge button',
    stock: '.ring .stock',
    tables: '.dispute',
    'open-tables': '.ring .aids button',
  },
  (card) => `[data-key^="${card}."]`,
);
