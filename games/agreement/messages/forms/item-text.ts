import { capital, la, type Sentence } from '@lusoria/i18n';
import type { Answer, Item } from '../../learning/items.ts';
import { type Deck, formOf, formsAt, readingsOf } from '../../rules/deck.ts';
import { cellText, readingsText } from '../cells.ts';
import type { AgreementTranslator } from '../index.ts';
import type { FormsTranslator } from './index.ts';

/** The question of an item of practice. */
export function askedText(t: FormsTranslator, words: AgreementTranslator, item: Item): string {
  switch (item.kind) {
    case 'judge':
      return t('item-judge', { cell: cellText(words, item.as) });
    case 'macron':
      return t('item-macron', { cell: cellText(words, item.target) });
    default:
      return t(`item-${item.kind}`);
  }
}

/** What to look at before an answer, which does not give it away. */
export function nudgeText(
  t: FormsTranslator,
  words: AgreementTranslator,
  deck: Deck,
  item: Item,
): Sentence {
  switch (item.kind) {
    case 'agree':
      return t.sentence('nudge-agree', {
        form: la(formOf(deck, item.card)),
        n: readingsOf(deck, item.card).length,
      });
    case 'judge':
      return t.sentence('nudge-judge', { cell: cellText(words, item.as) });
    case 'readings': {
      const n = readingsOf(deck, item.card).filter((one) => item.cells.includes(one)).length;
      return t.sentence('nudge-readings', { n });
    }
    default:
      return [t(`nudge-${item.kind}`)];
  }
}

/** The solution in a sentence. */
export function toldText(
  t: FormsTranslator,
  words: AgreementTranslator,
  deck: Deck,
  item: Item,
  solution: Answer,
): Sentence {
  switch (item.kind) {
    case 'agree':
      return t.sentence('told-agree', {
        form: la(formOf(deck, item.card)),
        cell: solution.kind === 'agree' ? cellText(words, solution.as) : '',
      });
    case 'judge':
    case 'macron':
      return t.sentence('told-judge', {
        form: la(formsAt(deck, item.target).join(', ')),
        cell: capital(cellText(words, item.target)),
      });
    case 'layable': {
      const cards = solution.kind === 'layable' ? solution.cards : [];
      if (cards.length === 0) return [t('told-layable-none')];
      return t.sentence('told-layable', {
        forms: la(cards.map((card) => formOf(deck, card)).join(', ')),
      });
    }
    case 'readings':
      return t.sentence('told-readings', {
        form: la(formOf(deck, item.card)),
        cells: readingsText(words, readingsOf(deck, item.card)),
      });
  }
}
