import type { Outcome, Random } from '@lusoria/core';
import type { Language } from '@lusoria/i18n';

/** A finished game of the arena. */
export interface ArenaGame {
  readonly outcome: Outcome;
  readonly events: readonly unknown[];
  /** Players by chair. */
  readonly names: readonly string[];
  /** The chair that began. */
  readonly first: number;
  /** Number of the deal, and of its seating, from 0. */
  readonly deal: number;
  readonly seating: number;
}

/** A measure of players: one count divided by another. */
export interface Measure {
  /** Its name in `--json`. */
  readonly key: string;
  /** Names of counts; `games` exists without being counted. */
  readonly of: string;
  readonly per: string;
  readonly shownAs: 'number' | 'percent';
}

/** The arena's labels for a game: its title, and the headings of its measures by their keys. */
export interface ArenaLabels {
  readonly title: string;
  readonly measures: Readonly<Record<string, string>>;
}

/** Breakdown of the points of a game's players, for `--breakdown`. */
export interface Breakdown {
  /** Loads what `count` needs; must be awaited before. */
  load(): Promise<void>;
  /** Counts of a game, by chair: they are added up over all games of a player. */
  count(game: ArenaGame): readonly Readonly<Record<string, number>>[];
  /** As JSON. */
  figures(counts: Readonly<Record<string, number>>): unknown;
  /** For people. */
  lines(players: readonly BrokenDown[], language: Language): Promise<readonly string[]>;
}

/** Counts of a player. */
export interface BrokenDown {
  readonly name: string;
  readonly counts: Readonly<Record<string, number>>;
}

/** Measures of a game's players. */
export interface ArenaPart {
  /** Number of chairs at a table. */
  readonly seats: number;
  /** Options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Players are compared by the first; there is at least one. */
  readonly measures: readonly [Measure, ...Measure[]];
  labels(language: Language): Promise<ArenaLabels>;
  /** Counts of the game for the player on a chair. */
  count(game: ArenaGame, chair: number): Readonly<Record<string, number>>;
  /** Substitute for an invalid answer; absent: any action. Null where nobody is asked. */
  substitute?(view: unknown, random: Random): unknown;
  /** Absent: none. */
  readonly breakdown?: Breakdown;
  /** The game in a line, for `--records`; absent: as JSON. */
  record?(game: ArenaGame): string;
}
