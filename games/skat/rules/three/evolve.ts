import { defined } from '@lusoria/core';
import { type Card, winnerOf } from '../cards.ts';
import type { PlayedCard } from '../deal.ts';
import type { Event } from '../events.ts';
import { afterBid, afterHold, afterPass, closed, onTurn } from './auction.ts';
import { orderIn, reachableLevel } from './legal.ts';
import type { Proposal, ThreeState } from './types.ts';

/** The deal after an event. Events of the form for two change nothing. */
export function evolve(state: ThreeState, event: Event): ThreeState {
  switch (event.type) {
    case 'dealt':
      return dealtOut(state, event);
    case 'bid':
      return asked({ ...state, auction: afterBid(state.auction, event.seat, event.value) });
    case 'held':
      return asked({ ...state, auction: afterHold(state.auction, event.seat) });
    case 'passed': {
      const after = afterPass(state.auction, event.seat, state.players);
      return after.kind === 'goes-on'
        ? asked({ ...state, auction: after.auction })
        : { ...state, auction: closed(state.auction, event.seat), current: null };
    }
    case 'awarded':
      return { ...state, phase: 'skat', declarer: event.seat, current: event.seat };
    case 'ramsch':
      return state.options.ramsch === 'pushed'
        ? { ...state, ramsch: true, phase: 'push', current: state.players[0] }
        : leadsRamsch({ ...state, ramsch: true });
    case 'picked-up':
      return {
        ...withHand(state, event.seat, [
          ...defined(state.hands[event.seat], 'a hand'),
          ...state.skat,
        ]),
        pickedUp: true,
        phase: state.ramsch ? 'push' : 'discard',
      };
    case 'pushed':
      return pushedOn(
        {
          ...laidAway(state, event.seat, event.cards),
          pushedCards: state.pushedCards.map((cards, seat) =>
            seat === event.seat ? known(event.cards) : cards,
          ),
        },
        event.seat,
      );
    case 'pushed-unseen':
      return pushedOn({ ...state, unseen: [...state.unseen, event.seat] }, event.seat);
    case 'declared':
      return {
        ...laidAway(state, event.seat, event.discards),
        phase: 'play',
        contract: event.contract,
        isOpen: event.open !== null,
        current: state.players[0],
      };
    case 'doubled':
      return {
        ...state,
        doubled: event.to,
        doubler: state.doubler ?? event.seat,
        answerer: event.to === 2 ? state.declarer : event.to === 4 ? state.doubler : null,
      };
    case 'played':
      return played(state, event);
    case 'took':
      return {
        ...state,
        tricks: [...state.tricks, { cards: state.trick, winner: event.seat }],
        trick: [],
        current: event.seat,
        proposed: [],
      };
    case 'claimed':
      return proposed({ ...state, isOpen: true }, 'claim', event);
    case 'conceded':
      return proposed(state, 'concession', event);
    case 'answered':
      return state.proposal
        ? { ...state, proposal: withoutAnswer(state.proposal, event.seat) }
        : state;
    case 'went-on':
      return {
        ...state,
        proposal: null,
        secured: state.secured ?? (isConcessionOfDefenders(state) ? reachableLevel(state) : null),
      };
    case 'ended':
      return {
        ...state,
        phase: 'over',
        current: null,
        proposal: null,
        end: {
          result: event.result,
          points: event.points,
          deal: event.deal,
          discards: state.pickedUp || state.pushed.length > 0 ? state.skat : [],
        },
      };
    case 'laid-out':
    case 'named':
    case 'not-doubled':
    case 'opened':
      return state;
  }
}

function known(cards: readonly (Card | null)[]): readonly Card[] {
  return cards.filter((card) => card !== null);
}

function dealtOut(
  state: ThreeState,
  { hands, skat }: Extract<Event, { type: 'dealt' }>,
): ThreeState {
  const deal = { hands: hands.map(known), skat: known(skat) };
  const dealing: ThreeState = { ...state, deal, hands: deal.hands, skat: deal.skat };
  return asked({ ...dealing, phase: 'auction' });
}

function asked(state: ThreeState): ThreeState {
  return { ...state, current: onTurn(state.auction) };
}

function leadsRamsch(state: ThreeState): ThreeState {
  return { ...state, phase: 'play', current: state.players[0] };
}

/** The next player may push; after the last one forehand leads. */
function pushedOn(state: ThreeState, seat: number): ThreeState {
  const pushed = [...state.pushed, seat];
  const next = state.players[state.players.indexOf(seat) + 1];
  return next === undefined
    ? leadsRamsch({ ...state, pushed })
    : { ...state, pushed, current: next, pickedUp: false };
}

function withHand(state: ThreeState, seat: number, hand: readonly Card[]): ThreeState {
  return { ...state, hands: state.hands.map((held, one) => (one === seat ? hand : held)) };
}

function laidAway(state: ThreeState, seat: number, cards: readonly (Card | null)[]): ThreeState {
  if (cards.length === 0) return state;
  const away = known(cards);
  const left = defined(state.hands[seat], 'a hand').filter((card) => !away.includes(card));
  return { ...withHand(state, seat, left), skat: away };
}

function played(state: ThreeState, { seat, card }: PlayedCard): ThreeState {
  const hand = defined(state.hands[seat], 'a hand').filter((held) => held !== card);
  const trick = [...state.trick, { seat, card }];
  const at = state.players.indexOf(seat);
  return {
    ...withHand(state, seat, hand),
    trick,
    current: trick.length < 3 ? defined(state.players[(at + 1) % 3]) : null,
    answerer: state.answerer === seat ? null : state.answerer,
  };
}

function proposed(
  state: ThreeState,
  kind: Proposal['kind'],
  event: Extract<Event, { type: 'claimed' | 'conceded' }>,
): ThreeState {
  const { seat, no } = event;
  const { declarer, players } = state;
  const waiting =
    seat === declarer ? players.filter((one) => one !== seat) : declarer === null ? [] : [declarer];
  const level = event.type === 'claimed' ? event.level : null;
  return {
    ...state,
    proposal: { no, kind, seat, level, waiting },
    proposals: no,
    proposed: [...state.proposed, seat],
  };
}

function withoutAnswer(proposal: Proposal, seat: number): Proposal {
  return { ...proposal, waiting: proposal.waiting.filter((one) => one !== seat) };
}

function isConcessionOfDefenders({ proposal, declarer }: ThreeState): boolean {
  return proposal?.kind === 'concession' && proposal.seat !== declarer;
}

/** Taker of the trick on the table. */
export function takerOf(state: ThreeState): number | null {
  const order = orderIn(state);
  if (!order || state.trick.length < 3) return null;
  const best = winnerOf(
    state.trick.map(({ card }) => card),
    order,
  );
  return defined(state.trick[best]).seat;
}
