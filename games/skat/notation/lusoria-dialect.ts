import type { Action } from '../rules/actions.ts';
import { type Card, CARDS } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { skat } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import { lengthOf } from '../rules/series.ts';
import * as three from '../rules/three/index.ts';
import * as two from '../rules/two/index.ts';
import type { State } from '../rules/view.ts';
import { type Declaration, field, type Move, type Outcome, type SkatRecord } from './record.ts';
import {
  act,
  applyEvents,
  contractOf,
  type IllegalCode,
  type IllegalMove,
  replayMoves,
  type ReplayRules,
  type ReplayState,
} from './replay.ts';
import { outcomeOfDeal } from './scoring.ts';
import { seatsByPlace, seatsOf, type Setting, settingOf } from './setting.ts';
import { NO_GAME } from './stated.ts';

/*
 * Records of our own: all cards are known, and our rules decide on every move.
 */

const RULES: ReplayRules<State> = {
  decide: (state, seat, action) =>
    state.form === 'two' ? two.decide(state, seat, action) : three.decide(state, seat, action),
  evolve: skat.evolve,
};

/** A record of ours, replayed. */
export interface LusoriaReplay {
  readonly events: readonly Event[];
  readonly state: State;
  readonly illegal: IllegalMove | null;
}

/**
 * Replays a record by our own rules.
 *
 * @param first the seat of forehand, or of whoever names
 */
export function replayLusoria(record: SkatRecord, first = 0): LusoriaReplay {
  const setting = settingOf(record);
  const { options, form, kind } = setting;
  const seats = seatsOf(record);
  const bySeat = seatsByPlace(first, seats, setting);
  const place = { number: numberOf(record), of: lengthOf(options, seats), kind };
  const start = { options, seats, first, place };
  const at: ReplayState<State> = {
    state: form === 'two' ? two.init(start) : three.init(start),
    events: [],
  };
  const illegal = replayMoves(at, record.moves, (now, move) => makeMove(now, move, bySeat));
  return { ...at, illegal };
}

/** The number of the deal, from 0; an `ID` that is no number stands for the first. */
function numberOf(record: SkatRecord): number {
  const id = Number(field(record, 'ID') ?? 1);
  return Number.isSafeInteger(id) ? Math.max(0, id - 1) : 0;
}

function makeMove(
  at: ReplayState<State>,
  move: Move,
  bySeat: readonly number[],
): IllegalCode | null {
  const { who, recorded } = move;
  if (recorded.type === 'deal') return deal(at, recorded.cards);
  const action = actionOf(at.state, move);
  if (action === null) {
    if (isShownSkat(at.state, move)) return null;
    return recorded.type === 'skat' ? 'other-skat' : 'not-now';
  }
  // A record of a table for two may stand in a series of others, where its places are nobody's.
  const seat = who === 'w' ? undefined : bySeat[who];
  return seat === undefined || seat < 0 ? 'not-now' : act(at, seat, action, RULES);
}

function deal(at: ReplayState<State>, cards: readonly (Card | null)[]): IllegalCode | null {
  const pack = packOf(cards, at.state.form);
  if (!pack) return 'card-not-in-hand';
  applyEvents(at, skat.chance(at.state, pack), RULES);
  return null;
}

/** The pack from which these cards were dealt; null when some are hidden. */
function packOf(cards: readonly (Card | null)[], form: Setting['form']): readonly number[] | null {
  const known = cards.filter((card) => card !== null);
  if (known.length !== CARDS.length) return null;
  const hand = (place: number) => known.slice(place * 10, place * 10 + 10);
  const packet = (from: number, to: number) => [0, 1, 2].flatMap((i) => hand(i).slice(from, to));
  // For two the record has the pack as it was; for three the hands.
  const pack =
    form === 'two'
      ? known
      : [...packet(0, 3), ...known.slice(30), ...packet(3, 7), ...packet(7, 10)];
  return pack.map((card) => CARDS.indexOf(card));
}

/** The skat as it was shown to whoever has picked it up. */
function isShownSkat(state: State, { who, recorded }: Move): boolean {
  if (who !== 'w' || recorded.type !== 'skat' || state.form === 'two' || !state.pickedUp)
    return false;
  return recorded.cards.every((card) => card === null || state.skat.includes(card));
}

/** Action of our rules for a move; null if it is nothing that somebody does. */
function actionOf(state: State, { recorded }: Move): Action | null {
  const proposal = state.form === 'three' ? state.proposal : null;
  switch (recorded.type) {
    case 'bid':
      return { type: 'bid', value: recorded.value };
    case 'hold':
      return proposal ? { type: 'answer', to: proposal.no, yes: true } : { type: 'hold' };
    case 'pass':
      if (state.form === 'two') return { type: 'no-double' };
      return proposal ? { type: 'answer', to: proposal.no, yes: false } : { type: 'pass' };
    case 'pick-up':
      return { type: 'pick-up' };
    case 'declare':
      if (state.form === 'two') return { type: 'name', game: recorded.game };
      return declare(recorded, state.options);
    case 'play':
      return recorded.card === null ? null : { type: 'play', card: recorded.card };
    case 'show':
      return { type: 'claim', level: recorded.level };
    case 'resign':
      return { type: 'concede' };
    case 'double':
      return { type: 'double', to: recorded.to };
    case 'push': {
      const cards = recorded.cards.filter((card) => card !== null);
      return recorded.cards.length === 0 ? { type: 'push-unseen' } : { type: 'push', cards };
    }
    case 'deal':
    case 'skat':
    case 'discard':
    case 'time-out':
    case 'leave':
      return null;
  }
}

function declare(recorded: Declaration, options: Options): Action {
  const contract = contractOf(recorded, options);
  const discards = contract.hand ? [] : recorded.cards.filter((card) => card !== null);
  return { type: 'declare', contract, discards, instead: recorded.instead };
}

export function outcomeOfReplay(record: SkatRecord, { state }: LusoriaReplay): Outcome {
  const setting = settingOf(record);
  const bySeat = seatsByPlace(0, seatsOf(record), setting);
  if (!state.end) {
    const alone = state.form === 'two' ? state.first : state.declarer;
    const declarer = alone === null ? -1 : bySeat.indexOf(alone);
    return { ...NO_GAME, declarer, result: 'unknown' };
  }
  return outcomeOfDeal(state.end.result, bySeat, setting.form, state.tricks.length);
}
