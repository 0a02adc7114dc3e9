import type { Fault } from 'lusoria/arena/player.ts';
import type { CommandWords } from '../types.ts';

/** What `lusoria arena` and `lusoria solve` say. */
export interface ArenaWords {
  readonly commands: {
    readonly arena: CommandWords<
      'seats' | 'deals' | 'duplicate' | 'seed' | 'budget' | 'jobs' | 'records' | 'json'
    >;
    readonly solve: CommandWords<'ply' | 'json'>;
  };
  readonly arena: {
    readonly onlySkat: string;
    readonly whichSeats: string;
    readonly howManySeats: (seats: number, fewest: number, most: number) => string;
    /** Where bots alone can play. */
    readonly onlyInArena: (name: string) => string;
    /** With the difference so far, when there is one. */
    readonly progress: (done: string, deals: string, difference: string | null) => string;
    readonly notReady: (name: string, why: string) => string;
    readonly tooOften: (name: string, times: number, fault: string) => string;
    readonly faults: Readonly<Record<Fault, string>>;
    readonly notRecorded: (file: string, reason: string) => string;
    readonly nothing: string;
    readonly stopped: string;
    readonly title: (deals: string, games: string) => string;
    /** The heads of the table's columns. */
    readonly heads: {
      readonly perGame: string;
      readonly declared: string;
      readonly won: string;
      readonly median: string;
      readonly p999: string;
      readonly most: string;
      readonly faults: string;
    };
    readonly difference: string;
    readonly interval: (low: string, high: string) => string;
    readonly seconds: string;
    readonly secondsText: (seconds: string, perSecond: string) => string;
  };
  readonly solve: {
    /** Where a position stands: in a file, in which line or as which of its positions, and what it is called. */
    readonly place: (file: string, line: number, id: string) => string;
    readonly position: (file: string, number: number) => string;
    readonly nobodyPlays: string;
    readonly hidden: string;
    readonly forTwo: string;
    readonly notPlayed: string;
    readonly tooShort: (cards: number, ply: number) => string;
    readonly over: string;
    readonly illegal: (move: number) => string;
    readonly noPosition: (path: string) => string;
    readonly impossible: string;
    readonly noPly: string;
    readonly heads: {
      readonly id: string;
      readonly ply: string;
      readonly game: string;
      readonly toPlay: string;
      readonly value: string;
      readonly best: string;
      readonly time: string;
    };
    readonly declarer: string;
    readonly defender: string;
    /** The value of a null. */
    readonly held: string;
    readonly lost: string;
  };
}
