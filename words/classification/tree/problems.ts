import type { DeckProblem, DeckProblemCode } from '@lusoria/classification';
import { capital } from '../../agreement/grammar.ts';

/** The parameters of a problem as text; one that is not there is empty. */
export type Found = (key: string) => string;

/** How a language words what is wrong with a deck file. */
export interface DeckTerms {
  row(n: string): string;
  column(n: string): string;
  /** A path in a JSON file. */
  at(path: string): string;
  card(id: string): string;
  attribute(key: string): string;
  /** Whole sentences. */
  readonly texts: Readonly<Record<DeckProblemCode, (found: Found) => string>>;
}

/** Where another card is: `cards.3 (fox)`, in a table `#5 (fox)` for row 5. */
function otherCard(other: string, terms: DeckTerms): string {
  const [, row, id = other] = /^(?:#(\d+)|cards\.\d+) \((.*)\)$/u.exec(other) ?? [];
  return row === undefined ? terms.card(id) : `${terms.row(row)} (${id})`;
}

const SAYS_COLUMN: readonly DeckProblemCode[] = ['no-heading', 'extra-cell'];
const SAYS_CARD: readonly DeckProblemCode[] = ['doubled-id', 'doubled-card'];

/** What is wrong with a deck file and where: `Row 5, card ‘fox’, attribute ‘legs’: …` */
export function deckProblemIn(terms: DeckTerms): (problem: DeckProblem) => string {
  return ({ code, params }) => {
    const found = (key: string) => {
      const text = String(params[key] ?? '').replaceAll(/\s+/gu, ' ');
      return key === 'other' && SAYS_CARD.includes(code) ? otherCard(text, terms) : text;
    };
    // A path that ends in a card or attribute says less than these.
    const isNamed = found('card') !== '' || found('attribute') !== '';
    const places = [
      found('row') && terms.row(found('row')),
      SAYS_COLUMN.includes(code) ? '' : found('column') && terms.column(found('column')),
      isNamed ? '' : found('at') && terms.at(found('at')),
      found('card') && terms.card(found('card')),
      found('attribute') && terms.attribute(found('attribute')),
    ].filter((place) => place !== '');
    const text = terms.texts[code](found);
    return places.length === 0 ? text : `${capital(places.join(', '))}: ${text}`;
  };
}
