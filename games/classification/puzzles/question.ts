import {
  decodeOnce,
  defined,
  type GameQuestions,
  type MomentQuestion,
  type PosedQuestion,
  type QuestionMoment,
  seeded,
} from '@lusoria/core';
import type { PuzzleLevel } from '@lusoria/core/puzzle';
import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { deckOf } from '../rules/deck-of.ts';
import { treeAt } from '../rules/grammar/grammar.ts';
import { faultOf, partitionUnder } from '../rules/judge.ts';
import { actionSchema, viewSchema } from '../rules/schemas.ts';
import { checkTree } from '../rules/tree/check.ts';
import { type Tree, treeSchema } from '../rules/tree/types.ts';
import type { View } from '../rules/types.ts';
import {
  consistentWith,
  layFields,
  type Position,
  positionIn,
  type PositionLay,
  positionSchema,
  tableAt,
} from './position.ts';

/** Lays and trees to choose from. */
const MAX_LAYS = 6;
const MAX_TREES = 4;

const lay = v.strictObject(layFields);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const KINDS = ['fits', 'next', 'tree'] as const;

/** What a question is made of; `of` is how many divisions fit all verdicts, `right` with how many of these a lay is right. */
const sourceSchema = v.variant('kind', [
  /** Do these cards fit there? */
  v.strictObject({
    kind: v.literal('fits'),
    position: positionSchema,
    lay,
    right: count,
    of: count,
  }),
  /** Which of these lays is right with most divisions? */
  v.strictObject({
    kind: v.literal('next'),
    position: positionSchema,
    lays: v.pipe(
      list(v.strictObject({ ...layFields, right: count })),
      v.minLength(2),
      v.maxLength(MAX_LAYS),
    ),
    of: count,
  }),
  /** Which of these trees fits all verdicts? */
  v.strictObject({
    kind: v.literal('tree'),
    position: positionSchema,
    trees: v.pipe(list(treeSchema), v.minLength(2), v.maxLength(MAX_TREES)),
    of: count,
  }),
]);
export type Source = v.InferOutput<typeof sourceSchema>;

export const shownSchema = v.strictObject({
  kind: v.picklist(KINDS),
  position: positionSchema,
  /** The lay that is asked about, or those to choose from. */
  lays: list(lay),
});
export type Shown = v.InferOutput<typeof shownSchema>;

const CERTAINTIES = ['surely', 'possible', 'never'] as const;

export const answerSchema = v.union([
  v.picklist(CERTAINTIES),
  v.strictObject({ lay }),
  v.strictObject({ tree: treeSchema }),
]);
export type Answer = v.InferOutput<typeof answerSchema>;

/** Null: it is no source, or names what is not there. */
export function checked(raw: unknown): Source | null {
  const read = v.safeParse(sourceSchema, raw);
  if (!read.success) return null;
  const source = read.output;
  const { position } = source;
  const deck = deckOf(position.options);
  const table = tableAt(position);
  const isThere = ({ cards, class: to }: Pick<PositionLay, 'cards' | 'class'>) =>
    cards.every((card) => card < deck.cards.length) && (to === null || to < (table?.length ?? 0));
  const isWhole = table !== null && position.turned < deck.cards.length && source.of > 0;
  if (!isWhole || !position.lays.every(isThere)) return null;
  switch (source.kind) {
    case 'fits':
      return isThere(source.lay) && source.right <= source.of ? source : null;
    case 'next':
      return source.lays.every((one) => isThere(one) && one.right <= source.of) ? source : null;
    case 'tree':
      return source.trees.every((tree) => checkTree(tree, deck, position.options).ok)
        ? source
        : null;
  }
}

export function certaintyOf({ right, of }: { readonly right: number; readonly of: number }) {
  return right === of ? 'surely' : right === 0 ? 'never' : 'possible';
}

/** The first verdict that a tree contradicts; null: it fits them all. */
export function contradicted(tree: Tree, position: Position): PositionLay | null {
  const partition = partitionUnder(tree, position.options);
  const found = position.lays.find(({ cards, class: to, right, fault: told }, i) => {
    const classes = defined(tableAt(position, i) ?? undefined).map((all) => ({
      cards: all,
      by: null,
    }));
    const fault = faultOf(partition, classes, cards, to);
    return (fault === null) !== right || (told !== null && fault !== told);
  });
  return found ?? null;
}

function pose(raw: unknown): PosedQuestion | null {
  const source = checked(raw);
  if (!source) return null;
  const { kind, position } = source;
  switch (source.kind) {
    case 'fits':
      return {
        shown: { kind, position, lays: [source.lay] },
        answers: CERTAINTIES,
        right: [CERTAINTIES.indexOf(certaintyOf(source))],
        solution: source,
      };
    case 'next': {
      const lays = source.lays.map(({ cards, class: to }) => ({ cards, class: to }));
      const most = Math.max(...source.lays.map(({ right }) => right));
      return {
        shown: { kind, position, lays },
        answers: lays.map((one) => ({ lay: one })),
        right: source.lays.flatMap(({ right }, i) => (right === most ? [i] : [])),
        solution: source,
      };
    }
    case 'tree':
      return {
        shown: { kind, position, lays: [] },
        answers: source.trees.map((tree) => ({ tree })),
        right: source.trees.flatMap((tree, i) =>
          contradicted(tree, position) === null ? [i] : [],
        ),
        solution: source,
      };
  }
}

