import {
  accepted,
  type Draw,
  type Limit,
  refused,
  type Result,
  type Seat,
  type Setup,
  type Turn,
} from '@lusoria/core';
import { deckOf, JOKER } from './deck.ts';
import { evolve, kept } from './evolve.ts';
import { isRight, judge, lyingCells } from './judge.ts';
import { accepts } from './legal.ts';
import { outcomeOf, ranked } from './score.ts';
import type { Action, DrawCause, Event, Laid, Options, State } from './types.ts';
import { answerers, viewOf } from './view.ts';

/** Cards that each player is dealt (rule 1). */
const HAND = 5;
/** A round of this many goes ends (rule 13). */
export const MOST_TURNS = 400;
/** Seconds for which the form tables lie open at most (rule 6). */
const LOOK_SECONDS = 20;
/** Seconds in which a last card is accepted or challenged (rule 7). */
const CLOSING_SECONDS = 30;

/** A round before the deal. */
export function init({ options, seats, first }: Setup<Options>): State {
  return {
    options,
    seats,
    first,
    phase: 'deal',
    current: first,
    hands: Array.from({ length: seats }, () => []),
    stock: [],
    pile: [],
    drawn: null,
    window: null,
    dispute: null,
    out: [],
    turns: 0,
    lays: 0,
    idle: 0,
    owed: null,
    errors: [],
    end: null,
  };
}

/** Who or what is next. */
export function turn(state: State): Turn {
  if (state.end) return { kind: 'over', outcome: outcomeOf(state.end.ranking, state.seats) };
  switch (state.phase) {
    case 'deal':
      return {
        kind: 'chance',
        request: { kind: 'shuffle', size: deckOf(state.options).cards.length },
      };
    case 'bury':
      return { kind: 'chance', request: { kind: 'pick', from: state.stock.length } };
    case 'reshuffle':
      return { kind: 'chance', request: { kind: 'shuffle', size: loose(state).length } };
    default:
      return play(state);
  }
}

function play(state: State): Turn {
  const open = answerers(state);
  const { dispute } = state;
  const lookers = dispute?.looking ?? [];
  const mayLook = dispute
    ? playing(state).filter((seat) => !dispute.looked.includes(seat) && !lookers.includes(seat))
    : [];
  const window = state.window && {
    name: `lay ${state.window.lay}`,
    answers: ['go-on', 'challenge'],
    open,
    bots: state.options.botWait,
    people: state.options.wait,
  };
  if (lookers.length > 0) {
    const limit: Limit = { name: `look ${dispute?.lay ?? 0}`, seconds: LOOK_SECONDS };
    return { kind: 'play', name: limit.name, must: lookers, may: mayLook, limit, window: null };
  }
  if (state.phase === 'closing') {
    const limit: Limit = { name: `close ${state.lays}`, seconds: CLOSING_SECONDS };
    return { kind: 'play', name: limit.name, must: open, may: [], limit, window };
  }
  const may = [...open, ...mayLook].filter((seat) => seat !== state.current);
  // A challenge that is upheld turns up another card: a lay meant for the one before must not hit it.
  const name = `go ${state.turns} on ${state.pile.at(-1)?.no ?? 0}`;
  return { kind: 'play', name, must: [state.current], may, limit: null, window };
}

function playing(state: State): readonly Seat[] {
  return state.hands.map((_, seat) => seat).filter((seat) => !state.out.includes(seat));
}

/** The laid cards that a reshuffle takes. */
function loose(state: State): readonly Laid[] {
  return state.pile.slice(0, state.pile.length - kept(state.pile).length);
}

/** What follows from an action, or why it is refused. */
export function decide(state: State, by: Seat, action: Action): Result<readonly Event[]> {
  const refusal = accepts(viewOf(state, by), action);
  if (refusal) return refused(refusal);
  return accepted(concluded(state, consequences(state, by, action)));
}

function consequences(state: State, by: Seat, action: Action): readonly Event[] {
  switch (action.type) {
    case 'lay':
      return lay(state, by, action);
    case 'draw':
      return drawing(state, by, 'turn');
    case 'pass':
      return [{ type: 'passed', seat: by }];
    case 'go-on': {
      const went: Event = { type: 'went-on', seat: by, lay: action.lay };
      const last = state.phase === 'closing' && answerers(state).length === 1;
      return last ? [went, { type: 'out', seat: state.current }] : [went];
    }
    case 'challenge':
      return settle(state, by);
    case 'look':
      return [{ type: 'looked', seat: by }];
    case 'close':
      return [{ type: 'closed', seat: by }];
  }
}

