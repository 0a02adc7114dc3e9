import { deckOf, formOf, JOKER, optionsSchema } from '@lusoria/agreement';
import type { Language } from '@lusoria/i18n';
import { type GamePrint, type Order, PrintProblem } from '@lusoria/print';
import * as v from 'valibot';
import { loadAgreementMessages } from '../messages/index.ts';
import { loadPrintMessages } from '../messages/print/index.ts';
import { formFace, jokerFace } from './face.ts';
import { formTables } from './tables.ts';

/** What can be printed of the agreement games: the cards of a deck, and its tables of forms. */
export const print: GamePrint = {
  async items(language) {
    const t = await loadPrintMessages(language);
    return [
      {
        key: 'cards',
        label: t('cards'),
        text: t('cards-text'),
        kind: 'cards',
        size: 'bridge',
        choices: [
          {
            key: 'joker',
            label: t('joker'),
            values: [
              { value: 'no', label: t('joker-no') },
              { value: 'yes', label: t('joker-yes') },
            ],
          },
        ],
        make: async (order) => cards(order),
      },
      {
        key: 'tables',
        label: t('tables'),
        text: t('tables-text'),
        kind: 'sheets',
        choices: [],
        make: async (order) => tables(order, true),
      },
      {
        key: 'blank',
        label: t('blank'),
        text: t('blank-text'),
        kind: 'sheets',
        choices: [],
        make: async (order) => tables(order, false),
      },
    ];
  },
};

function deckIn(options: unknown) {
  const read = v.safeParse(optionsSchema, options);
  if (!read.success)
    throw new PrintProblem('bad-options', { path: v.getDotPath(read.issues[0]) ?? '' });
  return { deck: deckOf(read.output), joker: read.output.joker };
}

function cards({ options, choice, card }: Order) {
  const { deck, joker } = deckIn(options);
  const height = (100 * card.height) / card.width;
  const drawings = deck.cards
    .filter((one) => one !== JOKER)
    .map((one) => formFace(formOf(deck, one), height));
  const withJoker = joker || choice('joker') === 'yes';
  return {
    title: deck.paradigm.title,
    drawings: withJoker ? [...drawings, jokerFace(height)] : drawings,
  };
}

async function tables(order: Order, filled: boolean) {
  const { deck } = deckIn(order.options);
  const language: Language = order.language;
  const [t, printed] = await Promise.all([
    loadAgreementMessages(language),
    loadPrintMessages(language),
  ]);
  return {
    title: printed('title-tables', { deck: deck.paradigm.title }),
    drawings: formTables(deck, filled, t, order),
  };
}
