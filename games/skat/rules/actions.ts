import { count, list, schemaOf } from '@lusoria/core/schema';
import * as v from 'valibot';
import { type Card, CARDS, type GameName, GAMES } from './cards.ts';
import { type Contract, contractSchema, FACTORS, type Level, LEVELS } from './contract.ts';

const card = v.picklist(CARDS);

/** Action of a seat. */
export type Action =
  | {
      readonly type: 'bid';
      readonly value: number;
    }
  | {
      readonly type: 'hold';
    }
  | {
      readonly type: 'pass';
    }
  | {
      readonly type: 'pick-up';
    }
  /**
   * Two cards to lay away; none in a hand game. `instead`: the suit or grand by which a null below
   * its bid is charged, for such a game is lost at once; otherwise null.
   */
  | {
      readonly type: 'declare';
      readonly contract: Contract;
      readonly discards: readonly Card[];
      readonly instead: GameName | null;
    }
  | {
      readonly type: 'push';
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'push-unseen';
    }
  | {
      readonly type: 'play';
      readonly card: Card;
    }
  /** Kontra (2), re (4), bock (8). */
  | {
      readonly type: 'double';
      readonly to: (typeof FACTORS)[number];
    }
  | {
      readonly type: 'claim';
      readonly level: Level;
    }
  | {
      readonly type: 'concede';
    }
  /** An answer to a claim or concession, by its number. */
  | {
      readonly type: 'answer';
      readonly to: number;
      readonly yes: boolean;
    }
  | {
      readonly type: 'name';
      readonly game: GameName;
    }
  | {
      readonly type: 'no-double';
    };

export const actionSchema = schemaOf<Action>()(
  v.variant('type', [
    // The auction
    v.strictObject({ type: v.literal('bid'), value: count }),
    v.strictObject({ type: v.literal('hold') }),
    v.strictObject({ type: v.literal('pass') }),
    v.strictObject({ type: v.literal('pick-up') }),
    v.strictObject({
      type: v.literal('declare'),
      contract: contractSchema,
      discards: list(card),
      instead: v.nullable(v.picklist(GAMES)),
    }),
    // Ramsch with pushing: after picking up, or without looking
    v.strictObject({ type: v.literal('push'), cards: list(card) }),
    v.strictObject({ type: v.literal('push-unseen') }),
    // Play
    v.strictObject({ type: v.literal('play'), card }),
    v.strictObject({ type: v.literal('double'), to: v.picklist(FACTORS) }),
    v.strictObject({ type: v.literal('claim'), level: v.picklist(LEVELS) }),
    v.strictObject({ type: v.literal('concede') }),
    v.strictObject({ type: v.literal('answer'), to: count, yes: v.boolean() }),
    // For two
    v.strictObject({ type: v.literal('name'), game: v.picklist(GAMES) }),
    v.strictObject({ type: v.literal('no-double') }),
  ]),
);
