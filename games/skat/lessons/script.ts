import { defined } from '@lusoria/core';
import type { Answer, Message, Params, Script, Slip, Step } from '@lusoria/core/lesson';
import type { Action } from '../rules/actions.ts';
import type { Card } from '../rules/cards.ts';
import type { State } from '../rules/view.ts';
import { cardsOf, threeOf, YOU } from './deal.ts';
import { advised } from './advice.ts';
import { choose, judge, type Remark } from './judge.ts';
import { type Key, say } from './saying.ts';

export type LessonStep = Step<State, Action, Key>;
export type LessonScript = Script<State, Action, Remark, Key>;

/** What of a table, and of the report of its deal, a lesson may leave out. */
export type LeftOut =
  /** The number of the deal in its series. */
  | 'series'
  /** The points written down for a deal. */
  | 'score'
  /** What was bid. */
  | 'bid'
  /** Forehand, middlehand, rearhand. */
  | 'places'
  /** The word for whoever plays alone. */
  | 'declarer'
  /** What the game is worth. */
  | 'value'
  | 'skat'
  /** The plate with the game. */
  | 'contract'
  /** Whose turn it is. */
  | 'turn'
  /** Who has taken the last trick, which stays on the table. */
  | 'taker';

/** What belongs to a whole evening. */
const OF_SERIES: readonly LeftOut[] = ['series', 'score'];

/** A lesson of this round and these steps; what is left out comes in a later lesson. */
export function lesson(
  begin: () => State,
  steps: readonly LessonStep[],
  leavesOut: readonly LeftOut[] = [],
): LessonScript {
  return {
    you: YOU,
    begin,
    steps,
    leavesOut: [...OF_SERIES, ...leavesOut],
    judge,
    choose,
    advise: advised,
    aside: () => null,
    same: isSame,
  };
}

/** Two cards are laid away in any order. */
function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(action: Action): Action {
  return action.type === 'declare' ? { ...action, discards: action.discards.toSorted() } : action;
}

/** Position that is shown. */
const seen = (at: string | undefined) => (at === undefined ? {} : { at });

/** Something to be read. */
export function tell(key: Key, at?: string, params?: Params): LessonStep {
  return { kind: 'tell', say: say(key, params), ...seen(at) };
}

/** Steps that come before something is explained. */
export function before(
  leavesOut: readonly LeftOut[],
  steps: readonly LessonStep[],
): readonly LessonStep[] {
  return steps.map((step) => (step.kind === 'others' ? step : { ...step, leavesOut }));
}

export function end(key: Key): LessonStep {
  return { kind: 'end', say: say(key) };
}

/** The end of a lesson in which there was a game to be won, or kept from being won. */
export function endOfGame(key: Key): LessonStep {
  const isLost = (state: State): boolean => {
    const { end: ended, declarer } = threeOf(state);
    const result = ended?.result;
    return result?.kind === 'game' && result.won !== (declarer === YOU);
  };
  return { kind: 'end', say: say(key), lost: { holds: isLost, say: say('lost') } };
}

/** An answer that is right or wrong, and why. */
export function answer(label: Message<Key>, why: Key, right: 'right' | 'wrong'): Answer<Key> {
  return { label, why: say(why), right: right === 'right' };
}

export const cardNamed = (card: Card): Message<Key> => say('answer-card', { card });

export const numbered = (n: number): Message<Key> => say('answer-number', { n });

export type Question = Extract<LessonStep, { kind: 'ask' }>;

const asSaid = (one: Key | Message<Key>): Message<Key> =>
  typeof one === 'string' ? say(one) : one;

export function ask(
  key: Key | Message<Key>,
  answers: readonly Answer<Key>[],
  at?: string,
): Question {
  return { kind: 'ask', say: asSaid(key), answers, ...seen(at) };
}

/** Numbers as answers, each with its reason; the right one is given. */
export function numbers(right: number, whys: Readonly<Record<number, Key>>) {
  return Object.entries(whys).map(([n, why]) =>
    answer(numbered(Number(n)), why, Number(n) === right ? 'right' : 'wrong'),
  );
}

/** What is said about an action of the learner. */
interface About {
  /** Help by degrees: a nudge, then the action itself. */
  readonly hints: readonly Key[];
  readonly slips?: readonly Slip<Action, Key>[];
  readonly otherwise: Key;
}

/** Action of the learner. */
export function act(
  key: Key,
  right: readonly Action[],
  { at, hints, slips = [], otherwise }: About & { readonly at: string },
): LessonStep {
  return {
    kind: 'act',
    say: say(key),
    at,
    hints: hints.map((hint) => say(hint)),
    right,
    slips,
    otherwise: say(otherwise),
  };
}

/** The learner plays one of some cards. */
export function play(key: Key, cards: string, about: About): LessonStep {
  const right = cardsOf(cards).map((card): Action => ({ type: 'play', card }));
  const [first] = cardsOf(cards);
  return act(key, right, { at: `hand:${defined(first)}`, ...about });
}

/** Playing one of these cards is as good, and only not what the lesson goes on with. */
export function finePlay(cards: string, key: Key): Slip<Action, Key> {
  const named = cardsOf(cards);
  return {
    tries: (action) => action.type === 'play' && named.includes(action.card),
    say: say(key),
    isFine: true,
  };
}

/** An action of this type is explained so. */
export function doing(type: Action['type'], key: Key): Slip<Action, Key> {
  return { tries: (action) => action.type === type, say: say(key) };
}

/** Actions of the others, seat by seat. */
export function others(...moves: readonly (readonly [seat: number, action: Action])[]): LessonStep {
  return { kind: 'others', moves: moves.map(([seat, action]) => ({ seat, action })) };
}

/** The others play these cards, each by a seat. */
export function theyPlay(...cards: readonly (readonly [seat: number, card: Card])[]): LessonStep {
  return others(...cards.map(([seat, card]) => [seat, { type: 'play', card }] as const));
}
