import type { Card, GameName } from '../cards.ts';
import type { Deal, PlayedCard, Trick } from '../deal.ts';
import type { Options } from '../options.ts';
import type { DealResult } from '../result.ts';
import type { SeriesPlace } from '../series.ts';

/**
 * A column of a player for two: the card on top (null while nobody sees it, or when it was played),
 * whether one lies face down below it, and what was played from here, in that order.
 */
export interface TwoColumn {
  readonly open: Card | null;
  readonly below: boolean;
  readonly gone: readonly Card[];
}

/** View of a deal for two (ludus rusticus). */
export interface TwoView {
  readonly form: 'two';
  readonly you: number | null;
  readonly options: Options;
  readonly first: number;
  readonly place: SeriesPlace;
  readonly phase: 'deal' | 'name' | 'kontra' | 're' | 'play' | 'over';
  /** Seat that names the game: the one that does not deal. */
  readonly declarer: number;
  readonly current: number | null;
  readonly rows: readonly (readonly TwoColumn[])[];
  readonly game: GameName | null;
  readonly doubled: 1 | 2 | 4;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  readonly end: {
    readonly result: DealResult;
    readonly points: readonly number[];
    readonly deal: Deal;
  } | null;
}

/** A column for two: the card on top, the one face down below it, and what was played from here. */
export interface TwoPile {
  readonly open: Card | null;
  readonly below: Card | null;
  readonly gone: readonly Card[];
}

/** A deal for two. */
export interface TwoState {
  readonly form: 'two';
  readonly options: Options;
  readonly first: number;
  readonly place: SeriesPlace;
  readonly phase: TwoView['phase'];
  /** By seat, eight columns; none before the deal. */
  readonly rows: readonly (readonly TwoPile[])[];
  readonly game: GameName | null;
  readonly doubled: 1 | 2 | 4;
  readonly current: number | null;
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  readonly end: TwoView['end'];
}
