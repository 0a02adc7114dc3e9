import { defined, pick, type Random, shuffled } from '@lusoria/core';
import { agreement, type Cell, CELLS, NEIGHBOURS, plainForm } from '@lusoria/latin';
import * as v from 'valibot';
import { type Card, cellsOf, type Deck, formOf, readingsOf } from '../rules/deck.ts';
import { OWN_BOUNDS } from '../rules/own-deck.ts';
import { judge, rightDeclarations } from '../rules/judge.ts';
import type { Confusion, Evidence, Habit } from './evidence.ts';

/** Kinds of items: see {@link Item}. */
export const ITEM_KINDS = ['agree', 'judge', 'layable', 'macron', 'readings'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

const cell = v.picklist(CELLS);
const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OWN_BOUNDS.mostCards - 1));
const laid = v.strictObject({ card, as: cell });

/** An item of practice; `target` is the cell for which it was made. */
export const itemSchema = v.variant('kind', [
  /** Name this form so that it agrees with that card. */
  v.strictObject({ kind: v.literal('agree'), target: cell, card, on: laid }),
  /** A player declares: right or wrong? */
  v.strictObject({ kind: v.literal('judge'), target: cell, card, as: cell, on: laid }),
  /** Which of these can be played? */
  v.strictObject({ kind: v.literal('layable'), target: cell, cards: v.array(card), on: laid }),
  /** Which of two forms that differ in a macron stands in this cell? */
  v.strictObject({ kind: v.literal('macron'), target: cell, cards: v.array(card) }),
  /** Which of these cells can this form be? */
  v.strictObject({ kind: v.literal('readings'), target: cell, card, cells: v.array(cell) }),
]);
export type Item = v.InferOutput<typeof itemSchema>;

