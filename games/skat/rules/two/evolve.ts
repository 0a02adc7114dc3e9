import { defined } from '@lusoria/core';
import { type Card, winnerOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { dealerOf } from './rows.ts';
import type { TwoPile, TwoState } from './types.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** One list for all piles, of which there are 32 at every table. */
const NONE: readonly Card[] = [];

/** Players. */
const SEATS = 2;

/** The deal after an event. Events of the form for three change nothing. */
export function evolve(state: TwoState, event: Event): TwoState {
  switch (event.type) {
    case 'laid-out':
      return {
        ...state,
        phase: 'name',
        current: state.first,
        rows: event.rows.map((row) => row.map(({ open, below }) => ({ open, below, gone: NONE }))),
      };
    case 'named':
      return { ...state, game: event.game };
    case 'opened':
      return opened(state, event);
    case 'doubled':
      return doubled(state, event);
    case 'not-doubled':
      return state;
    case 'played':
      return played(state, event);
    case 'took':
      return {
        ...state,
        tricks: [...state.tricks, { cards: state.trick, winner: event.seat }],
        trick: [],
        current: event.seat,
      };
    case 'conceded':
      return state;
    case 'ended': {
      const { result, points, deal } = event;
      return { ...state, phase: 'over', current: null, end: { result, points, deal } };
    }
    case 'dealt':
    case 'bid':
    case 'held':
    case 'passed':
    case 'awarded':
    case 'ramsch':
    case 'picked-up':
    case 'pushed':
    case 'pushed-unseen':
    case 'declared':
    case 'claimed':
    case 'answered':
    case 'went-on':
      return state;
  }
}

/** Taker of the trick that lies there; null while a card is missing. */
export function takerOf({ trick, game }: Pick<TwoState, 'trick' | 'game'>): number | null {
  if (trick.length < SEATS || game === null) return null;
  const best = winnerOf(
    trick.map(({ card }) => card),
    game,
  );
  return defined(trick[best]).seat;
}

/** Cards come to be seen: after the naming, before the first trick, or from below. */
function opened(state: TwoState, { cards }: Of<'opened'>): TwoState {
  const rows = state.rows.map((row, seat) =>
    row.map((pile, column) => {
      const now = cards.find((one) => one.seat === seat && one.column === column);
      return now ? turnedUp(pile, now.card) : pile;
    }),
  );
  const after = { ...state, rows };
  if (state.phase === 'play') return after;
  const isAsked = state.phase === 'name' && state.options.kontra !== 'off';
  return isAsked
    ? { ...after, phase: 'kontra', current: dealerOf(state.first) }
    : { ...after, phase: 'play', current: state.first };
}

/** The card was on top already, or comes up from below. */
function turnedUp(pile: TwoPile, card: Card): TwoPile {
  return pile.open === null && pile.gone.length > 0
    ? { ...pile, open: card, below: null }
    : { ...pile, open: card };
}

function doubled(state: TwoState, { to }: Of<'doubled'>): TwoState {
  switch (to) {
    case 2:
      return { ...state, doubled: 2, phase: 're', current: state.first };
    case 4:
      return { ...state, doubled: 4 };
    case 8:
      return state;
  }
}

function played(state: TwoState, { seat, card }: Of<'played'>): TwoState {
  const row = defined(state.rows[seat], 'a row').map((pile) =>
    pile.open === card ? { ...pile, open: null, gone: [...pile.gone, card] } : pile,
  );
  const trick = [...state.trick, { seat, card }];
  return {
    ...state,
    rows: state.rows.map((one, at) => (at === seat ? row : one)),
    trick,
    current: trick.length < SEATS ? dealerOf(seat) : null,
  };
}
