import { defined, type Viewer } from '@lusoria/core';
import type { Event } from '../events.ts';
import { dealerAt } from './players.ts';
import type { ThreeState, ThreeView } from './types.ts';

/** View of a deal. */
export function viewOf(state: ThreeState, who: Viewer): ThreeView {
  const you = who === 'spectator' ? null : who;
  const { auction, declarer } = state;
  return {
    form: 'three',
    you,
    options: state.options,
    first: state.first,
    place: state.place,
    players: state.players,
    dealer: dealerAt(state.first, state.seats, state.options),
    phase: state.phase,
    current: state.current,
    hand: you === null ? [] : defined(state.hands[you], 'a hand'),
    counts: state.hands.map((hand) => hand.length),
    calls: auction.calls,
    bid: auction.bid,
    asked: state.phase === 'auction' ? auction.asked : null,
    declarer,
    contract: state.contract,
    ramsch: state.ramsch,
    pickedUp: state.pickedUp,
    skat: you !== null && you === lookerAt(state) ? state.skat : null,
    pushedCards: you === null ? null : (state.pushedCards[you] ?? null),
    pushed: state.pushed,
    unseen: state.unseen,
    doubled: state.doubled,
    doubler: state.doubler,
    answerer: state.answerer,
    trick: state.trick,
    tricks: state.tricks,
    open: state.isOpen && declarer !== null ? defined(state.hands[declarer], 'a hand') : null,
    proposal: state.proposal,
    proposals: state.proposals,
    proposed: state.proposed,
    secured: state.secured,
    end: state.end,
  };
}

/** Seat that knows the skat: the last to have picked it up. */
function lookerAt({
  phase,
  ramsch,
  declarer,
  current,
  pushed,
  pickedUp,
}: ThreeState): number | null {
  if (!pickedUp) return null;
  if (!ramsch) return declarer;
  return phase === 'push' ? current : (pushed.at(-1) ?? null);
}

/** An event as a viewer may learn of it. */
export function redact(event: Event, who: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === who ? hand : hand.map(() => null))),
        skat: event.skat.map(() => null),
      };
    case 'picked-up':
    case 'pushed':
      return event.seat === who ? event : { ...event, cards: event.cards.map(() => null) };
    case 'declared':
      return event.seat === who ? event : { ...event, discards: event.discards.map(() => null) };
    default:
      return event;
  }
}
