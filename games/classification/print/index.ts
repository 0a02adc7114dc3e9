import {
  type Deck,
  DECK_IDS,
  deckNamed,
  deckOf,
  nameIn,
  optionsSchema,
} from '@lusoria/classification';
import { defined } from '@lusoria/core';
import { features } from '@lusoria/latin';
import {
  deckChoice,
  type Drawing,
  type GamePrint,
  type Order,
  readOptions,
  tagged,
} from '@lusoria/print';
import { cardLabel, cardName, cardValues, faceValues } from '../messages/cards.ts';
import { type ClassificationTranslator, loadMessages } from '../messages/index.ts';
import { loadPrintMessages } from '../messages/print/index.ts';
import { cellText } from '../messages/tree.ts';
import { pictureFace, toScale } from './face.ts';
import { cardTable, notesSheet, treeSheet } from './sheets.ts';
import { textFace } from './text-face.ts';

/** Printed material of Classification: the cards of a deck, and sheets for sage and players. */
export const print: GamePrint = {
  async items(language, options) {
    const t = await loadPrintMessages(language);
    const { deck: usual } = readOptions(optionsSchema, options);
    const decks = deckChoice(
      t('deck'),
      DECK_IDS.map((value) => ({ value, label: nameIn(deckNamed(value).title, language) })),
      typeof usual === 'string'
        ? usual
        : { ownTitle: nameIn(deckOf({ deck: usual }).title, language) },
    );
    const sheet = (
      key: 'table' | 'tree' | 'notes',
      drawings: (deck: Deck, title: string, order: Order) => readonly Drawing[],
    ) => ({
      key,
      label: t(key),
      text: t(`${key}-text`),
      kind: 'sheets' as const,
      choices: [decks],
      make: async (order: Order) => {
        const deck = deckIn(order);
        const title = `${nameIn(deck.title, language)}: ${t(key)}`;
        return { title, drawings: drawings(deck, title, order) };
      },
    });
    return [
      {
        key: 'cards',
        label: t('cards'),
        text: t('cards-text'),
        kind: 'cards',
        size: 'poker',
        choices: [decks],
        make: async (order) => {
          const deck = deckIn(order);
          const words = await loadMessages(order.language);
          return {
            title: nameIn(deck.title, order.language),
            drawings: deck.cards.map((_, card) => face(deck, card, order, words)),
          };
        },
      },
      sheet('table', cardTable),
      sheet('tree', (deck, title, order) => [treeSheet(deck, title, order)]),
      sheet('notes', (_deck, _title, order) => [notesSheet(t, order)]),
    ];
  },
};

function deckIn({ options, choice }: Order): Deck {
  const chosen = choice('deck');
  const id = DECK_IDS.find((one) => one === chosen);
  return id === undefined ? deckOf(readOptions(optionsSchema, options)) : deckNamed(id);
}

function face(
  deck: Deck,
  card: number,
  { language, card: size, fonts, photos }: Order,
  words: ClassificationTranslator,
): Drawing {
  const height = (100 * size.height) / size.width;
  const picture = deck.cards[card]?.picture ?? ({ kind: 'text' } as const);
  const title = cardName(deck, card, language);
  const values = cardValues(deck, card, language).map(({ value }) => value);
  const drawn =
    picture.kind === 'text' || picture.kind === 'photo'
      ? textFace(
          title,
          faceValues(deck, card, language),
          height,
          fonts,
          picture.kind === 'photo' ? photos[picture.at] : undefined,
        )
      : pictureFace(
          picture,
          {
            title,
            letter: colourLetter(deck, values),
            cell: picture.kind === 'latin' ? cellLines(words, picture.cell) : ['', ''],
            width: (text) => fonts.width(text, picture.kind === 'latin' ? 'serif' : 'sans'),
          },
          height,
          toScale,
        );
  const alt = cardLabel(deck, card, language);
  return { ...drawn, marks: [tagged({ type: 'Figure', alt }, drawn.marks)] };
}

/** The first letter of the colour, for readers who cannot tell colours apart. */
function colourLetter({ attributes }: Deck, values: readonly string[]): string {
  const at = attributes.findIndex(({ key }) => key === 'colour');
  return at < 0 ? '' : defined(values[at]).slice(0, 1).toUpperCase();
}

function cellLines(
  words: ClassificationTranslator,
  cell: Parameters<typeof features>[0],
): readonly [string, string] {
  const [first = '', ...rest] = cellText(words, features(cell)).split(' ');
  return [first, rest.join(' ')];
}
