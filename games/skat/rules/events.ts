import { count, integer, list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, CARDS, type GameName, GAMES } from './cards.ts';
import { type Contract, contractSchema, FACTORS, type Level, LEVELS } from './contract.ts';
import { type Deal, dealSchema } from './deal.ts';
import { type DealResult, resultSchema } from './result.ts';

const seat = integer(0, 3);
const card = v.picklist(CARDS);
const hidden = v.nullable(card);

/** Event of a deal. A null card is hidden from the reader. */
export type Event =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (Card | null)[])[];
      readonly skat: readonly (Card | null)[];
    }
  | {
      readonly type: 'bid';
      readonly seat: number;
      readonly value: number;
    }
  | {
      readonly type: 'held';
      readonly seat: number;
      readonly value: number;
    }
  | {
      readonly type: 'passed';
      readonly seat: number;
    }
  /** The auction is over: this seat plays. */
  | {
      readonly type: 'awarded';
      readonly seat: number;
      readonly bid: number;
    }
  /** Everybody has passed, or it is a round of ramsch. */
  | {
      readonly type: 'ramsch';
    }
  | {
      readonly type: 'picked-up';
      readonly seat: number;
      readonly cards: readonly (Card | null)[];
    }
  | {
      readonly type: 'pushed';
      readonly seat: number;
      readonly cards: readonly (Card | null)[];
    }
  | {
      readonly type: 'pushed-unseen';
      readonly seat: number;
    }
  | {
      readonly type: 'declared';
      readonly seat: number;
      readonly contract: Contract;
      readonly discards: readonly (Card | null)[];
      /** The declarer's hand, in an open game. */
      readonly open: readonly Card[] | null;
    }
  | {
      readonly type: 'doubled';
      readonly seat: number;
      readonly to: (typeof FACTORS)[number];
    }
  | {
      readonly type: 'played';
      readonly seat: number;
      readonly card: Card;
    }
  | {
      readonly type: 'took';
      readonly seat: number;
    }
  | {
      readonly type: 'claimed';
      readonly seat: number;
      readonly no: number;
      readonly level: Level;
      readonly open: readonly Card[];
    }
  | {
      readonly type: 'conceded';
      readonly seat: number;
      readonly no: number;
    }
  | {
      readonly type: 'answered';
      readonly seat: number;
      readonly to: number;
      readonly yes: boolean;
    }
  /** A claim or concession was turned down; play goes on. */
  | {
      readonly type: 'went-on';
      readonly no: number;
    }
  | {
      readonly type: 'ended';
      readonly result: DealResult;
      /** Points written down for each seat. */
      readonly points: readonly number[];
      readonly deal: Deal;
    }
  | {
      readonly type: 'laid-out';
      /** Seat that names the game: of these cards the first four are seen. */
      readonly seat: number;
      /** By seat, column by column: the open card and the one below it; null is hidden. */
      readonly rows: readonly (readonly {
        readonly open: Card | null;
        readonly below: Card | null;
      }[])[];
    }
  | {
      readonly type: 'named';
      readonly seat: number;
      readonly game: GameName;
    }
  | {
      readonly type: 'not-doubled';
      readonly seat: number;
    }
  /** Open cards that were not to be seen before, by seat and column. */
  | {
      readonly type: 'opened';
      readonly cards: readonly {
        readonly seat: number;
        readonly column: number;
        readonly card: Card;
      }[];
    };

export const eventSchema = schemaOf<Event>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('dealt'), hands: list(list(hidden)), skat: list(hidden) }),
    v.strictObject({ type: v.literal('bid'), seat, value: count }),
    v.strictObject({ type: v.literal('held'), seat, value: count }),
    v.strictObject({ type: v.literal('passed'), seat }),
    v.strictObject({ type: v.literal('awarded'), seat, bid: count }),
    v.strictObject({ type: v.literal('ramsch') }),
    v.strictObject({ type: v.literal('picked-up'), seat, cards: list(hidden) }),
    v.strictObject({ type: v.literal('pushed'), seat, cards: list(hidden) }),
    v.strictObject({ type: v.literal('pushed-unseen'), seat }),
    v.strictObject({
      type: v.literal('declared'),
      seat,
      contract: contractSchema,
      discards: list(hidden),
      open: v.nullable(list(card)),
    }),
    v.strictObject({ type: v.literal('doubled'), seat, to: v.picklist(FACTORS) }),
    v.strictObject({ type: v.literal('played'), seat, card }),
    v.strictObject({ type: v.literal('took'), seat }),
    v.strictObject({
      type: v.literal('claimed'),
      seat,
      no: count,
      level: v.picklist(LEVELS),
      open: list(card),
    }),
    v.strictObject({ type: v.literal('conceded'), seat, no: count }),
    v.strictObject({ type: v.literal('answered'), seat, to: count, yes: v.boolean() }),
    v.strictObject({ type: v.literal('went-on'), no: count }),
    v.strictObject({
      type: v.literal('ended'),
      result: resultSchema,
      points: list(v.pipe(v.number(), v.integer())),
      deal: dealSchema,
    }),
    // For two
    v.strictObject({
      type: v.literal('laid-out'),
      seat,
      rows: list(list(v.strictObject({ open: hidden, below: hidden }))),
    }),
    v.strictObject({ type: v.literal('named'), seat, game: v.picklist(GAMES) }),
    v.strictObject({ type: v.literal('not-doubled'), seat }),
    v.strictObject({
      type: v.literal('opened'),
      cards: list(v.strictObject({ seat, column: count, card })),
    }),
  ]),
);
