import {
  accepted,
  defined,
  type Draw,
  type Outcome,
  refused,
  type Rejection,
  type Result,
  type Turn,
} from '@lusoria/core';
import type { Action } from '../actions.ts';
import type { GameName } from '../cards.ts';
import { pipsOf } from '../cards.ts';
import { ALL_POINTS, type Level, matadorsOf, TARGETS } from '../contract.ts';
import { playedBy, trickPoints, tricksOf } from '../deal.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { DealResult, Ending } from '../result.ts';
import type { RejectionCode } from '../rejections.ts';
import { settle } from '../score.ts';
import { outcomeOf, type SeriesPlace, written } from '../series.ts';
import { afterPass, openAuction } from './auction.ts';
import { dealt, TRICKS } from './deal.ts';
import { evolve, takerOf } from './evolve.ts';
import { accepts, hasBid, mayConcedeFreely } from './legal.ts';
import { playersAt } from './players.ts';
import { settleRamsch } from './ramsch.ts';
import type { ThreeState } from './types.ts';
import { viewOf } from './view.ts';

/** Start of a deal. */
export interface Start {
  readonly options: Options;
  readonly seats: number;
  readonly first: number;
  readonly place: SeriesPlace;
}

/** A deal before the cards are shuffled; `first` is forehand. */
export function init({ options, seats, first, place }: Start): ThreeState {
  const players = playersAt(first, seats, options);
  return {
    form: 'three',
    options,
    seats,
    first,
    place,
    players,
    phase: 'deal',
    deal: null,
    hands: Array.from({ length: seats }, () => []),
    skat: [],
    auction: openAuction(players),
    declarer: null,
    contract: null,
    ramsch: false,
    pickedUp: false,
    pushedCards: Array.from({ length: seats }, () => null),
    pushed: [],
    unseen: [],
    doubled: 1,
    doubler: null,
    answerer: null,
    current: null,
    trick: [],
    tricks: [],
    isOpen: false,
    proposal: null,
    proposals: 0,
    proposed: [],
    secured: null,
    end: null,
  };
}

/** Next turn. */
export function turn(state: ThreeState): Turn {
  if (state.end) return { kind: 'over', outcome: outcomeAt(state.end) };
  if (state.phase === 'deal') return { kind: 'chance', request: { kind: 'shuffle', size: 32 } };
  const must = state.proposal?.waiting ?? (state.current === null ? [] : [state.current]);
  return {
    kind: 'play',
    name: nameOf(state),
    must,
    may: state.phase === 'play' && !state.proposal ? free(state, must) : [],
    limit: null,
    window: null,
    // Twelve cards are looked through, two laid away, and a game is chosen.
    ...((state.phase === 'skat' || state.phase === 'discard') && { effort: 3 }),
    ...(state.seats > 3 && {
      out: state.hands.flatMap((_, seat) => (state.players.includes(seat) ? [] : [seat])),
    }),
  };
}

function outcomeAt({ result, points }: NonNullable<ThreeState['end']>): Outcome {
  return outcomeOf(result, points);
}

/** Name of the decision at hand; a card meant for one trick is not for the next. */
function nameOf({ phase, proposal, auction, tricks, pushed }: ThreeState): string {
  if (proposal) return `answer ${proposal.no}`;
  switch (phase) {
    case 'auction':
      return `auction ${auction.calls.length}`;
    case 'push':
      return `push ${pushed.length}`;
    case 'play':
      return `trick ${tricks.length + 1}`;
    default:
      return phase;
  }
}

/** Seats that can claim, concede or double although somebody else is to play. */
function free(state: ThreeState, must: readonly number[]): readonly number[] {
  const { ramsch, secured, proposed, declarer, players } = state;
  if (ramsch) return [];
  return players.filter((seat) => {
    if (must.includes(seat)) return false;
    const canPropose = !proposed.includes(seat) && (secured === null || seat === declarer);
    return canPropose || couldDouble(state, seat);
  });
}

