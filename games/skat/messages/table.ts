import type { Card } from '../rules/cards.ts';
import type { PlayedCard } from '../rules/deal.ts';
import type { SeriesPlace } from '../rules/series.ts';
import type { SkatTranslator } from './index.ts';
import type { Pack } from '@lusoria/core/playing-card';
import { cardName, says, type SkatReader } from './names.ts';

/** "Spiel 3 von 36", with "Bockrunde" or "Ramschrunde". */
export function placeText(t: SkatTranslator, { number, of, kind }: SeriesPlace): string {
  const place =
    of === null ? t('place', { number: number + 1 }) : t('place-of', { number: number + 1, of });
  return kind === 'plain' ? place : `${place}, ${t(`kind-${kind}`)}`;
}

/** The bid so far; 0: none. */
export function bidText(t: SkatTranslator, bid: number): string {
  return bid === 0 ? t('nothing-bid') : t('bid-so-far', { bid });
}

/** The cards of a trick and their players, for screen readers. */
export function trickText(
  t: SkatTranslator,
  cards: readonly PlayedCard[],
  reader: SkatReader,
): string {
  if (cards.length === 0) return t('table-empty');
  return t('on-table', { cards: playedText(t, cards, reader) });
}

/** "Anna: Kreuz-Bube, Bert: Kreuz-7" */
export function playedText(
  t: SkatTranslator,
  cards: readonly PlayedCard[],
  reader: SkatReader,
): string {
  return cards
    .map(({ seat, card }) => says(t, seat, reader, cardName(t, card, reader.pack)))
    .join(', ');
}

/** For two, for screen readers: "Spalte 3: Kreuz-Bube, darunter eine verdeckte Karte". */
export function columnText(
  t: SkatTranslator,
  number: number,
  { open, below }: { readonly open: Card | null; readonly below: boolean },
  pack: Pack,
): string {
  if (open === null) return t(below ? 'two-below' : 'two-empty', { number });
  const card = cardName(t, open, pack);
  return t(below ? 'two-card-below' : 'two-card', { number, card });
}
