import {
  decodeOnce,
  type GameQuestions,
  type MomentQuestion,
  type PosedQuestion,
  type QuestionMoment,
} from '@lusoria/core';
import { list, schemaOf } from '@lusoria/core/schema';
import { type Cell, CELLS, type Grammar, GRAMMARS } from '@lusoria/latin';
import * as v from 'valibot';
import { type Card, type Deck, deckOf, formOf, JOKER, readingsOf } from '../rules/deck.ts';
import { cardToMatch, isRight, judge, rightDeclarations } from '../rules/judge.ts';
import { actionSchema, optionsSchema, viewSchema } from '../rules/schemas.ts';
import type { Options, View } from '../rules/types.ts';
import { loadPuzzles, type Puzzle, THEMES } from './puzzle.ts';
import { faultOf, isSame, outcomesOf } from './run.ts';

const card = v.pipe(v.number(), v.integer(), v.minValue(0));
const cell = v.picklist(CELLS);
const lay = v.strictObject({ card, as: cell });
/** The cards that are asked about. */
const cards = { deck: v.unknown(), plain: v.boolean() };

/** Longest hand of a run: every order of it is searched. */
const MAX_HAND = 7;
/** Cards from which one is to be chosen. */
const MAX_LAYS = 4;

/** What a question is made of; its deck is read like that of a table's options. */
const sourceSchema = v.variant('kind', [
  /** A puzzle: which lay lets all cards go? */
  v.strictObject({
    kind: v.literal('run'),
    ...cards,
    on: lay,
    hand: v.pipe(list(card), v.minLength(2), v.maxLength(MAX_HAND)),
  }),
  /** Which of these lays is right? */
  v.strictObject({
    kind: v.literal('lays'),
    ...cards,
    on: lay,
    lays: v.pipe(list(lay), v.minLength(2), v.maxLength(MAX_LAYS)),
  }),
  /** Is this lay right? Null: the card below is the start card. */
  v.strictObject({
    kind: v.literal('bluff'),
    ...cards,
    on: v.strictObject({ card, as: v.nullable(cell) }),
    lay,
  }),
]);
export type Source = v.InferOutput<typeof sourceSchema>;

/** A card as it is shown: by its form, as the deck may be somebody's own. */
interface ShownCard {
  readonly form: string;
  readonly as: Cell | null;
}

/** The position of a question, and nothing else. */
export interface Shown {
  readonly kind: Source['kind'];
  /** Short name of the deck; null for one of somebody's own words. */
  readonly deck: string | null;
  /** What the features of its cells are. */
  readonly grammar: Grammar;
  readonly on: ShownCard;
  /** The cards held, or the card that was laid. */
  readonly cards: readonly ShownCard[];
}

const shownCard = v.strictObject({ form: v.string(), as: v.nullable(cell) });
export const shownSchema = schemaOf<Shown>()(
  v.strictObject({
    kind: v.picklist(['run', 'lays', 'bluff']),
    deck: v.nullable(v.string()),
    grammar: v.optional(v.picklist(GRAMMARS), 'noun'),
    on: shownCard,
    cards: list(shownCard),
  }),
);

/** An answer: a lay, that none is right, or a verdict on the one that was laid. */
export const answerSchema = v.union([
  v.strictObject({ form: v.string(), as: cell }),
  v.picklist(['none', 'true', 'bluff']),
]);
export type Answer = v.InferOutput<typeof answerSchema>;

/** A source with its deck, checked against it. */
export type Checked = { readonly cards: Deck } & Source;

/** Null: it is no source, or names cards that its deck does not have. */
export function checked(raw: unknown): Checked | null {
  const read = v.safeParse(sourceSchema, raw);
  if (!read.success) return null;
  const source = read.output;
  const options = v.safeParse(optionsSchema, { deck: source.deck, plain: source.plain });
  if (!options.success) return null;
  const deck = deckOf(options.output);
  const named =
    source.kind === 'run'
      ? source.hand
      : source.kind === 'lays'
        ? source.lays.map((one) => one.card)
        : [source.lay.card];
  const areThere = [source.on.card, ...named].every((one) => one < deck.forms.length);
  return areThere ? { ...source, cards: deck } : null;
}

