import type { Deck } from '../deck/types.ts';
import { elements } from './elements/index.ts';
import { latinForms } from './latin-forms.ts';
import { quadrilaterals } from './quadrilaterals/index.ts';
import { shapes } from './shapes.ts';

/** The built-in decks, in menu order. */
export const DECK_IDS = ['shapes', 'latin-forms', 'elements', 'quadrilaterals'] as const;
export type DeckId = (typeof DECK_IDS)[number];

const makers: Readonly<Record<DeckId, () => Deck>> = {
  shapes,
  'latin-forms': latinForms,
  elements,
  quadrilaterals,
};
const made = new Map<DeckId, Deck>();

/** A built-in deck. The same id always gives the same object; it is built on the first call. */
export function deckNamed(id: DeckId): Deck {
  const known = made.get(id) ?? makers[id]();
  made.set(id, known);
  return known;
}
