import type { Pack } from '@lusoria/core/playing-card';
import { CARDS } from '@lusoria/skat';
import type { GamePrint, Made, Order, PrintChoice, PrintedSeries, PrintItem } from '@lusoria/print';
import { tagged } from '@lusoria/print';
import { loadSkatMessages, type SkatTranslator } from '../messages/index.ts';
import { cardIndex, cardName } from '../messages/names.ts';
import { loadPrintMessages, type SkatPrintTranslator } from '../messages/print/index.ts';
import { loadCourts } from '@lusoria/print/cards/courts.ts';
import { cardFace } from '@lusoria/print/cards/face.ts';
import { scene } from './scene.ts';
import { playedSheet, scoreSheet } from './score-sheet.ts';
import { valueCards } from './values.ts';

/** Printed matter of Skat: cards, score sheets, and a card with the values. */
export const print: GamePrint = {
  scene,
  async items(language, _, series = []) {
    const [t, skat] = await Promise.all([loadPrintMessages(language), loadSkatMessages(language)]);
    const pack: PrintChoice = {
      key: 'pack',
      label: skat('pack-label'),
      values: [
        { value: 'french', label: skat('pack-french') },
        { value: 'german', label: skat('pack-german') },
      ],
    };
    const suits: PrintChoice = {
      key: 'suits',
      label: skat('colours-label'),
      values: [
        { value: 'four', label: skat('colours-four') },
        { value: 'two', label: skat('colours-two') },
      ],
    };
    const sheet = (key: 'list-three' | 'list-four', seats: 3 | 4) => ({
      key,
      label: t(key),
      text: t(`${key}-text`),
      kind: 'sheets' as const,
      choices: [],
      make: async (order: Order) => ({
        title: t(key),
        drawings: [scoreSheet(seats, skat, t, order)],
      }),
    });
    return [
      ...(series.length > 0 ? [playedLists(series, pack, skat, t)] : []),
      {
        key: 'cards',
        label: t('cards'),
        text: t('cards-text'),
        kind: 'cards',
        size: 'standard',
        choices: [pack, suits],
        make: cards,
      },
      sheet('list-three', 3),
      sheet('list-four', 4),
      {
        key: 'values',
        label: t('values'),
        text: t('values-text'),
        kind: 'sheets',
        choices: [pack],
        make: async (order) => ({
          title: t('values-title'),
          drawings: valueCards(packOf(order), skat, t, order),
        }),
      },
    ];
  },
};

/** The value of the choice for all lists. */
const ALL = 'all';

/** The lists of an event that have been played, a sheet each, to be signed. */
function playedLists(
  series: readonly PrintedSeries[],
  pack: PrintChoice,
  skat: SkatTranslator,
  t: SkatPrintTranslator,
): PrintItem {
  return {
    key: 'lists',
    label: t('lists'),
    text: t('lists-text'),
    kind: 'sheets',
    choices: [
      {
        key: 'list',
        label: t('lists-which'),
        values: [
          { value: ALL, label: t('lists-all') },
          ...series.map(({ title }, i) => ({ value: String(i + 1), label: title })),
        ],
      },
      pack,
    ],
    make: async (order) => ({
      title: t('lists'),
      drawings: series
        .filter((_, i) => [ALL, String(i + 1)].includes(order.choice('list')))
        .map((one) => playedSheet(one, packOf(order), skat, t, order)),
    }),
  };
}

function packOf({ choice }: Order): Pack {
  return choice('pack') === 'german' ? 'german' : 'french';
}

async function cards(order: Order): Promise<Made> {
  const { card, colours, language, choice } = order;
  const [t, pictures, printed] = await Promise.all([
    loadSkatMessages(language),
    loadCourts(),
    loadPrintMessages(language),
  ]);
  const pack = packOf(order);
  const height = (100 * card.height) / card.width;
  const scheme = colours === 'grey' ? 'none' : choice('suits') === 'two' ? 'two' : 'four';
  const drawings = CARDS.map((one) => {
    const index = cardIndex(t, one, pack);
    const face = cardFace(one, { pack, scheme, index, corners: 'four', height });
    return {
      ...face,
      marks: [tagged({ type: 'Figure', alt: cardName(t, one, pack) }, face.marks)],
    };
  });
  return { title: `${t('title')}: ${printed('cards')}`, pictures, drawings };
}
