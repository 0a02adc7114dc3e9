import { defined } from '@lusoria/core';
import { type AnyPuzzle, PUZZLE_LEVELS, puzzleLines } from '@lusoria/core/puzzle';
import { type Card, CARDS, GAMES, isCard } from '../rules/cards.ts';
import type { Contract } from '../rules/contract.ts';

/** Theme of a puzzle; each is in one. */
export const THEMES = [
  /** The declarer lays a card away, to one that lies in the skat already. */
  'lay-away',
  /** The declarer leads trumps. */
  'trumps',
  /** The declarer leads a plain suit. */
  'suits',
  /** The declarer takes a trick or leaves it. */
  'take',
  /** The declarer throws a card away. */
  'discard',
  /** A defender leads. */
  'lead',
  /** A defender plays to a trick. */
  'defend',
  /** Ninety card points are needed, or to be denied. */
  'schneider',
  'null',
  'null-defence',
] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(name: string): name is Theme {
  return THEMES.some((theme) => theme === name);
}

/** `open`: all hands are shown; `closed`: what the player saw, and the card is best for all that could be known. */
const SIGHTS = ['open', 'closed'] as const;
type Sight = (typeof SIGHTS)[number];

/** Source of a position: XSkat against itself, the International Skat Server, our players. */
export const SOURCES = ['xskat', 'iss', 'self'] as const;
export type Source = (typeof SOURCES)[number];

/** Consequence of a card. */
export interface Outcome {
  /** That is played, or laid away. */
  readonly card: Card;
  /** The declarer's card points in the end with best play of all; in null 1 for a trick of theirs. */
  readonly value: number;
  /** In how many of a hundred layouts it still succeeds, of those in which some card does; null with open cards. */
  readonly share: number | null;
}

/**
 * A position with one right card. Seats are 0, 1, 2 for fore-, middle- and rearhand; the seat that is to play follows
 * from the cards played.
 */
export interface Puzzle extends AnyPuzzle<Theme> {
  readonly sight: Sight;
  readonly source: Source;
  readonly contract: Contract;
  readonly declarer: number;
  /** Highest bid. */
  readonly bid: number;
  /** Three hands of ten when the play began; where a card is to be laid away the declarer has eleven. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards that lie there for the declarer: two, or the one to which another is to be laid away. */
  readonly discards: readonly Card[];
  readonly plays: readonly Card[];
  /** The card points the declarer needs: 61 or 90; in null 0. */
  readonly target: number;
  /** Of every card that may be played. */
  readonly outcomes: readonly Outcome[];
}

/** Whether a card is to be laid away, not played. */
export function isLaying({ discards }: Pick<Puzzle, 'discards'>): boolean {
  return discards.length === 1;
}

/** A line of the data file has these fields, with spaces between. */
const FIELDS = 11;
const FLAGS = ['hand', 'schneider', 'schwarz', 'ouvert'] as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef';

/** A puzzle as a line of the data file; its id is not in it, but follows from it. */
export function printPuzzle(puzzle: Omit<Puzzle, 'id'>): string {
  const { sight, source, contract, declarer, bid, hands, discards, plays, outcomes } = puzzle;
  const flags = FLAGS.map((flag) => (contract[flag] ? flag[1] : '')).join('');
  const results = outcomes.map(
    ({ card, value, share }) => `${lettersOf([card])}${value}${share === null ? '' : `:${share}`}`,
  );
  return [
    sight,
    source,
    `${contract.game}${flags === '' ? '' : `-${flags}`}`,
    declarer,
    bid,
    lettersOf([...hands.flat(), ...discards]),
    lettersOf(plays) || '-',
    puzzle.target,
    puzzle.theme,
    puzzle.level,
    results.join(','),
  ].join(' ');
}

/**
 * Reads a line of the data file.
 *
 * @throws RangeError when it is none
 */
export function parsePuzzle(line: string): Puzzle {
  const fields = line.split(' ');
  if (fields.length !== FIELDS) throw new RangeError(`not a puzzle: ${line}`);
  const [sight, source, game = '', declarer, bid, deal = '', plays = '', target, theme, level] =
    fields;
  const [name, flags = ''] = game.split('-');
  const cards = cardsOf(deal);
  if (new Set(cards).size !== CARDS.length) throw new RangeError(`not a whole deal: ${line}`);
  const has = (flag: (typeof FLAGS)[number]) => flags.includes(defined(flag[1]));
  const alone = numberIn(declarer);
  const sizes = [0, 1, 2].map((seat) => (theme === 'lay-away' && seat === alone ? 11 : 10));
  const ends = sizes.map((_, i) => sizes.slice(0, i + 1).reduce((sum, size) => sum + size, 0));
  return {
    id: idOf(line),
    sight: oneOf(SIGHTS, sight),
    source: oneOf(SOURCES, source),
    contract: {
      game: oneOf(GAMES, name),
      hand: has('hand'),
      schneider: has('schneider'),
      schwarz: has('schwarz'),
      ouvert: has('ouvert'),
    },
    declarer: alone,
    bid: numberIn(bid),
    hands: ends.map((end, i) => cards.slice(end - defined(sizes[i]), end)),
    discards: cards.slice(ends.at(-1)),
    plays: plays === '-' ? [] : cardsOf(plays),
    target: numberIn(target),
    theme: oneOf(THEMES, theme),
    level: oneOf(PUZZLE_LEVELS, numberIn(level)),
    outcomes: defined(fields[10]).split(',').map(outcomeIn),
  };
}

function outcomeIn(text: string): Outcome {
  const [value, share] = text.slice(1).split(':');
  const [card] = cardsOf(text.slice(0, 1));
  if (card === undefined) throw new RangeError(`no card: ${text}`);
  return { card, value: numberIn(value), share: share === undefined ? null : numberIn(share) };
}

function lettersOf(cards: readonly Card[]): string {
  return cards.map((card) => LETTERS[CARDS.indexOf(card)]).join('');
}

function cardsOf(letters: string): readonly Card[] {
  return Array.from(letters, (letter) => {
    const card = CARDS[LETTERS.indexOf(letter)];
    if (card === undefined || !isCard(card)) throw new RangeError(`no card: ${letter}`);
    return card;
  });
}

function oneOf<T extends string | number>(values: readonly T[], found: unknown): T {
  const value = values.find((one) => one === found);
  if (value === undefined) throw new RangeError(`unknown: ${String(found)}`);
  return value;
}

function numberIn(text: string | undefined): number {
  if (text === undefined || !/^\d{1,3}$/.test(text)) throw new RangeError(`no number: ${text}`);
  return Number(text);
}

/** Hash of a line (FNV-1a), short enough for an address. */
function idOf(line: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < line.length; i += 1) {
    hash = Math.imul(hash ^ line.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}

/** All puzzles of the data file, which is fetched when this is first called. */
export async function loadPuzzles(): Promise<readonly Puzzle[]> {
  const { default: data } = await import('./data/puzzles.json', { with: { type: 'json' } });
  return puzzleLines(data).map(parsePuzzle);
}
