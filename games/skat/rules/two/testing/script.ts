import { draw, type Random, type Viewer } from '@lusoria/core';
import * as v from 'valibot';
import type { Action } from '../../actions.ts';
import { CARDS } from '../../cards.ts';
import type { Event } from '../../events.ts';
import { type Options, optionsSchema } from '../../options.ts';
import type { GameResult } from '../../result.ts';
import { placeAfter, type SeriesPlace } from '../../series.ts';
import { cards } from '../../testing/script.ts';
import * as two from '../index.ts';
import type { TwoState, TwoView } from '../types.ts';

/** Options with everything else standard. */
function options(written: Partial<Options> = {}): Options {
  return v.parse(optionsSchema, written);
}

/** Eight cards each, column by column. */
export interface Layout {
  readonly namer: { readonly open: string; readonly below: string };
  readonly dealer: { readonly open: string; readonly below: string };
}

/** The shuffle that deals so: open cards of namer and dealer, then those below. */
export function shuffleFor({ namer, dealer }: Layout): readonly number[] {
  const parts = [namer.open, dealer.open, namer.below, dealer.below].map(cards);
  if (parts.some((part) => part.length !== 8) || new Set(parts.flat()).size !== 32) {
    throw new RangeError('not four times eight cards');
  }
  return parts.flat().map((card) => CARDS.indexOf(card));
}

/** Start of a deal. */
export interface Opening {
  readonly options?: Partial<Options>;
  readonly first?: number;
  readonly kind?: SeriesPlace['kind'];
  readonly shuffle: readonly number[];
}

/** A deal that is played step by step. What is refused throws. */
export class Table {
  state: TwoState;
  readonly log: Event[] = [];

  constructor({ options: written = {}, first = 0, kind = 'plain', shuffle }: Opening) {
    const read = options(written);
    const place = { ...placeAfter([], read, 2), kind };
    this.state = two.init({ options: read, seats: 2, first, place });
    this.follow(two.chance(this.state, shuffle));
  }

  view(who: Viewer = 'spectator'): TwoView {
    return two.viewOf(this.state, who);
  }

  /** Seat to act; nobody at the end. */
  get current(): number {
    return this.state.current ?? -1;
  }

  act(by: number, action: Action): readonly Event[] {
    const made = two.decide(this.state, by, action);
    if (!made.ok) throw new Error(`${by} ${JSON.stringify(action)}: ${made.rejection.code}`);
    this.follow(made.value);
    return made.value;
  }

  /** The code of the refusal; null when it is none. Changes nothing. */
  code(by: number, action: Action): string | null {
    const made = two.decide(this.state, by, action);
    return made.ok ? null : made.rejection.code;
  }

  /** Cards in the order they are played, whoever's turn it is. */
  play(text: string): this {
    for (const card of cards(text)) this.act(this.current, { type: 'play', card });
    return this;
  }

  /** The open cards of a seat, column by column; `--` where none is seen. */
  row(seat: number): string {
    return (this.view().rows[seat] ?? []).map(({ open }) => open ?? '--').join(' ');
  }

  get result(): GameResult {
    const result = this.state.end?.result;
    if (result?.kind !== 'game') throw new Error('the deal is not over');
    return result;
  }

  follow(events: readonly Event[]): void {
    this.log.push(...events);
    this.state = events.reduce(two.evolve, this.state);
  }
}

/** Somebody who plays. */
export type Player = (view: TwoView, random: Random) => Action | null;

/** Does anything but giving up. */
export function persistent(view: TwoView, random: Random): Action | null {
  for (;;) {
    const action = two.sampleAction(view, random);
    if (action?.type !== 'concede') return action;
  }
}

/**
 * Plays a deal to its end.
 *
 * @throws when somebody who must act does not, or is refused.
 */
export function playOut(
  table: Table,
  players: readonly Player[],
  random: Random,
  watch: (events: readonly Event[]) => void = () => {},
): Table {
  while (table.state.end === null) {
    const by = table.current;
    const action = players[by]?.(table.view(by), random) ?? null;
    if (action === null) throw new Error(`${by} does nothing`);
    watch(table.act(by, action));
  }
  return table;
}

/** Any shuffle. */
export function anyShuffle(random: Random): readonly number[] {
  return draw({ kind: 'shuffle', size: CARDS.length }, random);
}

/**
 * A deal in spades that is written out below: all follow with what lies open, and it ends 60 to 60.
 */
export const EVEN: Layout = {
  namer: { open: 'CJ SA ST HA D7 D8 H7 C7', below: 'HJ SK S9 HT D9 DK H8 C8' },
  dealer: { open: 'SJ S7 HK CA DA H9 C9 DQ', below: 'DJ SQ S8 HQ DT CT CK CQ' },
};

/** Its tricks, each with the one who leads first: N names, D deals; then who takes it, for how much. */
export const EVEN_TRICKS = [
  ['N CJ S7', 'N', 2],
  ['N SA SJ', 'D', 13],
  ['D CA C7', 'D', 11],
  ['D DA D7', 'D', 11],
  ['D DT D8', 'D', 10],
  ['D C9 C8', 'D', 0],
  ['D CK ST', 'N', 14],
  ['N HA HK', 'N', 15],
  ['N HJ S8', 'N', 2],
  ['N SK DJ', 'D', 6],
  ['D DQ DK', 'N', 7],
  ['N HT H9', 'N', 10],
  ['N D9 SQ', 'D', 3],
  ['D CT S9', 'N', 10],
  ['N H7 HQ', 'D', 3],
  ['D CQ H8', 'D', 3],
] as const;

/** A deal in clubs in which the namer takes everything. */
export const MARCH: Layout = {
  namer: { open: 'CJ SJ HJ DJ CA CT CK CQ', below: 'C9 C8 C7 SA ST SK SQ S9' },
  dealer: { open: 'HA HT HK HQ DA DT DK DQ', below: 'H9 H8 H7 D9 D8 D7 S8 S7' },
};
