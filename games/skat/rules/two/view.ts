import { defined, onceFor, type Random, shuffled, type Viewer } from '@lusoria/core';
import { type Card, CARDS } from '../cards.ts';
import type { Event } from '../events.ts';
import { COLUMNS, isSeen } from './rows.ts';
import type { TwoColumn, TwoPile, TwoState, TwoView } from './types.ts';

/** View of a deal: the same for everybody, for nobody sees the cards below. */
export function viewOf(state: TwoState, who: Viewer): TwoView {
  return {
    form: 'two',
    you: who === 'spectator' ? null : who,
    options: state.options,
    first: state.first,
    place: state.place,
    phase: state.phase,
    declarer: state.first,
    current: state.current,
    rows: shownRows(state),
    game: state.game,
    doubled: state.doubled,
    trick: state.trick,
    tricks: state.tricks,
    end: state.end,
  };
}

/** The rows as everybody sees them. */
const shownRows = onceFor((state: TwoState): TwoView['rows'] =>
  state.rows.map((row, seat) =>
    row.map(({ open, below, gone }, column) => ({
      open: isSeen(state, seat, column) ? open : null,
      below: below !== null,
      gone,
    })),
  ),
);

/** An event as a viewer may learn of it. All learn the same. */
export function redact(event: Event, _who: Viewer): Event {
  if (event.type !== 'laid-out') return event;
  const laid = { phase: 'name', first: event.seat } as const;
  return {
    ...event,
    rows: event.rows.map((row, seat) =>
      row.map(({ open }, column) => ({
        open: isSeen(laid, seat, column) ? open : null,
        below: null,
      })),
    ),
  };
}

/** A full state that looks like this: the cards nobody sees are drawn at random. */
export function resampleState(view: TwoView, random: Random): TwoState {
  return {
    form: 'two',
    options: view.options,
    first: view.first,
    place: view.place,
    phase: view.phase,
    rows: view.end ? uncovered(view.rows, view.end.deal.hands) : drawRows(view, random),
    game: view.game,
    doubled: view.doubled,
    current: view.current,
    trick: view.trick,
    tricks: view.tricks,
    end: view.end,
  };
}

/** At the end all cards are known. */
function uncovered(
  rows: readonly (readonly TwoColumn[])[],
  hands: readonly (readonly Card[])[],
): TwoState['rows'] {
  return rows.map((row, seat) =>
    row.map(({ open, below, gone }, column) => ({
      open,
      below: below ? defined(defined(hands[seat])[COLUMNS + column]) : null,
      gone,
    })),
  );
}

function drawRows(view: TwoView, random: Random): TwoState['rows'] {
  const hidden = shuffled(unseenIn(view), random);
  const next = () => defined(hidden.pop(), 'a hidden card');
  return view.rows.map((row, seat) =>
    row.map(
      ({ open, below, gone }, column): TwoPile => ({
        open: isSeen(view, seat, column) ? open : next(),
        below: below ? next() : null,
        gone,
      }),
    ),
  );
}

/** The cards that nobody has seen so far. */
function unseenIn({ rows }: Pick<TwoView, 'rows'>): readonly Card[] {
  const seen = new Set(rows.flat().flatMap(({ open, gone }) => [open, ...gone]));
  return CARDS.filter((card) => !seen.has(card));
}