/** An answer, by the kind of its item. */
export const answerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('agree'), as: cell }),
  v.strictObject({ kind: v.literal('judge'), right: v.boolean() }),
  v.strictObject({ kind: v.literal('layable'), cards: v.array(card) }),
  v.strictObject({ kind: v.literal('macron'), card }),
  v.strictObject({ kind: v.literal('readings'), cells: v.array(cell) }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;

/** A marked answer, with the solution. */
export interface Marked {
  readonly right: boolean;
  /** A right answer: the given one, or else the intended one. */
  readonly solution: Answer;
  /** Cells highlighted in the form table. */
  readonly lit: readonly Cell[];
  readonly evidence: readonly Evidence[];
}

/** Attention to highlighted cells besides the target; set by hand. */
export const BESIDE = 0.5;

const HAND = 4;
/** Maximum number of readings that are asked for. */
const ASKED = 4;
const CANDIDATES = 6;

/** A form of a cell as a card; of a deck of one's own words, the first. */
export function cardOf(deck: Deck, at: Cell): Card {
  return defined(deck.at[at][0], 'a form of this cell');
}

/** An item of a kind about a cell; null if the deck has no such item. */
export function itemFor(deck: Deck, target: Cell, kind: ItemKind, random: Random): Item | null {
  const card = anyCardOf(deck, target, random);
  const below = pick(
    NEIGHBOURS[target].filter((one) => deck.at[one].length > 0),
    random,
  );
  const on = { card: anyCardOf(deck, below, random), as: below };
  switch (kind) {
    case 'agree':
      return { kind, target, card, on };
    case 'judge': {
      const isRight = random.int(2) === 0;
      const shown = isRight ? card : decoyFor(deck, target, random);
      return { kind, target, card: shown, as: target, on };
    }
    case 'layable': {
      const others = shuffled([...deck.forms.keys()], random).filter((one) => one !== card);
      return { kind, target, cards: shuffled([card, ...others.slice(0, HAND - 1)], random), on };
    }
    case 'macron': {
      const twin = macronTwin(deck, target);
      const cards = twin === null ? [] : [cardOf(deck, target), twin];
      return twin === null ? null : { kind, target, cards: shuffled(cards, random) };
    }
    case 'readings': {
      const readings = readingsOf(deck, card);
      if (readings.length < 2) return null;
      const near = shuffled(cellsOf(deck), random)
        .filter((one) => !readings.includes(one))
        .toSorted((a, b) => closeness(b, readings) - closeness(a, readings));
      const some = shuffled(readings, random).slice(0, ASKED);
      const asked = some.includes(target) ? some : [target, ...some.slice(1)];
      const cells = [...asked, ...near.slice(0, CANDIDATES - asked.length)];
      return { kind, target, card, cells: CELLS.filter((one) => cells.includes(one)) };
    }
  }
}

function anyCardOf(deck: Deck, at: Cell, random: Random): Card {
  return deck.at[at].length > 1 ? pick(deck.at[at], random) : cardOf(deck, at);
}

function closeness(one: Cell, readings: readonly Cell[]): number {
  return Math.max(...readings.map((reading) => agreement(one, reading)));
}

/** A form that does not stand in a cell, but in a neighbouring one. */
function decoyFor(deck: Deck, target: Cell, random: Random): Card {
  const isDecoy = (one: Card) => !deck.at[target].includes(one);
  const near = NEIGHBOURS[target].flatMap((one) => deck.at[one]).filter(isDecoy);
  return pick(near.length > 0 ? near : deck.forms.map((_, i) => i).filter(isDecoy), random);
}

/**
 * Marks an answer.
 *
 * @param at milliseconds since 1970
 * @throws RangeError if the answer is to an item of another kind.
 */
export function mark(deck: Deck, item: Item, answer: Answer, at: number): Marked {
  const marked = markOnly(deck, item, answer, at);
  const { lit, evidence } = marked;
  const shownOf = (one: Cell) => (lit.includes(one) ? (one === item.target ? 1 : BESIDE) : 0);
  const rest = lit.filter((one) => !evidence.some(({ cell: about }) => about === one));
  const seen = rest.map(
    (one): Evidence => ({
      cell: one,
      kind: 'shown',
      right: false,
      guess: null,
      shown: BESIDE,
      at,
      confusion: null,
      lay: null,
    }),
  );
  return {
    ...marked,
    evidence: [...evidence.map((one) => ({ ...one, shown: shownOf(one.cell) })), ...seen],
  };
}

function markOnly(deck: Deck, item: Item, answer: Answer, at: number): Marked {
  const evidence = (
    about: Cell,
    right: boolean,
    guess: number | Habit,
    confusion: Confusion | null = null,
  ): Evidence => ({
    cell: about,
    kind: 'answered',
    right,
    guess,
    shown: 0,
    at,
    confusion,
    lay: null,
  });
  if (item.kind === 'agree' && answer.kind === 'agree')
    return markAgree(deck, item, answer.as, evidence);
  if (item.kind === 'judge' && answer.kind === 'judge') {
    const isRight = readingsOf(deck, item.card).includes(item.as);
    const right = isRight === answer.right;
    const confusion =
      right || isRight ? null : { card: item.card, as: item.as, was: readingsOf(deck, item.card) };
    return {
      right,
      solution: { kind: 'judge', right: isRight },
      lit: [item.as],
      evidence: [evidence(item.as, right, isRight ? 'accepts' : 'rejects', confusion)],
    };
  }
  if (item.kind === 'layable' && answer.kind === 'layable') {
    return markLayable(deck, item, answer.cards, evidence);
  }
  if (item.kind === 'macron' && answer.kind === 'macron') {
    const solution = cardOf(deck, item.target);
    const right = answer.card === solution;
    const confusion = right
      ? null
      : { card: answer.card, as: item.target, was: readingsOf(deck, answer.card) };
    return {
      right,
      solution: { kind: 'macron', card: solution },
      lit: [item.target],
      evidence: [evidence(item.target, right, 1 / 2, confusion)],
    };
  }
  if (item.kind === 'readings' && answer.kind === 'readings') {
    return markReadings(deck, item, answer.cells, evidence);
  }
  throw new RangeError(`an answer of kind ${answer.kind} to an item of kind ${item.kind}`);
}

type MakeEvidence = (
  about: Cell,
  right: boolean,
  guess: number | Habit,
  confusion?: Confusion | null,
) => Evidence;

function markAgree(
  deck: Deck,
  { card: shown, on, target }: Extract<Item, { kind: 'agree' }>,
  as: Cell,
  evidence: MakeEvidence,
): Marked {
  const fitting = rightDeclarations(deck, shown, [on.as]);
  const guess = fitting.length / NEIGHBOURS[on.as].length;
  if (fitting.includes(as)) {
    const solution = { kind: 'agree', as } as const;
    return { right: true, solution, lit: [as], evidence: [evidence(as, true, guess)] };
  }
  const { reads } = judge(deck, shown, as, [on.as]);
  const confusion = { card: shown, as, was: fitting };
  const missed = evidence(target, false, guess, confusion);
  return {
    right: false,
    solution: { kind: 'agree', as: target },
    lit: fitting,
    // A learner who takes the form for what it never is does not know that cell either.
    evidence: reads ? [missed] : [missed, evidence(as, false, guess)],
  };
}

function markLayable(
  deck: Deck,
  { cards, on }: Extract<Item, { kind: 'layable' }>,
  marked: readonly Card[],
  evidence: MakeEvidence,
): Marked {
  const layable = cards.filter((one) => rightDeclarations(deck, one, [on.as]).length > 0);
  const found = layable.flatMap((one) => {
    const fitting = rightDeclarations(deck, one, [on.as]);
    const right = marked.includes(one);
    // One of several fitting answers was enough, so any of the others may be the unknown one.
    const guess = right && fitting.length > 1 ? 'either' : 'marks';
    return fitting.map((fits) => evidence(fits, right, guess));
  });
  return {
    right: layable.length === marked.length && layable.every((one) => marked.includes(one)),
    solution: { kind: 'layable', cards: layable },
    lit: layable.flatMap((one) => rightDeclarations(deck, one, [on.as])),
    evidence: found,
  };
}

function markReadings(
  deck: Deck,
  { card: shown, cells }: Extract<Item, { kind: 'readings' }>,
  marked: readonly Cell[],
  evidence: MakeEvidence,
): Marked {
  const readings = readingsOf(deck, shown);
  const solution = cells.filter((one) => readings.includes(one));
  const found = cells.flatMap((one) => {
    if (solution.includes(one)) return [evidence(one, marked.includes(one), 'marks')];
    if (!marked.includes(one)) return [evidence(one, true, 'leaves')];
    return [evidence(one, false, 'leaves', { card: shown, as: one, was: readings })];
  });
  return {
    right: found.every((one) => one.right),
    solution: { kind: 'readings', cells: solution },
    lit: readings,
    evidence: found,
  };
}

/** Cells that the solution of an item highlights, its target among them. */
export function shownBy(deck: Deck, item: Item): readonly Cell[] {
  switch (item.kind) {
    case 'readings':
      return readingsOf(deck, item.card);
    case 'layable':
      return item.cards.flatMap((one) => rightDeclarations(deck, one, [item.on.as]));
    default:
      return [item.target];
  }
}

/** Whether an item asks which cards of a hand can be played, and all of them can. */
export function isAllLayable(deck: Deck, item: Item): boolean {
  return (
    item.kind === 'layable' &&
    item.cards.every((one) => rightDeclarations(deck, one, [item.on.as]).length > 0)
  );
}

/** The form that differs from that of a cell in a macron only, as a card; null if there is none. */
export function macronTwin(deck: Deck, target: Cell): Card | null {
  const own = cardOf(deck, target);
  const bare = (card: Card) => plainForm(formOf(deck, card));
  const isTwin = (one: Card) => !deck.at[target].includes(one) && bare(one) === bare(own);
  return deck.forms.map((_, card) => card).find(isTwin) ?? null;
}
