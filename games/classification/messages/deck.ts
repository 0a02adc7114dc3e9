import { capital } from '@lusoria/i18n';
import type { DeckProblem, DeckProblemCode } from '../rules/deck/problem.ts';
import type { ClassificationTranslator } from './index.ts';

const SAYS_COLUMN: readonly DeckProblemCode[] = ['no-heading', 'extra-cell'];
const SAYS_CARD: readonly DeckProblemCode[] = ['doubled-id', 'doubled-card'];

/** A problem of a deck file with its place: `Row 5, card “fox”, attribute “legs”: …` */
export function deckProblemText(
  t: ClassificationTranslator,
  { code, params }: DeckProblem,
): string {
  const given = (key: string) => String(params[key] ?? '').replaceAll(/\s+/gu, ' ');
  const [row, column, at, card, attribute] = ['row', 'column', 'at', 'card', 'attribute'].map(
    given,
  );
  // A path that ends in a card or attribute says less than these.
  const isNamed = card !== '' || attribute !== '';
  const places = [
    row && t('deck-row', { row }),
    SAYS_COLUMN.includes(code) ? '' : column && t('deck-column', { column }),
    isNamed ? '' : at && t('deck-path', { at }),
    card && t('deck-card', { card }),
    attribute && t('deck-attribute', { attribute }),
  ].filter((place) => place !== '');
  const other = given('other');
  const key = code === 'doubled-card' && row === '' ? 'doubled-card-json' : code;
  const text = t(`deck-problem-${key}`, {
    column: given('column'),
    count: given('count'),
    expected: given('expected'),
    found: given('found'),
    max: given('max'),
    min: given('min'),
    other: SAYS_CARD.includes(code) ? otherCard(t, other) : other,
    value: given('value'),
  });
  return places.length === 0 ? text : `${capital(places.join(', '))}: ${text}`;
}

/** Another card by its place: `cards.3 (fox)`, in a table `#5 (fox)` for row 5. */
function otherCard(t: ClassificationTranslator, other: string): string {
  const [, row, id = other] = /^(?:#(\d+)|cards\.\d+) \((.*)\)$/u.exec(other) ?? [];
  return row === undefined ? t('deck-card', { card: id }) : `${t('deck-row', { row })} (${id})`;
}
