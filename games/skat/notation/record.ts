import type { Card, GameName } from '../rules/cards.ts';
import type { Level } from '../rules/contract.ts';

/** A property as it stands in the file: `before` is what stands between the one before and its key. */
export interface Property {
  readonly before: string;
  readonly key: string;
  /** Text between key and `[`; empty, as a rule. */
  readonly gap: string;
  readonly value: string;
}

/** Fore-, middle-, rearhand. */
export type Place = 0 | 1 | 2;
export const PLACES = [0, 1, 2] as const;

/** Action in a record; a null card is hidden. */
export type RecordedAction =
  | { readonly type: 'deal'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'bid'; readonly value: number }
  /** In the auction; in records of our own also an answer. */
  | { readonly type: 'hold' }
  | { readonly type: 'pass' }
  | { readonly type: 'pick-up' }
  | { readonly type: 'skat'; readonly cards: readonly (Card | null)[] }
  | Declaration
  | { readonly type: 'discard'; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'play'; readonly card: Card | null }
  | { readonly type: 'show'; readonly level: Level }
  | { readonly type: 'resign' }
  | { readonly type: 'time-out'; readonly place: Place }
  | { readonly type: 'leave'; readonly place: Place }
  // Ours
  | { readonly type: 'double'; readonly to: 2 | 4 | 8 }
  | { readonly type: 'push'; readonly cards: readonly (Card | null)[] };

/** A game with the letters behind it, and the cards that follow: discards, an open hand. */
export interface Declaration {
  readonly type: 'declare';
  readonly game: GameName;
  /** O, H, S, Z as they are written; what they imply is not in here. */
  readonly ouvert: boolean;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly cards: readonly (Card | null)[];
  /** Ours: by what a null below the bid is charged. */
  readonly instead: GameName | null;
}

/** A move: who (`w` is the world) does what, and where that stands. */
export interface Move {
  readonly who: 'w' | Place;
  readonly token: string;
  readonly recorded: RecordedAction;
}

/** Result of a game in records. */
const RESULTS = ['win', 'loss', 'passed', 'penalty', 'unknown', 'ramsch'] as const;
type ResultName = (typeof RESULTS)[number];

/** Values computed for a game, as a record states them. */
export interface Outcome {
  /** 0, 1, 2 for fore-, middle-, rearhand; -1 when nobody plays alone. */
  readonly declarer: number;
  readonly result: ResultName;
  /** Signed, doubled when lost, without the 50. */
  readonly value: number;
  /** With (+) or without (-). */
  readonly matadors: number;
  readonly overbid: boolean;
  /** The declarer's card points with the skat, and tricks. */
  readonly points: number;
  readonly tricks: number;
  readonly schneider: boolean;
  readonly schwarz: boolean;
}

export const OUTCOME_KEYS = [
  'declarer',
  'result',
  'value',
  'matadors',
  'overbid',
  'points',
  'tricks',
  'schneider',
  'schwarz',
] as const;
export type OutcomeKey = (typeof OUTCOME_KEYS)[number];

/** Values that a record states; null where it states none. */
export type Stated = { readonly [Key in OutcomeKey]: Outcome[Key] | null };

/** A game as it was recorded. `printRecord` gives back every byte of it. */
export interface SkatRecord {
  /** Text before `(;`. */
  readonly lead: string;
  readonly properties: readonly Property[];
  /** Text between the last `]` and the end, `)` included. */
  readonly tail: string;
  readonly moves: readonly Move[];
  readonly stated: Stated;
}

/** Why a text cannot be read: where (from 1; columns count UTF-16 units), at which token. */
export interface Fault {
  readonly code: FaultCode;
  readonly line: number;
  readonly column: number;
  readonly token: string;
}

/** @public */
export const FAULT_CODES = [
  'no-record',
  /** Something after a record where only one is expected. */
  'more-than-one',
  /** The record breaks off. */
  'cut-off',
  /** No record is so long; its end is not looked for any further. */
  'too-long',
  /** Neither a property nor the end. */
  'no-property',
  /** A record of another game. */
  'other-game',
  'no-moves',
  /** Moves, or the result, twice. */
  'twice',
  'no-such-player',
  'no-such-move',
  /** Somebody who does nothing. */
  'half-a-move',
  /** Not 32 cards, or none of them known. */
  'no-deal',
  'no-such-card',
  'card-twice',
  'no-such-result',
  /** Options that our own records have and we do not know. */
  'no-such-option',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A property's value; null when there is none. Of two the first one counts. */
export function field(record: Pick<SkatRecord, 'properties'>, key: string): string | null {
  return record.properties.find((property) => property.key === key)?.value ?? null;
}

/** The name of the player at a place; empty if the record has none. */
export function playerAt(record: Pick<SkatRecord, 'properties'>, place: number): string {
  return field(record, `P${place}`) ?? '';
}

/** The record as it stood in the file, byte for byte. */
export function printRecord({ lead, properties, tail }: SkatRecord): string {
  let text = `${lead}(;`;
  for (const { before, key, gap, value } of properties) text += `${before}${key}${gap}[${value}]`;
  return text + tail;
}