function couldDouble(state: ThreeState, seat: number): boolean {
  if (state.options.kontra === 'off') return false;
  if (state.doubled > 1) return state.answerer === seat;
  const { calls } = state.auction;
  return (
    seat !== state.declarer &&
    playedBy(seat, state).length === 0 &&
    (state.options.kontra === 'all' || hasBid({ calls }, seat))
  );
}

/** Events that follow from an action, or the reason why it is rejected. */
export function decide(
  state: ThreeState,
  by: number,
  action: Action,
): Result<readonly Event[], Rejection<RejectionCode>> {
  const refusal = accepts(viewOf(state, by), action);
  return refusal ? refused(refusal) : accepted(eventsOf(state, by, action));
}

/** Events that follow from the shuffle. */
export function chance(state: ThreeState, numbers: Draw): readonly Event[] {
  const { hands, skat } = dealt(numbers, state);
  const events: Event[] = [{ type: 'dealt', hands, skat }];
  return state.place.kind === 'ramsch' ? [...events, { type: 'ramsch' }] : events;
}

function eventsOf(state: ThreeState, seat: number, action: Action): readonly Event[] {
  switch (action.type) {
    case 'bid': {
      const bid: Event = { type: 'bid', seat, value: action.value };
      return state.auction.asked === 'take'
        ? [bid, { type: 'awarded', seat, bid: action.value }]
        : [bid];
    }
    case 'hold':
      return [{ type: 'held', seat, value: state.auction.bid }];
    case 'pass':
      return passing(state, seat);
    case 'pick-up':
      return [{ type: 'picked-up', seat, cards: state.skat }];
    case 'declare':
      return declaring(state, seat, action);
    case 'push':
      return [{ type: 'pushed', seat, cards: action.cards }];
    case 'push-unseen':
      return [{ type: 'pushed-unseen', seat }];
    case 'play':
      return playing(state, { type: 'played', seat, card: action.card });
    case 'double':
      return [{ type: 'doubled', seat, to: action.to }];
    case 'claim': {
      const open = defined(state.hands[seat], 'a hand');
      return [{ type: 'claimed', seat, no: state.proposals + 1, level: action.level, open }];
    }
    case 'concede':
      return conceding(state, seat);
    case 'answer':
      return answering(state, { type: 'answered', seat, to: action.to, yes: action.yes });
    case 'name':
    case 'no-double':
      return [];
  }
}

function passing(state: ThreeState, seat: number): readonly Event[] {
  const passed: Event = { type: 'passed', seat };
  const after = afterPass(state.auction, seat, state.players);
  switch (after.kind) {
    case 'goes-on':
      return [passed];
    case 'awarded':
      return [passed, { type: 'awarded', seat: after.seat, bid: state.auction.bid }];
    case 'nobody':
      return state.options.ramsch === 'off'
        ? [passed, ended(state, { kind: 'passed' })]
        : [passed, { type: 'ramsch' }];
  }
}

function declaring(
  state: ThreeState,
  seat: number,
  { contract, discards, instead }: Extract<Action, { type: 'declare' }>,
): readonly Event[] {
  const open = contract.ouvert
    ? defined(state.hands[seat], 'a hand').filter((card) => !discards.includes(card))
    : null;
  const declared: Event = { type: 'declared', seat, contract, discards, open };
  if (instead === null) return [declared];
  // Null below the bid is lost before a card is played.
  return [declared, gameEnd(evolve(state, declared), 'played', { instead })];
}

function playing(state: ThreeState, played: Extract<Event, { type: 'played' }>): readonly Event[] {
  const laid = evolve(state, played);
  const taker = takerOf(laid);
  if (taker === null) return [played];
  const took: Event = { type: 'took', seat: taker };
  const after = evolve(laid, took);
  if (after.ramsch) {
    return after.tricks.length < TRICKS
      ? [played, took]
      : [played, took, ended(after, settleRamsch(after))];
  }
  return isSettled(after) ? [played, took, gameEnd(after, 'played')] : [played, took];
}

