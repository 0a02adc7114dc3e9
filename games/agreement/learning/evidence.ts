import type { Seat } from '@lusoria/core';
import type { Cell } from '@lusoria/latin';
import { type Done, rightLays } from '../analysis/turns.ts';
import { type Card, type Deck, deckOf, JOKER, readingsOf } from '../rules/deck.ts';
import { declaredCells, judge, rightDeclarations } from '../rules/judge.ts';
import type { Action, Event, View } from '../rules/types.ts';

/**
 * Kinds of evidence about a cell, from active production to passive acceptance. `answered` is practice; the others
 * happen at a table. Playing one card passes over the others that would have been right, and an entirely unknown cell
 * is never played. `shown` is no evidence, but the cell may have been learned.
 */
export type EvidenceKind =
  | 'answered'
  | 'declared'
  | 'challenged'
  | 'false-alarm'
  | 'overlooked'
  | 'accepted'
  | 'missed'
  | 'passed-over'
  | 'shown';

/** A form that was mistaken for what it is not, or for what it could not be there. */
export interface Confusion {
  readonly card: Card;
  /** The cell it was mistaken for. */
  readonly as: Cell;
  /** Its readings; only those that would have been right, if there were any. */
  readonly was: readonly Cell[];
}

/**
 * What somebody does without knowing: accepts or rejects what is shown; marks one of several answers, or leaves it, or
 * marks it when another reason would have been enough. How probable that is differs from person to person.
 */
export type Habit = 'accepts' | 'rejects' | 'marks' | 'leaves' | 'either';

/** A piece of evidence whether a player knows the form of a cell. */
export interface Evidence {
  readonly cell: Cell;
  readonly kind: EvidenceKind;
  /** Whether it is evidence of knowing. */
  readonly right: boolean;
  /** Probability of a right answer without knowing, or of passing over a known cell; null if implied by `kind`. */
  readonly guess: number | Habit | null;
  /** Attention paid when the answer was shown and so could be learned: from 0, none, to 1. */
  readonly shown: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly confusion: Confusion | null;
  /** The play of the round that it is about; null if there was none. */
  readonly lay: number | null;
}

/** An action of a finished round; a substitute's or a bot's is not `byPerson`. */
export interface Acted extends Done {
  readonly byPerson: boolean;
}

/** A finished round as one of its players has seen it. */
export interface LearnerRound {
  readonly me: Seat;
  /** End of the round (milliseconds since 1970). */
  readonly at: number;
  readonly acted: readonly Acted[];
  /** Plays of this player that a checking table rejected. */
  readonly refused: readonly { readonly action: Action; readonly view: View }[];
}

/** Probability of a right play by trial and error, after the table has rejected one in the same turn. */
const GUESS_AFTER_REFUSAL = 0.5;

/** Evidence of a round about the cells of its deck, in order of time. */
export function evidenceOf(round: LearnerRound): readonly Evidence[] {
  const { me, at, acted, refused } = round;
  const tries = refused.flatMap(({ action, view }) =>
    action.type === 'lay' && action.as !== null
      ? declaration(view, action.card, action.as, { at, lay: null, shown: 0, guess: null })
      : [],
  );
  const refusedIn = new Set(refused.map(({ view }) => view.turns));
  const rest = acted.flatMap((one, i): readonly Evidence[] => {
    const seen = one.events.flatMap((event) =>
      event.type === 'settled' ? shownBy(event, one.view, me, at) : [],
    );
    if (one.seat !== me) return [...fromOthers(one, acted, i, me, at), ...seen];
    return one.byPerson ? [...fromOwn(one, acted, i, refusedIn, at), ...seen] : seen;
  });
  return [...tries, ...rest];
}

function fromOwn(
  { action, view, events }: Acted,
  acted: readonly Acted[],
  i: number,
  refusedIn: ReadonlySet<number>,
  at: number,
): readonly Evidence[] {
  switch (action.type) {
    case 'lay': {
      const laid = events.find((event) => event.type === 'laid');
      if (!laid || laid.as === null) return [];
      const settled = settlementOf(acted, i, laid.no);
      const guess = refusedIn.has(view.turns) ? GUESS_AFTER_REFUSAL : null;
      const said = declaration(view, laid.card, laid.as, {
        at,
        lay: laid.no,
        shown: settled === null ? 0 : LOOKED_AT.own,
        guess,
      });
      return [...said, ...passedOver(view, laid.card, laid.as, at)];
    }
    case 'draw':
    case 'pass':
      return rightLays(view).flatMap(({ as }) =>
        as.map((cell) => ({ ...PLAIN, cell, kind: 'missed' as const, right: false, at })),
      );
    default:
      return [];
  }
}

