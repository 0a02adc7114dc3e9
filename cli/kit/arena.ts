import type { Outcome, Random } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';

/** A game of the arena that is over. */
export interface ArenaGame {
  readonly outcome: Outcome;
  readonly events: readonly unknown[];
  /** Players by chair. */
  readonly names: readonly string[];
  /** The chair that began. */
  readonly first: number;
  /** The number of the deal, and of the seating in which it was played, from 0. */
  readonly deal: number;
  readonly seating: number;
}

/** What is measured of players: something that is counted, divided by something else. */
export interface Measure {
  /** Its name in `--json`. */
  readonly key: string;
  /** Names of what is counted; `games` is there without being counted. */
  readonly of: string;
  readonly per: string;
  readonly shownAs: 'number' | 'percent';
}

/** What the arena says of a game: its title, and the heads of its measures by their keys. */
export interface ArenaLabels {
  readonly title: string;
  readonly measures: Readonly<Record<string, string>>;
}

/** Where the points of a game's players lie, for `--breakdown`. */
export interface Breakdown {
  /** Loads what counting needs. To be awaited before. */
  load(): Promise<void>;
  /** What is counted of a game, by chair: it is added up over all games of a player. */
  count(game: ArenaGame): readonly Readonly<Record<string, number>>[];
  /** As JSON. */
  figures(counts: Readonly<Record<string, number>>): unknown;
  /** For people. */
  lines(players: readonly BrokenDown[], language: Language): Promise<readonly string[]>;
}

/** What was counted of a player. */
export interface BrokenDown {
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** How players of a game are measured. */
export interface ArenaPart {
  /** How many chairs a table has. */
  readonly seats: number;
  /** The options that differ from the usual ones. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Players are compared by the first; there is at least one. */
  readonly measures: readonly [Measure, ...Measure[]];
  labels(language: Language): Promise<ArenaLabels>;
  /** What is counted of the game for who sits there. */
  count(game: ArenaGame, chair: number): Readonly<Record<string, number>>;
  /** What is played in the place of an answer that cannot be used; absent: anything. Null where nobody is asked. */
  substitute?(view: unknown, random: Random): unknown;
  /** Absent: there is none. */
  readonly breakdown?: Breakdown;
  /** The game in a line, for `--records`; absent: as JSON. */
  record?(game: ArenaGame): string;
}
