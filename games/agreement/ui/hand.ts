import { type Card, type Deck, formOf, JOKER } from '@lusoria/agreement';
import type { HandItem } from '@lusoria/web-kit/table/hand-item.ts';
import type { AgreementTranslator } from '../messages/index.ts';

/** A card in the hand as the board shows it. */
export interface HandCard extends HandItem {
  readonly key: string;
  readonly card: Card;
}

/** A card in the hand; `key` tells apart cards that look the same. */
interface Held {
  readonly key: string;
  readonly card: Card;
}

/** The hand in the order of the form table, jokers last. */
export function sorted(hand: readonly Card[]): readonly Held[] {
  const order = (card: Card) => (card === JOKER ? Number.POSITIVE_INFINITY : card);
  const cards = hand.toSorted((a, b) => order(a) - order(b));
  return cards.map((card, i) => ({
    card,
    key: `${card}.${cards.slice(0, i).filter((other) => other === card).length}`,
  }));
}

/** The hand as the board shows it. */
export function handCards(
  t: AgreementTranslator,
  deck: Deck,
  held: readonly Held[],
  chosen: string | null,
): readonly HandCard[] {
  return held.map((one) => ({
    ...one,
    ...(one.card === JOKER ? { label: t('joker') } : { label: formOf(deck, one.card), lang: 'la' }),
    chosen: one.key === chosen,
    playable: 'yes',
  }));
}

/** The card to the right or left of the chosen one, round again at the end. */
export function neighbour(
  held: readonly Held[],
  chosen: string | null,
  by: 1 | -1,
): Held | undefined {
  const at = held.findIndex(({ key }) => key === chosen);
  return held.at(at < 0 && by < 0 ? -1 : (at + by) % held.length);
}

/** Whether an element lies in the card of the hand with this key. */
export function isWithin(target: HTMLElement | null, key: string | null): boolean {
  const own = target?.closest('[data-cards] button')?.getAttribute('data-key') ?? null;
  return own !== null && own === key;
}