/**
 * Attention to the form tables in a dispute, relative to an answer in practice: in an own dispute, in one of others,
 * and for cells beside the one in dispute. Set by hand.
 */
export const LOOKED_AT = { own: 0.6, others: 0.3, beside: 0.3 } as const;

/**
 * The right plays besides the one that was chosen. A player who chooses uniformly among the known ones, and knows half
 * of them, passes over a known one with probability n / (n + 1), n being the number of others known; cards are also
 * chosen for other reasons, so it counts half.
 */
function passedOver(view: View, card: Card, as: Cell, at: number): readonly Evidence[] {
  const cells = rightLays(view).flatMap((one) => (one.card === card ? [] : one.as));
  const others = [...new Set(cells)].filter((cell) => cell !== as);
  const known = 1 + (others.length - 1) / 2;
  const guess = 1 - 1 / (2 * (known + 1));
  return others.map((cell) => ({ ...PLAIN, cell, kind: 'passed-over', right: false, guess, at }));
}

/** Fields with the same value in most evidence. */
const PLAIN = { guess: null, shown: 0, confusion: null, lay: null } as const;

function declaration(
  view: View,
  card: Card,
  as: Cell,
  rest: Pick<Evidence, 'at' | 'lay' | 'shown' | 'guess'>,
): readonly Evidence[] {
  const deck = deckOf(view.options);
  const on = declaredCells(deck, view.pile);
  if (card === JOKER || on.length === 0) return [];
  const { reads, shares } = judge(deck, card, as, on);
  const confusion = reads && shares === 2 ? null : confusionOf(deck, card, as, on);
  return [{ ...rest, cell: as, kind: 'declared', right: reads, confusion }];
}

/**
 * The confusion in declaring a card; null if the declaration is a reading of the form and no other reading would have
 * fitted.
 */
function confusionOf(deck: Deck, card: Card, as: Cell, on: readonly Cell[]): Confusion | null {
  const readings = readingsOf(deck, card);
  const fitting = rightDeclarations(deck, card, on);
  if (readings.includes(as) && fitting.length === 0) return null;
  return { card, as, was: fitting.length > 0 ? fitting : readings };
}

function fromOthers(
  { view, events, action }: Acted,
  acted: readonly Acted[],
  i: number,
  me: Seat,
  at: number,
): readonly Evidence[] {
  const laid = action.type === 'lay' ? events.find((event) => event.type === 'laid') : undefined;
  if (!laid || laid.as === null || laid.verdict === null || view.out.includes(me)) return [];
  const { no, as: cell, verdict } = laid;
  const settled = settlementOf(acted, i, no);
  // Another player was faster, or a substitute has challenged: no evidence about this one.
  if (settled && (settled.by !== me || !settled.byPerson)) return [];
  const base = { ...PLAIN, cell, at, lay: no };
  if (settled) {
    // A card that reads as declared and only does not agree is no evidence about the form.
    if (settled.upheld) {
      return verdict.reads
        ? []
        : [{ ...base, kind: 'challenged', right: true, shown: LOOKED_AT.own }];
    }
    return [{ ...base, kind: 'false-alarm', right: false, shown: LOOKED_AT.own }];
  }
  if (!verdict.reads) return [{ ...base, kind: 'overlooked', right: false }];
  return verdict.shares === 2 ? [{ ...base, kind: 'accepted', right: true }] : [];
}

/** The form tables lie open when a play is settled: other cells can be learned there, too. */
function shownBy(
  { by, seat, card, as, lay }: Extract<Event, { type: 'settled' }>,
  view: View,
  me: Seat,
  at: number,
): readonly Evidence[] {
  const mine = by === me || seat === me;
  const readings = readingsOf(deckOf(view.options), card).filter((cell) => cell !== as);
  const care = mine ? LOOKED_AT.own : LOOKED_AT.others;
  const beside = readings.map((cell) => ({ cell, shown: care * LOOKED_AT.beside }));
  const all = mine ? beside : [{ cell: as, shown: care }, ...beside];
  return all.map((one) => ({ ...PLAIN, ...one, kind: 'shown', right: false, at, lay }));
}

/** The outcome of a challenge to a play; null if nobody challenged it. */
function settlementOf(
  acted: readonly Acted[],
  from: number,
  lay: number,
): (Extract<Event, { type: 'settled' }> & Pick<Acted, 'byPerson'>) | null {
  for (const { events, byPerson } of acted.slice(from + 1)) {
    const settled = events.find((event) => event.type === 'settled');
    if (settled?.lay === lay) return { ...settled, byPerson };
    if (events.some((event) => event.type === 'laid')) return null;
  }
  return null;
}