/** Whether the cards of a lay fit, which card is to be laid next, which tree still fits. */
function questionsAt({ view: raw, action: done }: QuestionMoment): readonly MomentQuestion[] {
  const view = decodeOnce(viewSchema, raw);
  const position = positionIn(view);
  if (!position || view.phase !== 'play') return [];
  const action = done === null ? null : decodeOnce(actionSchema, done);
  const made: MomentQuestion[] = [];
  if (action?.type === 'lay') {
    const { cards, class: to } = action;
    made.push({
      key: 'fits',
      source: async () => fitsSource(position, { cards: [...cards], class: to }),
    });
  }
  if (view.you !== view.sage) {
    made.push({ key: 'next', source: async () => nextSource(position, view) });
  }
  if (position.lays.length > 1) {
    made.push({ key: 'tree', source: async () => treeSource(position) });
  }
  return made;
}

/** How many of the divisions that fit make a lay right. */
function counting(position: Position) {
  const { grammar, consistent } = consistentWith(position);
  const cards = grammar.deck.cards.length;
  const table = defined(tableAt(position) ?? undefined, 'the classes').map(([first]) =>
    defined(first),
  );
  const classIn = (index: number, card: number) => defined(grammar.classes[index * cards + card]);
  const isRight = (index: number, { cards: laid, class: to }: v.InferOutput<typeof lay>) => {
    const own = classIn(index, defined(laid[0]));
    if (laid.some((card) => classIn(index, card) !== own)) return false;
    if (to !== null) return classIn(index, defined(table[to])) === own;
    return table.every((card) => classIn(index, card) !== own);
  };
  return {
    of: consistent.length,
    classes: table.length,
    right: (one: v.InferOutput<typeof lay>) =>
      consistent.filter((index) => isRight(index, one)).length,
  };
}

function fitsSource(position: Position, one: v.InferOutput<typeof lay>): Source | null {
  const { of, right } = counting(position);
  return of === 0 ? null : { kind: 'fits', position, lay: one, right: right(one), of };
}

/** Of each card the class to which it most likely belongs. */
function nextSource(position: Position, { hand }: Pick<View, 'hand'>): Source | null {
  const { of, classes, right } = counting(position);
  if (of === 0) return null;
  const targets = [...Array.from({ length: classes }, (_, to) => to), null];
  const best = hand.map((card) => {
    const lays = targets.map((to) => ({ cards: [card], class: to }));
    const rated = lays.map((one) => ({ ...one, right: right(one) }));
    return defined(rated.toSorted((a, b) => b.right - a.right)[0], 'a lay');
  });
  const kept = new Set(best.toSorted((a, b) => b.right - a.right).slice(0, MAX_LAYS - 2));
  // Two that are not so good, as the best alone would be too much alike.
  for (const one of best.toSorted((a, b) => a.right - b.right)) {
    if (kept.size < MAX_LAYS) kept.add(one);
  }
  const lays = best.filter((one) => kept.has(one));
  return lays.length < 2 ? null : { kind: 'next', position, lays, of };
}

/** One tree that fits, and others that fail as late as possible. */
function treeSource(position: Position): Source | null {
  const { grammar, consistent } = consistentWith(position);
  const random = seeded(JSON.stringify(position));
  const pick = (length: number) => random.int(length);
  if (consistent.length === 0 || consistent.length === grammar.size) return null;
  const right = defined(consistent[pick(consistent.length)], 'a tree that fits');
  const fits = new Set(consistent);
  const late: { readonly index: number; readonly at: number }[] = [];
  // Trees drawn at random, of which those that fail last are kept.
  for (let tries = 0; tries < 400; tries += 1) {
    const index = pick(grammar.size);
    if (fits.has(index) || late.some((one) => one.index === index)) continue;
    const against = contradicted(treeAt(grammar, index), position);
    if (against) late.push({ index, at: position.lays.indexOf(against) });
  }
  const wrong = late.toSorted((a, b) => b.at - a.at).slice(0, MAX_TREES - 1);
  if (wrong.length === 0) return null;
  // In the order of the grammar, which does not tell the right one.
  const trees = [right, ...wrong.map(({ index }) => index)].toSorted((a, b) => a - b);
  return {
    kind: 'tree',
    position,
    trees: trees.map((index) => treeAt(grammar, index)),
    of: consistent.length,
  };
}

/** How hard it is, by how many divisions are still possible. */
function levelOf({ of }: Source): PuzzleLevel {
  if (of <= 5) return 1;
  if (of <= 20) return 2;
  if (of <= 80) return 3;
  return of <= 300 ? 4 : 5;
}

/** The questions of Classification: positions of rounds between bots, counted out before. */
export async function loadQuestions(): Promise<GameQuestions> {
  const { default: data } = await import('./data/positions.json', { with: { type: 'json' } });
  const all = data.flatMap((raw) => checked(raw) ?? []);
  return {
    pose,
    at: questionsAt,
    topics(options) {
      const deck = v.is(v.looseObject({ deck: v.unknown() }), options) ? options.deck : null;
      const own = all.filter(({ position }) => position.options.deck === deck);
      const fitting = own.length > 0 ? own : all;
      return KINDS.map((key) => ({
        key,
        sources: fitting
          .filter(({ kind }) => kind === key)
          .map((source) => ({ level: levelOf(source), source })),
      }));
    },
  };
}