function lay(
  state: State,
  seat: Seat,
  { card, as }: Extract<Action, { type: 'lay' }>,
): readonly Event[] {
  const deck = deckOf(state.options);
  const on = lyingCells(deck, state.pile, state.options);
  const verdict = as === null ? null : judge(deck, card, as, on);
  const laid: Event = { type: 'laid', seat, no: state.lays + 1, card, as, verdict };
  const after = evolve(state, laid);
  // With nothing to challenge (a joker, or the table itself has checked) the last card settles it.
  const out = after.phase === 'closing' && after.window === null;
  return out ? [laid, { type: 'out', seat }] : [laid];
}

function settle(state: State, by: Seat): readonly Event[] {
  const top = state.pile.at(-1);
  if (!top || top.seat === null || top.as === null || top.verdict === null) return [];
  const { no, seat, card, as, verdict } = top;
  const upheld = !isRight(verdict);
  const settled: Event = { type: 'settled', lay: no, by, seat, card, as, verdict, upheld };
  const out: readonly Event[] = !upheld && state.phase === 'closing' ? [{ type: 'out', seat }] : [];
  const events = [settled, ...out];
  const after = events.reduce(evolve, state);
  if (endOf(after)) return events;
  if (upheld && state.options.upheldDraw) return [...events, ...drawing(after, seat, 'upheld')];
  if (!upheld && state.options.rejectedDraw) return [...events, ...drawing(after, by, 'rejected')];
  return events;
}

/** One card for this seat: from the stock, from a new stock, or none (rule 8). */
function drawing(state: State, seat: Seat, why: DrawCause): readonly Event[] {
  const card = state.stock.at(-1);
  if (card !== undefined) return [{ type: 'drew', seat, card, why }];
  return [{ type: loose(state).length > 0 ? 'owes' : 'nothing', seat, why }];
}

/** What follows from a draw. */
export function chance(state: State, numbers: Draw): readonly Event[] {
  if (state.phase === 'deal') return [deal(state, numbers)];
  if (state.phase === 'bury') {
    return [{ type: 'buried', start: state.stock.at(-1) ?? JOKER, at: numbers[0] ?? 0 }];
  }
  const cards = loose(state).map(({ card }) => card);
  const reshuffled: Event = { type: 'reshuffled', stock: permuted(cards, numbers) };
  const { owed } = state;
  if (!owed) return [reshuffled];
  return [reshuffled, ...drawing(evolve(state, reshuffled), owed.seat, owed.why)];
}

/** From the top of the shuffled deck: five cards for each seat in turn, the start card, the stock. */
function deal(state: State, numbers: Draw): Event {
  const cards = permuted(deckOf(state.options).cards, numbers);
  const dealt = HAND * state.seats;
  const hands = state.hands.map((_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  return {
    type: 'dealt',
    hands,
    start: cards[dealt] ?? JOKER,
    stock: cards.slice(dealt + 1).toReversed(),
  };
}

function permuted(cards: readonly number[], numbers: Draw): readonly number[] {
  return numbers.flatMap((n) => cards[n] ?? []);
}

/** What follows when a limit has passed: the form tables are closed, or the last card stands. */
export function timeout(state: State): readonly Event[] {
  const lookers = state.dispute?.looking ?? [];
  if (lookers.length > 0) return lookers.map((seat) => ({ type: 'closed', seat }));
  return concluded(state, [
    { type: 'expired', lay: state.lays },
    { type: 'out', seat: state.current },
  ]);
}

/** The events, and the end of the round when they bring it. */
function concluded(state: State, events: readonly Event[]): readonly Event[] {
  const after = events.reduce(evolve, state);
  const reason = endOf(after);
  if (!reason) return events;
  return [...events, { type: 'ended', reason, ranking: ranked(after), report: after.errors }];
}

function endOf(state: State): 'out' | 'last' | 'blocked' | 'bound' | null {
  const left = playing(state).length;
  if (state.options.end === 'first' && state.out.length > 0) return 'out';
  if (left <= 1) return 'last';
  if (state.idle >= left) return 'blocked';
  return state.turns >= MOST_TURNS ? 'bound' : null;
}