/** Whether nothing that can still be played changes the result. */
function isSettled(state: ThreeState): boolean {
  const { contract, tricks, declarer, secured } = state;
  if (tricks.length === TRICKS) return true;
  if (!contract) return false;
  const own = tricksOf(tricks, (seat) => seat === declarer);
  const lost = tricks.length - own;
  const others = trickPoints(tricks, (seat) => seat !== declarer);
  // Won already; without schneider there is nothing more to win.
  if (secured !== null) return lost > 0 && others > ALL_POINTS - TARGETS.schneider;
  if (contract.game === 'null') return own > 0;
  if (contract.schwarz) return lost > 0;
  // With a trick on either side schwarz is out of reach, too.
  return contract.schneider && own > 0 && lost > 0 && others > ALL_POINTS - TARGETS.schneider;
}

function conceding(state: ThreeState, seat: number): readonly Event[] {
  const conceded: Event = { type: 'conceded', seat, no: state.proposals + 1 };
  if (seat === state.declarer) {
    return mayConcedeFreely(defined(state.hands[seat], 'a hand').length)
      ? [conceded, gameEnd(state, 'conceded')]
      : [conceded];
  }
  // In null there is nothing more to win.
  return state.contract?.game === 'null' ? [conceded, gameEnd(state, 'yielded')] : [conceded];
}

function answering(
  state: ThreeState,
  answered: Extract<Event, { type: 'answered' }>,
): readonly Event[] {
  const { proposal } = state;
  if (!proposal) return [];
  const { yes, seat } = answered;
  const last = proposal.waiting.every((other) => other === seat);
  const wentOn: Event = { type: 'went-on', no: proposal.no };
  if (proposal.kind === 'claim') {
    if (!yes) return [answered, wentOn];
    return last ? [answered, gameEnd(state, 'claimed', { claimed: proposal.level })] : [answered];
  }
  if (yes) {
    const ending = proposal.seat === state.declarer ? 'conceded' : 'yielded';
    return [answered, gameEnd(state, ending)];
  }
  return last ? [answered, wentOn] : [answered];
}

interface Particulars {
  readonly claimed?: Level | null;
  readonly instead?: GameName | null;
}

/** The end of a game with a declarer, with its arithmetic. */
function gameEnd(
  state: ThreeState,
  ending: Ending,
  { claimed = null, instead = null }: Particulars = {},
): Event {
  const { tricks } = state;
  const declarer = defined(state.declarer, 'the declarer');
  const contract = defined(state.contract, 'the contract');
  const deal = defined(state.deal, 'the deal');
  const own = (seat: number) => seat === declarer;
  const cards = [...defined(deal.hands[declarer], 'a hand'), ...deal.skat];
  const fallsTo = ending === 'claimed' || ending === 'yielded';
  const rest = fallsTo && contract.game !== 'null';
  const sure = {
    own: pipsOf(state.skat) + trickPoints(tricks, own),
    others: trickPoints(tricks, (seat) => !own(seat)),
  };
  return ended(
    state,
    settle({
      declarer,
      contract,
      bid: state.auction.bid,
      matadors: matadorsOf(cards, instead ?? contract.game, state.options),
      points: rest ? ALL_POINTS - sure.others : sure.own,
      tricks: rest ? TRICKS - tricksOf(tricks, (seat) => !own(seat)) : tricksOf(tricks, own),
      of: TRICKS,
      ending,
      sure,
      claimed,
      secured: state.secured,
      instead,
      doubled: state.doubled,
      round: state.place.kind === 'bock' ? 2 : 1,
    }),
  );
}

function ended(state: ThreeState, result: DealResult): Event {
  return {
    type: 'ended',
    result,
    points: written(result, state.options, state.seats, state.players),
    deal: defined(state.deal, 'the deal'),
  };
}
