import { la, type Sentence, textOf } from '@lusoria/i18n';
import type { Cell } from '@lusoria/latin';
import { type Card, type Deck, formOf, JOKER } from '../rules/deck.ts';
import type { Action, View } from '../rules/types.ts';
import { cellText } from './cells.ts';
import type { AgreementTranslator } from './index.ts';

/** Label of an action on a button. */
export function actionText(t: AgreementTranslator, action: Action, deck: Deck): string {
  return action.type === 'lay'
    ? textOf(playText(t, deck, action.card, action.as))
    : t(`action-${action.type}`);
}

/** The card that the reader has just drawn. */
export function drewText(t: AgreementTranslator, deck: Deck, card: Card): Sentence {
  return card === JOKER
    ? t.sentence('drew-joker')
    : t.sentence('drew', { card: la(formOf(deck, card)) });
}

/** Label of playing a card as something; null for a joker, and while nothing is declared. */
export function playText(
  t: AgreementTranslator,
  deck: Deck,
  card: Card,
  as: Cell | null,
): Sentence {
  if (card === JOKER) return t.sentence('action-lay-joker');
  const params = { card: la(formOf(deck, card)) };
  return as === null
    ? t.sentence('action-lay', params)
    : t.sentence('action-lay-as', { ...params, cell: cellText(t, as) });
}

/** Whom the table waits for, while cards are laid or drawn and while the form tables lie open. */
export function awaitedText(
  t: AgreementTranslator,
  { current, dispute }: View,
  nameOf: (seat: number) => string,
): string {
  const [first, ...more] = dispute?.looking ?? [];
  if (first === undefined) return t('turn-of', { name: nameOf(current) });
  return more.length > 0
    ? t('rejection-tables-open')
    : t('event-looked-other', { name: nameOf(first) });
}
