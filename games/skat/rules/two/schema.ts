import { integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { CARDS, GAMES } from '../cards.ts';
import { dealSchema, playedCardSchema, trickSchema } from '../deal.ts';
import { optionsSchema } from '../options.ts';
import { resultSchema } from '../result.ts';
import { seriesPlaceSchema } from '../series.ts';

const seat = integer(0, 3);
const card = v.picklist(CARDS);
const hidden = v.nullable(card);

const column = v.strictObject({ open: hidden, below: v.boolean(), gone: list(card) });

export const twoViewSchema = v.strictObject({
  form: v.literal('two'),
  you: v.nullable(seat),
  options: optionsSchema,
  first: seat,
  place: seriesPlaceSchema,
  phase: v.picklist(['deal', 'name', 'kontra', 're', 'play', 'over']),
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
