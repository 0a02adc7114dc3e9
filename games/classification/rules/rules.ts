import {
  accepted,
  defined,
  type Draw,
  picked,
  refused,
  reject,
  type Rejection,
  type Result,
  seeded,
  type Setup,
  type Turn,
} from '@lusoria/core';
import { deckOf } from './deck-of.ts';
import { handOf, seatsFor } from './deck/types.ts';
import { evolve } from './evolve.ts';
import { faultOf, partitionUnder } from './judge.ts';
import { accepts, MAX_CHANGES } from './legal.ts';
import { endOf, outcomeOf, toSort } from './score.ts';
import { generateTree, hasTree } from './grammar/generate.ts';
import type { TreeProblemCode } from './tree/check.ts';
import type { Action, Event, Options, RejectionCode, State } from './types.ts';
import { viewOf } from './view.ts';

/** Number of seeds from which a tree is drawn. */
const SEEDS = 2 ** 32;

/**
 * Reason why this number of players is impossible with these options: too few cards, or no tree under the constraints.
 */
export function admits(options: Options, seats: number): Rejection<RejectionCode> | null {
  const deck = deckOf(options);
  const most = seatsFor(deck.cards.length).at(-1) ?? 0;
  if (seats > most) return reject('deck-too-small', { cards: deck.cards.length, most });
  return hasTree(deck, options) ? null : reject('no-such-tree');
}

/** The state of a round before there is a tree. */
export function init({ options, seats, first }: Setup<Options>): State {
  const each = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  return {
    options,
    seats,
    sage: first,
    phase: options.tree === 'drawn' ? 'draw-tree' : 'tree',
    current: first,
    tree: null,
    hands: each([]),
    stock: [],
    classes: [],
    lays: [],
    passes: each(0),
    reason: null,
    sort: null,
    handedIn: each(0),
    described: each(null),
    texts: null,
    rulings: each(null),
    end: null,
  };
}

/** The seats that describe: all but the sage. */
function describers({ seats, sage }: State): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== sage);
}

/** Effort of making a tree and of a lay, in moves of other games, for clocks. */
const TREE_EFFORT = 10;
const LAY_EFFORT = 2;

/** The turn. Its name changes with every lay, so that an answer to one lay does not apply to another. */
export function turn(state: State): Turn {
  const waits = (name: string, must: readonly number[], effort: number): Turn => ({
    kind: 'play',
    name,
    must,
    may: [],
    limit: null,
    window: null,
    effort,
  });
  switch (state.phase) {
    case 'draw-tree':
      return { kind: 'chance', request: { kind: 'pick', from: SEEDS } };
    case 'deal':
      return {
        kind: 'chance',
        request: { kind: 'shuffle', size: deckOf(state.options).cards.length },
      };
    case 'tree':
      return waits('tree', [state.sage], TREE_EFFORT);
    case 'play': {
      const passes = state.passes.reduce((sum, count) => sum + count, 0);
      return waits(`lay ${state.lays.length + passes}`, [state.current], LAY_EFFORT);
    }
    case 'judge':
      return waits(`judge ${state.lays.length}`, [state.sage], 1);
    case 'describe': {
      const silent = (seat: number): boolean => state.handedIn[seat] === 0;
      return {
        kind: 'play',
        name: 'describe',
        must: describers(state).filter(silent),
        may: describers(state).filter(
          (seat) => !silent(seat) && defined(state.handedIn[seat]) < MAX_CHANGES,
        ),
        limit: { name: 'describe', seconds: state.options.describing },
        window: null,
      };
    }
    case 'rule':
      return waits('rule', [state.sage], 1);
    case 'over': {
      const end = state.end;
      if (end === null) throw new RangeError('a round is over without an end');
      return { kind: 'over', outcome: outcomeOf(end) };
    }
  }
}

/** Draws the tree, or deals the cards: to each, one turned up, the rest is the stock. */
export function chance(state: State, numbers: Draw): readonly Event[] {
  if (state.phase === 'draw-tree') {
    const random = seeded(`tree ${picked(numbers)}`);
    const tree = generateTree(deckOf(state.options), state.options, random);
    return [{ type: 'tree-set', seat: state.sage, tree }];
  }
  const each = handOf(deckOf(state.options).cards.length);
  const turnedUp = state.seats * each;
  return [
    {
      type: 'dealt',
      hands: state.hands.map((_, seat) => numbers.slice(seat * each, (seat + 1) * each)),
      turned: defined(numbers[turnedUp], 'a card to turn up'),
      stock: numbers.slice(turnedUp + 1).toReversed(),
    },
  ];
}

