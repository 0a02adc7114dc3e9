import type { GameManifest, GameMessages } from '@lusoria/core';
import { type Language, textOf } from '@lusoria/i18n';
import type { GamePrint, Order, PrintChoice, PrintedSeries, PrintItem } from '../item.ts';
import { loadPrintMessages, type PrintTranslator } from '../messages/index.ts';
import { CARD_SIZES, sizeOf } from '../paper.ts';
import { tuckBox } from './box.ts';
import { type Link, linkCard } from './links.ts';
import { type Notices, noticeSheets } from './notices.ts';
import { type Results, resultSheets } from './results.ts';
import { rulesSheets } from './rules.ts';
import { testPages } from './test-page.ts';

/** A game's manifest with the part that concerns printing. */
export type PrintManifest = GameManifest<
  unknown,
  unknown,
  unknown,
  unknown,
  { readonly print: GamePrint }
>;

/** Links and results to print, besides the items that every game has. */
export interface Occasion {
  readonly links?: readonly Link[];
  readonly results?: Results;
  readonly series?: readonly PrintedSeries[];
  readonly sheets?: readonly OccasionSheets[];
}

/** Sheets of the occasion alone: tables one after the other, or cards to be cut apart. */
export interface OccasionSheets {
  readonly key: string;
  readonly label: string;
  readonly made:
    | { readonly of: 'tables'; readonly tables: readonly Results[] }
    | ({ readonly of: 'notices' } & Notices);
}

/** The value of the choice for all links. */
const ALL = 'all';

/** Numbers of cards for which boxes are made: a pack, a large deck, a very large one. */
const BOXES = [32, 60, 90] as const;

/**
 * Printable items of a game: its own, and those of every game.
 *
 * @param options of a table or an offer, not checked
 */
export async function itemsOf(
  manifest: PrintManifest,
  language: Language,
  options: unknown,
  { links = [], results, series = [], sheets = [] }: Occasion = {},
): Promise<readonly PrintItem[]> {
  const [own, messages, t] = await Promise.all([
    manifest.print?.().then(({ print }) => print.items(language, options, series)) ?? [],
    manifest.messages(language),
    loadPrintMessages(language),
  ]);
  const title = (order: Order) => messages.title(order.options, manifest.others.bots.length + 1);
  return [
    ...(results ? [resultsItem(results, t)] : []),
    ...sheets.map((one) => sheetsItem(one, t)),
    ...own,
    rules(title, messages, t),
    box(title, own.find(({ kind }) => kind === 'cards')?.size ?? 'poker', t),
    ...(links.length > 0 ? [linksItem(links, t)] : []),
    testItem(t),
  ];
}

type Title = (order: Order) => ReturnType<GameMessages['title']>;

function rules(title: Title, messages: GameMessages, t: PrintTranslator): PrintItem {
  return {
    key: 'rules',
    label: t('rules'),
    text: t('rules-text'),
    kind: 'sheets',
    choices: [],
    async make(order) {
      const name = title(order);
      return {
        title: t('rules-title', { game: textOf(name) }),
        drawings: rulesSheets(name, messages, order),
      };
    },
  };
}

function box(title: Title, usual: (typeof CARD_SIZES)[number], t: PrintTranslator): PrintItem {
  const sizes = CARD_SIZES.filter((size) => size !== 'half');
  const size: PrintChoice = {
    key: 'size',
    label: t('size'),
    standard: usual,
    values: sizes.map((value) => ({ value, label: t(`size-${value}`) })),
  };
  const count: PrintChoice = {
    key: 'count',
    label: t('box-count'),
    values: BOXES.map((cards) => ({ value: String(cards), label: t('box-cards', { cards }) })),
  };
  return {
    key: 'box',
    label: t('box'),
    text: t('box-text'),
    kind: 'sheets',
    choices: [size, count],
    async make(order) {
      const chosen = sizes.find((one) => one === order.choice('size')) ?? 'poker';
      const name = title(order);
      const card = sizeOf(chosen, order.paper);
      return {
        title: t('box-title', { game: textOf(name) }),
        drawings: [tuckBox(name, Number(order.choice('count')), card, order)],
      };
    },
  };
}

/** Cards with the QR codes of links. */
export function linksItem(links: readonly Link[], t: PrintTranslator): PrintItem {
  return {
    key: 'links',
    label: t('links'),
    text: t('links-text'),
    kind: 'cards',
    size: 'poker',
    choices: [
      {
        key: 'link',
        label: t('links-which'),
        values: [
          { value: ALL, label: t('links-all') },
          ...links.map(({ label }, i) => ({ value: String(i + 1), label })),
        ],
      },
    ],
    make: async ({ card, fonts, choice }) => ({
      title: t('links'),
      drawings: links
        .filter((_, i) => [ALL, String(i + 1)].includes(choice('link')))
        .map((link) => linkCard(link, card, fonts)),
    }),
  };
}

/** The results of a class or a table, to be passed to `print`. */
function resultsItem(results: Results, t: PrintTranslator): PrintItem {
  return {
    key: 'results',
    label: t('results'),
    text: t('results-text'),
    kind: 'sheets',
    choices: [],
    make: async (order) => ({
      title: `${t('results')}: ${results.title}`,
      drawings: resultSheets(results, order),
    }),
  };
}

function sheetsItem({ key, label, made }: OccasionSheets, t: PrintTranslator): PrintItem {
  return {
    key,
    label,
    text: t(made.of === 'tables' ? 'occasion-tables' : 'occasion-cards'),
    kind: 'sheets',
    choices: [],
    make: async (order) => ({
      title: label,
      drawings:
        made.of === 'tables'
          ? made.tables.flatMap((one) => resultSheets(one, order))
          : noticeSheets(made, order),
    }),
  };
}

function testItem(t: PrintTranslator): PrintItem {
  const sides = ['long', 'short'] as const;
  return {
    key: 'test',
    label: t('test'),
    text: t('test-text'),
    kind: 'sheets',
    choices: [
      {
        key: 'sides',
        label: t('sides'),
        values: sides.map((value) => ({ value, label: t(`sides-${value}`) })),
      },
    ],
    async make({ choice, paper, offset, fonts }) {
      const about = choice('sides') === 'short' ? 'short' : 'long';
      const text = { title: t('test'), front: t('test-front'), back: t('test-back') };
      return { title: t('test'), drawings: testPages(text, about, paper, offset, fonts) };
    },
  };
}
