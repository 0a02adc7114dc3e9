import type { Deck } from '../deck/types.ts';
import { elements } from './elements/index.ts';
import { latinForms } from './latin-forms.ts';
import { quadrilaterals } from './quadrilaterals/index.ts';
import { shapes } from './shapes.ts';

/** The decks that come along, in the order in which a menu shows them. */
export const DECK_IDS = ['shapes', 'latin-forms', 'elements', 'quadrilaterals'] as const;
export type DeckId = (typeof DECK_IDS)[number];

const makers: Readonly<Record<DeckId, () => Deck>> = {
  shapes,
  'latin-forms': latinForms,
  elements,
  quadrilaterals,
};
const made = new Map<DeckId, Deck>();

/** A deck that comes along. The same id always gives the same object; it is built when first asked for. */
export function deckNamed(id: DeckId): Deck {
  const known = made.get(id) ?? makers[id]();
  made.set(id, known);
  return known;
}
