import { integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, CARDS, type GameName, GAMES } from '../cards.ts';
import { dealSchema, type PlayedCard, playedCardSchema, type Trick, trickSchema } from '../deal.ts';
import { type Options, optionsSchema } from '../options.ts';
import { resultSchema } from '../result.ts';
import { type SeriesPlace, seriesPlaceSchema } from '../series.ts';

const seat = integer(0, 3);
const card = v.picklist(CARDS);
const hidden = v.nullable(card);

/**
 * A column of a player for two: the card on top (null while nobody sees it, or when it was played),
 * whether one lies face down below it, and what was played from here, in that order.
 */
const column = v.strictObject({ open: hidden, below: v.boolean(), gone: list(card) });
export type TwoColumn = v.InferOutput<typeof column>;

/** What a viewer sees of a deal for two (ludus rusticus). */
export const twoViewSchema = v.strictObject({
  form: v.literal('two'),
  you: v.nullable(seat),
  options: optionsSchema,
  first: seat,
  place: seriesPlaceSchema,
  phase: v.picklist(['deal', 'name', 'kontra', 're', 'play', 'over']),
  /** Who names the game: the one who does not deal. */
  declarer: seat,
  current: v.nullable(seat),
  rows: list(list(column)),
  game: v.nullable(v.picklist(GAMES)),
  doubled: v.picklist([1, 2, 4]),
  trick: list(playedCardSchema),
  tricks: list(trickSchema),
  end: v.nullable(
    v.strictObject({
      result: resultSchema,
      points: list(v.pipe(v.number(), v.integer())),
      deal: dealSchema,
    }),
  ),
});
export type TwoView = v.InferOutput<typeof twoViewSchema>;

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
