import { deckOf, formOf, JOKER, optionsSchema } from '@lusoria/agreement';
import { PARADIGM_IDS, PARADIGMS } from '@lusoria/latin';
import type { Language } from '@lusoria/i18n';
import { deckChoice, type GamePrint, type Order, readOptions } from '@lusoria/print';
import { inGrammar } from '../messages/grammar.ts';
import { loadAgreementMessages } from '../messages/index.ts';
import { loadPrintMessages } from '../messages/print/index.ts';
import { formFace, jokerFace, wholeFace } from './face.ts';
import { scene } from './scene.ts';
import { formTables } from './tables.ts';

/** Printed material of the agreement games: the cards of a deck, and its form tables. */
export const print: GamePrint = {
  scene,
  async items(language, options) {
    const t = await loadPrintMessages(language);
    const { deck, joker } = readOptions(optionsSchema, options);
    const decks = deckChoice(
      t('deck'),
      PARADIGM_IDS.map((value) => ({ value, label: PARADIGMS[value].title })),
      typeof deck === 'string' ? deck : { ownTitle: deck.title },
    );
    return [
      {
        key: 'cards',
        label: t('cards'),
        text: t('cards-text'),
        kind: 'cards',
        size: 'bridge',
        choices: [
          decks,
          {
            key: 'joker',
            label: t('joker'),
            standard: joker ? 'yes' : 'no',
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
        choices: [decks],
        make: async (order) => tables(order, true),
      },
      {
        key: 'blank',
        label: t('blank'),
        text: t('blank-text'),
        kind: 'sheets',
        choices: [decks],
        make: async (order) => tables(order, false),
      },
    ];
  },
};

function deckIn({ options, choice }: Order) {
  const chosen = choice('deck');
  const given = readOptions(optionsSchema, options);
  return deckOf({ ...given, deck: PARADIGM_IDS.find((id) => id === chosen) ?? given.deck });
}

function cards(order: Order) {
  const { choice, card } = order;
  const deck = deckIn(order);
  const height = (100 * card.height) / card.width;
  const drawings = deck.cards
    .filter((one) => one !== JOKER)
    .map((one) => wholeFace(formFace(formOf(deck, one), height, deck.id, 'four')));
  const joker = choice('joker') === 'yes' ? [wholeFace(jokerFace(height, 'four'))] : [];
  return { title: deck.title, drawings: [...drawings, ...joker] };
}

async function tables(order: Order, filled: boolean) {
  const deck = deckIn(order);
  const language: Language = order.language;
  const [t, printed] = await Promise.all([
    loadAgreementMessages(language),
    loadPrintMessages(language),
  ]);
  return {
    title: printed('title-tables', { deck: deck.title }),
    drawings: formTables(deck, filled, inGrammar(t, deck), order),
  };
}