function pose(raw: unknown): PosedQuestion | null {
  const source = checked(raw);
  if (!source) return null;
  const { cards: deck, ...solution } = source;
  const shownAs = (one: Card, as: Cell | null): ShownCard => ({ form: formOf(deck, one), as });
  const at = {
    kind: source.kind,
    deck: deck.id,
    grammar: deck.grammar,
    on: shownAs(source.on.card, source.on.as),
  };
  const asked = (shown: Shown, answers: readonly { answer: Answer; isRight: boolean }[]) => ({
    shown,
    answers: answers.map(({ answer }) => answer),
    right: answers.flatMap((one, i) => (one.isRight ? [i] : [])),
    solution,
  });
  switch (source.kind) {
    case 'run': {
      const puzzle = puzzleOf(source);
      if (!puzzle || faultOf(puzzle) !== null) return null;
      return asked(
        { ...at, cards: source.hand.map((one) => shownAs(one, null)) },
        outcomesOf(puzzle).map(({ card: one, as, left }) => ({
          answer: { form: formOf(deck, one), as },
          isRight: left === 0,
        })),
      );
    }
    case 'lays': {
      const isTwice = source.lays.some(
        (one, i) => source.lays.findIndex((lay) => isSame(lay, one)) < i,
      );
      if (isTwice) return null;
      const judged = source.lays.map((one) => ({
        answer: { form: formOf(deck, one.card), as: one.as },
        isRight: isRight(judge(deck, one.card, one.as, [source.on.as])),
      }));
      const isNone = judged.every((one) => !one.isRight);
      return asked({ ...at, cards: source.lays.map((one) => shownAs(one.card, null)) }, [
        ...judged,
        { answer: 'none', isRight: isNone },
      ]);
    }
    case 'bluff': {
      const { lay: laid, on } = source;
      const below = on.as === null ? readingsOf(deck, on.card) : [on.as];
      const isTrue = isRight(judge(deck, laid.card, laid.as, below));
      return asked({ ...at, cards: [shownAs(laid.card, laid.as)] }, [
        { answer: 'true', isRight: isTrue },
        { answer: 'bluff', isRight: !isTrue },
      ]);
    }
  }
}

/** The puzzle of a run; null where its deck has none. */
export function puzzleOf({
  cards: deck,
  on,
  hand,
}: Extract<Checked, { kind: 'run' }>): Pick<Puzzle, 'deck' | 'on' | 'hand'> | null {
  const read = v.safeParse(optionsSchema, { deck: deck.id });
  if (!read.success || typeof read.output.deck !== 'string') return null;
  return { deck: read.output.deck, on, hand };
}

const deckOption = v.looseObject({ deck: v.optional(v.unknown()) });

/** The questions of the agreement games: their puzzles, those of the class's deck where there are any. */
export async function loadQuestions(): Promise<GameQuestions> {
  const puzzles = await loadPuzzles();
  return {
    pose,
    topics(options) {
      const deck = v.is(deckOption, options) ? options.deck : null;
      const own = puzzles.filter((puzzle) => puzzle.deck === deck);
      const all = own.length > 0 ? own : puzzles;
      return THEMES.map((key) => ({
        key,
        isOther: own.length === 0,
        sources: all
          .filter(({ theme }) => theme === key)
          .map(({ level, deck: of, on, hand }) => ({
            level,
            source: { kind: 'run', deck: of, plain: false, on, hand },
          })),
      }));
    },
    at: questionsAt,
  };
}

/** Of a lay whether it was true; of any turn which card of the hand agrees. */
function questionsAt({ view: raw, action: done }: QuestionMoment): readonly MomentQuestion[] {
  const view = decodeOnce(viewSchema, raw);
  const on = cardToMatch(view.pile);
  if (!on) return [];
  const action = done === null ? null : decodeOnce(actionSchema, done);
  const found: { key: string; source: Source | null }[] = [];
  if (action?.type === 'lay' && action.as !== null) {
    const { card: laid, as } = action;
    found.push({ key: 'bluff', source: bluffSource(view.options, on, { card: laid, as }) });
  }
  const isTurn = action === null || ['lay', 'draw', 'pass'].includes(action.type);
  if (isTurn && on.as !== null) {
    found.push({ key: 'lays', source: laysSource(view, { card: on.card, as: on.as }) });
  }
  return found.flatMap(({ key, source }) =>
    source === null ? [] : [{ key, source: async () => source }],
  );
}

/** A question which card of a hand agrees with the one on top: at most one that does, and others as they are read first; null: there are too few. */
function laysSource(
  { hand, options }: View,
  on: Extract<Source, { kind: 'lays' }>['on'],
): Source | null {
  const deck = deckOf(options);
  const cards = [
    ...new Map(hand.map((one) => [one === JOKER ? JOKER : formOf(deck, one), one])).values(),
  ];
  const lays = cards.flatMap((one) => {
    if (one === JOKER) return [];
    const [right] = rightDeclarations(deck, one, [on.as]);
    const [read] = readingsOf(deck, one);
    const as = right ?? read;
    return as === undefined ? [] : [{ card: one, as, isRight: right !== undefined }];
  });
  const kept = new Set(
    [...lays.filter((one) => one.isRight).slice(0, 1), ...lays.filter((one) => !one.isRight)].slice(
      0,
      MAX_LAYS,
    ),
  );
  // In the order of the hand, which does not tell the right one.
  const asked = lays.filter((one) => kept.has(one)).map(({ card: one, as }) => ({ card: one, as }));
  if (asked.length < 2) return null;
  return { kind: 'lays', deck: options.deck, plain: options.plain, on, lays: asked };
}

/** A question about a lay that was made, true or not; null where the card below tells nothing. */
export function bluffSource(
  { deck, plain }: Pick<Options, 'deck' | 'plain'>,
  on: { readonly card: Card; readonly as: Cell | null },
  laid: { readonly card: Card; readonly as: Cell },
): Source | null {
  if (on.card < 0 || laid.card < 0) return null;
  return {
    kind: 'bluff',
    deck,
    plain,
    on: { card: on.card, as: on.as },
    lay: { card: laid.card, as: laid.as },
  };
}