/** The events of an action, or its rejection. */
export function decide(
  state: State,
  by: number,
  action: Action,
): Result<readonly Event[], Rejection<RejectionCode | TreeProblemCode>> {
  const refusal = accepts(viewOf(state, by), action);
  if (refusal) return refused(refusal);
  switch (action.type) {
    case 'set-tree':
      return accepted([{ type: 'tree-set', seat: by, tree: action.tree }]);
    case 'lay':
      return accepted(layEvents(state, by, action.cards, action.class));
    case 'pass':
      return accepted(
        followed(state, [{ type: 'passed', seat: by }, ...draws(state, by, 'pass')], by),
      );
    case 'judge':
      return accepted(verdictEvents(state, []));
    case 'describe':
      return accepted(concluded(state, [{ type: 'described', seat: by, what: action.what }]));
    case 'rule':
      return accepted(ruled(state, { type: 'ruled', seat: action.seat, right: action.right }));
  }
}

/** A seat that has submitted nothing in time has no description (rule 14). */
export function timeout(state: State): readonly Event[] {
  return state.phase === 'describe' ? afterDescribing(state, [{ type: 'time-up' }]) : [];
}

function after(state: State, events: readonly Event[]): State {
  return events.reduce(evolve, state);
}

function draws(
  { stock }: State,
  seat: number,
  why: Extract<Event, { type: 'drew' }>['why'],
): readonly Event[] {
  const top = stock.at(-1);
  return top === undefined ? [] : [{ type: 'drew', seat, card: top, why }];
}

function layEvents(
  state: State,
  seat: number,
  cards: readonly number[],
  to: number | null,
): readonly Event[] {
  const laid: Event = { type: 'laid', no: state.lays.length, seat, cards, class: to };
  const byHand = state.options.judge === 'hand' && seat !== state.sage;
  return byHand ? [laid] : verdictEvents(state, [laid]);
}

/** The verdict on the last lay after these events, and its consequences. */
function verdictEvents(state: State, before: readonly Event[]): readonly Event[] {
  const now = after(state, before);
  const lay = now.lays.at(-1);
  if (!lay || now.tree === null) return before;
  const partition = partitionUnder(now.tree, now.options);
  const fault = faultOf(partition, now.classes, lay.cards, lay.class);
  const right = fault === null;
  const told = now.options.verdict === 'reason' ? fault : null;
  const events: Event[] = [...before, { type: 'judged', no: lay.no, right, fault: told }];
  if (!right) events.push(...draws(now, lay.seat, 'wrong'));
  else if (lay.class === null) events.push(...draws(now, lay.seat, 'founding'));
  return followed(state, events, lay.seat);
}

/** Closes the play when a hand is empty, or (option) the stock. */
function followed(state: State, events: readonly Event[], seat: number): readonly Event[] {
  const now = after(state, events);
  const out = now.hands[seat]?.length === 0;
  if (!out && !(now.options.stock === 'end' && now.stock.length === 0)) return events;
  const sort = now.options.description === 'sort' ? toSort(now) : null;
  const closed: Event = { type: 'closed', reason: out ? 'out' : 'stock', sort };
  return now.options.description === 'none'
    ? ended(state, [...events, closed])
    : [...events, closed];
}

function concluded(state: State, events: readonly Event[]): readonly Event[] {
  const now = after(state, events);
  const all = describers(now).every((seat) => defined(now.handedIn[seat]) > 0);
  return all ? afterDescribing(state, events) : events;
}

/** Free texts are read out and ruled upon; everything else is judged at once. */
function afterDescribing(state: State, events: readonly Event[]): readonly Event[] {
  const now = after(state, events);
  const texts = now.described.map((what) => (what?.kind === 'text' ? what.text : null));
  return texts.some((text) => text !== null)
    ? [...events, { type: 'read-out', texts }]
    : ended(state, events);
}

function ruled(state: State, event: Event): readonly Event[] {
  const now = after(state, [event]);
  const open = now.texts?.some((text, seat) => text !== null && now.rulings[seat] === null);
  return open === true ? [event] : ended(state, [event]);
}

function ended(state: State, events: readonly Event[]): readonly Event[] {
  const now = after(state, events);
  return now.tree === null ? events : [...events, { type: 'ended', end: endOf(now, now.tree) }];
}
