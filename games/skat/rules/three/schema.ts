import { count, integer, list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { CARDS } from '../cards.ts';
import { contractSchema, LEVELS } from '../contract.ts';
import { dealSchema, playedCardSchema, trickSchema } from '../deal.ts';
import { optionsSchema } from '../options.ts';
import { resultSchema } from '../result.ts';
import { seriesPlaceSchema } from '../series.ts';

const seat = integer(0, 3);
const card = v.picklist(CARDS);
const level = v.picklist(LEVELS);

const call = v.strictObject({
  seat,
  call: v.union([count, v.picklist(['hold', 'pass'])]),
});

const proposal = v.strictObject({
  no: count,
  kind: v.picklist(['claim', 'concession']),
  seat,
  level: v.nullable(level),
  waiting: list(seat),
});

const end = v.strictObject({
  result: resultSchema,
  points: list(v.pipe(v.number(), v.integer())),
  deal: dealSchema,
  discards: list(card),
});

const phase = v.picklist([
  /** Cards are being shuffled. */
  'deal',
  'auction',
  /** The declarer picks up or plays hand. */
  'skat',
  /** The declarer has picked up, lays away and declares. */
  'discard',
  /** Ramsch: somebody pushes. */
  'push',
  'play',
  'over',
]);

export const threeViewSchema = v.strictObject({
  form: v.literal('three'),
  you: v.nullable(seat),
  options: optionsSchema,
  first: seat,
  place: seriesPlaceSchema,
  players: list(seat),
  dealer: seat,
  phase,
  current: v.nullable(seat),
  hand: list(card),
  counts: list(count),
  calls: list(call),
  bid: count,
  asked: v.nullable(v.picklist(['bid', 'answer', 'take'])),
  declarer: v.nullable(seat),
  contract: v.nullable(contractSchema),
  ramsch: v.boolean(),
  pickedUp: v.boolean(),
  skat: v.nullable(list(card)),
  pushedCards: v.nullable(list(card)),
  pushed: list(seat),
  unseen: list(seat),
  doubled: v.picklist([1, 2, 4, 8]),
  doubler: v.nullable(seat),
  answerer: v.nullable(seat),
  trick: list(playedCardSchema),
  tricks: list(trickSchema),
  open: v.nullable(list(card)),
  proposal: v.nullable(proposal),
  proposals: count,
  proposed: list(seat),
  secured: v.nullable(level),
  end: v.nullable(end),
});
