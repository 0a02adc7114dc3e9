import { defined, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { bots } from '../engine/index.ts';
import { deckOf } from '../rules/deck-of.ts';
import { classification } from '../rules/game.ts';
import type { Tree } from '../rules/tree/types.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Action, Event, State, View } from '../rules/types.ts';

/*
 * A short round that teaches the game: the real rules with a small deal; the sage and another
 * player make instructive lays as long as these are legal, and play as bots after that.
 */

/** The seats. */
const SAGE = 0;
export const YOU = 1;
const OTHER = 2;

/** A moment of the lesson at which a text explains the game. */
export type Moment =
  | 'welcome'
  | 'sage-added'
  | 'first-turn'
  | 'right'
  | 'wrong'
  | 'founded'
  | 'other-right'
  | 'other-wrong'
  | 'sage-founded'
  | 'sage-more'
  | 'turn'
  | 'others'
  | 'describe'
  | 'described-right'
  | 'described-wrong';

/** A lesson in progress: the round, and the inputs so far. Immutable. */
export interface Guide {
  readonly state: State;
  /** The moment whose text is shown now. */
  readonly moment: Moment;
  /** Whether the others wait until the learner has read it. */
  readonly waits: boolean;
  /** Events of the last step. */
  readonly fresh: readonly Event[];
}

const TREE: Tree = {
  kind: 'ask',
  attribute: 'colour',
  branches: ['red', 'green', 'blue'].map((value) => ({ values: [value], to: { kind: 'class' } })),
};

const DEAL = {
  turned: 'circle-red-full-1',
  hands: [
    ['square-red-striped-2', 'circle-green-full-2', 'square-green-empty-1', 'triangle-blue-full-3'],
    [
      'triangle-red-empty-3',
      'circle-blue-full-1',
      'square-green-full-2',
      'triangle-green-striped-3',
      'square-red-empty-1',
    ],
    ['circle-green-striped-1', 'triangle-blue-empty-2', 'square-red-full-3', 'circle-blue-empty-3'],
  ],
} as const;

/**
 * Scripted lays, made as long as they are legal: cards by their ids, and the class. The learner's is what is shown to
 * whoever asks which card belongs to class 1.
 */
const PLAN: Readonly<Record<number, readonly (readonly [readonly string[], number | null])[]>> = {
  [SAGE]: [
    [['square-red-striped-2'], 0],
    [['circle-green-full-2'], null],
    [['square-green-empty-1'], 1],
  ],
  [YOU]: [[['triangle-red-empty-3'], 0]],
  [OTHER]: [
    [['circle-green-striped-1'], 0],
    [['triangle-blue-empty-2'], null],
  ],
};

const options = v.parse(optionsSchema, { deck: 'shapes', describing: 900 });

function cardsOf(ids: readonly string[]): readonly number[] {
  const { cards } = deckOf(options);
  return ids.map((id) => cards.findIndex((card) => card.id === id));
}

function dealGuide(): State {
  const named = new Set(cardsOf([...DEAL.hands.flat(), DEAL.turned]));
  const rest = [...deckOf(options).cards.keys()].filter((card) => !named.has(card));
  const events: readonly Event[] = [
    { type: 'tree-set', seat: SAGE, tree: TREE },
    {
      type: 'dealt',
      hands: DEAL.hands.map((hand) => cardsOf(hand)),
      turned: defined(cardsOf([DEAL.turned])[0]),
      // Every seventh card, so that the drawn cards are mixed.
      stock: rest.map((_, i) => defined(rest[(i * 7) % rest.length])),
    },
  ];
  const start = classification.init({ options, seats: DEAL.hands.length, first: SAGE });
  return events.reduce(classification.evolve, start);
}

/** The lesson at its beginning. */
export function openGuide(): Guide {
  return { state: dealGuide(), moment: 'welcome', waits: true, fresh: [] };
}

/** The learner's view of the round. */
export function seen({ state }: Guide): View {
  return classification.view(state, YOU);
}

/** The lesson after the learner has read the text. */
export function goOn(lesson: Guide): Guide {
  return lesson.waits ? atTurn({ ...lesson, waits: false, fresh: [] }) : lesson;
}

/** True if one of the others is to act. */
export function othersTurn({ state, waits }: Guide): boolean {
  const turn = classification.turn(state);
  return !waits && turn.kind === 'play' && turn.must.some((seat) => seat !== YOU);
}

/** The lesson after the learner's action; null if the rules reject it. */
export function act(lesson: Guide, action: Action): Guide | null {
  const made = classification.decide(lesson.state, YOU, action);
  return made.ok ? after(lesson, YOU, made.value) : null;
}

/** The lesson after one of the others has acted. */
export function other(lesson: Guide): Guide {
  const turn = classification.turn(lesson.state);
  const seat = turn.kind === 'play' ? turn.must.find((one) => one !== YOU) : undefined;
  if (seat === undefined) return lesson;
  const action = planned(lesson.state, seat) ?? thought(lesson.state, seat);
  const made = action && classification.decide(lesson.state, seat, action);
  return made?.ok ? after(lesson, seat, made.value) : lesson;
}

function planned(state: State, seat: number): Action | null {
  if (state.phase !== 'play') return null;
  const next = PLAN[seat]?.[state.lays.filter((lay) => lay.seat === seat).length];
  if (!next) return null;
  const action: Action = { type: 'lay', cards: cardsOf(next[0]), class: next[1] };
  return classification.accepts(classification.view(state, seat), action) === null ? action : null;
}

function thought(state: State, seat: number): Action | null {
  const bot = bots.reasoner('skilled');
  const random = seeded(`lesson ${state.lays.length} ${seat}`);
  return bot.choose(classification.view(state, seat), random) ?? null;
}

function after(lesson: Guide, seat: number, events: readonly Event[]): Guide {
  const state = events.reduce(classification.evolve, lesson.state);
  const next = { ...lesson, state, fresh: events };
  const moment = momentAfter(lesson.state, seat, events);
  return moment ? { ...next, moment, waits: true } : atTurn({ ...next, waits: false });
}

/** The moment to be explained after a step; null: nothing new. */
function momentAfter(before: State, seat: number, events: readonly Event[]): Moment | null {
  const judged = events.find((event) => event.type === 'judged');
  if (!judged) return null;
  const earlier = before.lays.filter((lay) => lay.seat === seat);
  const founds = events.some((event) => event.type === 'laid' && event.class === null);
  switch (seat) {
    case YOU:
      if (!judged.right) return 'wrong';
      if (founds) return earlier.some((lay) => lay.right && lay.class === null) ? null : 'founded';
      return earlier.some((lay) => lay.right) ? null : 'right';
    case SAGE:
      if (earlier.length === 0) return 'sage-added';
      if (!founds) return null;
      return earlier.some((lay) => lay.class === null) ? 'sage-more' : 'sage-founded';
    default:
      if (!judged.right) return earlier.some((lay) => !lay.right) ? null : 'other-wrong';
      return earlier.some((lay) => lay.right) ? null : 'other-right';
  }
}

/** The moment when nothing waits: the learner's turn, or the end. */
function atTurn(lesson: Guide): Guide {
  const { state } = lesson;
  if (state.end) {
    const right = state.end.described[YOU]?.right === true;
    return { ...lesson, moment: right ? 'described-right' : 'described-wrong' };
  }
  if (state.phase === 'describe') return { ...lesson, moment: 'describe' };
  if (state.phase !== 'play') return lesson;
  if (state.current !== YOU) return { ...lesson, moment: 'others' };
  const first = !state.lays.some((lay) => lay.seat === YOU);
  return { ...lesson, moment: first ? 'first-turn' : 'turn' };
}

/** The action that a bot would take for the learner; null if none is needed. */
export function suggested({ state }: Guide): Action | null {
  return planned(state, YOU) ?? thought(state, YOU);
}
