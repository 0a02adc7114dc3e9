import { defined, pick, type Random, type Seat, shuffled, type Viewer } from '@lusoria/core';
import { deckOf } from './deck.ts';
import { isRight } from './judge.ts';
import type { Event, PlayedCard, PileCard, State, Verdict, View } from './types.ts';

/** The opponents who can still accept or challenge the last play. */
export function seatsToAnswer(
  state: Pick<State, 'window' | 'pile' | 'hands' | 'out'>,
): readonly Seat[] {
  const { window } = state;
  if (!window) return [];
  const player = state.pile.at(-1)?.seat;
  return state.hands
    .map((_, seat) => seat)
    .filter((s) => s !== player && !state.out.includes(s) && !window.accepted.includes(s));
}

/** The view of a round for a viewer. */
export function viewOf(state: State, who: Viewer): View {
  const you = who === 'spectator' ? null : who;
  const { phase, window } = state;
  return {
    you,
    options: state.options,
    first: state.first,
    phase: phase === 'deal' || phase === 'bury' || phase === 'reshuffle' ? 'chance' : phase,
    current: state.current,
    hand: you === null ? [] : defined(state.hands[you], 'a hand'),
    drawn: you === state.current ? state.drawn : null,
    counts: state.hands.map((hand) => hand.length),
    stock: state.stock.length,
    pile: state.pile.map(withoutVerdict),
    window: window && { lay: window.lay, open: [...seatsToAnswer(state)] },
    dispute: state.dispute,
    out: state.out,
    turns: state.turns,
    lays: state.lays,
    idle: state.idle,
    pendingDraw: state.pendingDraw && { ...state.pendingDraw },
    end: state.end && {
      reason: state.end.reason,
      ranking: state.end.ranking,
      report: state.end.report,
    },
  };
}

function withoutVerdict({ no, seat, card, as }: PlayedCard): PileCard {
  return { no, seat, card, as };
}

/** An event as a viewer may see it. */
export function redact(event: Event, who: Viewer): Event | null {
  switch (event.type) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === who ? hand : hand.map(() => null))),
        stock: event.stock.map(() => null),
      };
    case 'buried':
      return { ...event, at: null };
    case 'laid':
      return { ...event, verdict: null };
    case 'drew':
      return event.seat === who ? event : { ...event, card: null };
    case 'reshuffled':
      return { ...event, stock: event.stock.map(() => null) };
    default:
      return event;
  }
}

/** A random full state consistent with the view: hidden cards and verdicts are drawn at random. */
export function resampleState(view: View, random: Random): State {
  const deck = deckOf(view.options);
  const hidden = shuffled(unseen(deck.cards, view), random);
  const hands = view.counts.map((count, seat) =>
    seat === view.you ? view.hand : hidden.splice(0, count),
  );
  const pile = view.pile.map((laid) => ({
    ...laid,
    verdict: laid.as === null ? null : anyVerdict(random),
  }));
  return {
    options: view.options,
    seats: view.counts.length,
    first: view.first,
    phase: view.phase === 'chance' ? chancePhase(view) : view.phase,
    current: view.current,
    hands,
    stock: hidden,
    pile,
    drawn: view.phase === 'drawn' ? (view.drawn ?? hands[view.current]?.at(-1) ?? null) : null,
    window: view.window && { lay: view.window.lay, accepted: acceptedBy(view, view.window.open) },
    dispute: view.dispute,
    out: view.out,
    turns: view.turns,
    lays: view.lays,
    idle: view.idle,
    pendingDraw: view.pendingDraw,
    errors: view.end ? view.end.report : standingErrors(pile),
    end: view.end,
  };
}

function chancePhase(view: View): 'deal' | 'bury' | 'reshuffle' {
  if (view.pile.length === 0) return 'deal';
  return view.pendingDraw ? 'reshuffle' : 'bury';
}

function acceptedBy(view: View, open: readonly Seat[]): readonly Seat[] {
  const player = view.pile.at(-1)?.seat;
  return view.counts
    .map((_, seat) => seat)
    .filter((s) => s !== player && !view.out.includes(s) && !open.includes(s));
}

function anyVerdict(random: Random): Verdict {
  const reads = random.int(2) === 0;
  return { reads, shares: pick([0, 1, 2, 3], random) };
}

function standingErrors(pile: readonly PlayedCard[]): State['errors'] {
  return pile.flatMap(({ no, seat, card, as, verdict }, i) => {
    const under = pile[i - 1];
    if (seat === null || as === null || verdict === null || isRight(verdict) || !under) return [];
    return [{ no, seat, card, as, on: { card: under.card, as: under.as }, verdict }];
  });
}

/** The deck without the cards that the viewer sees. */
function unseen(cards: readonly number[], view: View): number[] {
  if (view.pile.length === 0) return [];
  const rest = [...cards];
  for (const card of [...view.hand, ...view.pile.map((laid) => laid.card)]) {
    rest.splice(rest.indexOf(card), 1);
  }
  return rest;
}
