import type { Game, Seat, Viewer } from '../contract.ts';
import type { Random } from '../random.ts';

/** A property that every game must have. */
export interface Property {
  readonly name: string;
  /**
   * Searches for a playthrough that violates the property.
   *
   * @param runs number of playthroughs to test; properties that play whole rounds take fewer
   * @throws with the shortest violation found: seed, ply, viewer, action
   */
  check(runs?: number): void;
}

/** Amount of testing. */
export interface Settings {
  /** Playthroughs per property; 24 if absent. */
  readonly runs?: number;
  /** Maximum number of steps per playthrough; if absent the game's bound, but 400 at most. */
  readonly steps?: number;
  /** Seed of everything random; 1 if absent. Runs with the same seed are identical. */
  readonly seed?: number;
}

/**
 * Disclosure of an event to a viewer. True: something new, and non-interference is not tested
 * beyond it. False or an empty list: nothing. A list: exactly these things; two events that
 * disclose the same must also look the same.
 */
type Disclosure = boolean | readonly unknown[];

/**
 * A game under test. The members besides the game follow the rules as people read them and call
 * neither `view` nor `redact`: they are the oracle for those two.
 */
export interface Subject<O, S, A, E, V> {
  readonly game: Game<O, S, A, E, V>;
  /** Options of a table; those that `admits` refuses to a number of players are drawn again. */
  options(random: Random): O;
  /** Well-formed actions that are probably illegal: foreign cards, stale references, out of turn. */
  mutants(view: V, random: Random): readonly A[];
  /**
   * New information that this event, by the rules, discloses to `who`: the card they drew, a verdict,
   * the report at the end, a die. For a deal return the viewer's own hand: all other differences must
   * then stay invisible.
   */
  reveals(event: E, who: Viewer): Disclosure;
  /**
   * The public part of an action of `by`, as `who` (another seat or a spectator) may see it when it
   * is taken; if absent, the action itself (nothing is secret). Two actions with the same public part
   * must look the same: a card played face down shows no card, a discard shows only that it was made.
   */
  publicPart?(action: A, by: Seat, who: Viewer): unknown;
  /**
   * Every card of a state, wherever it lies, each where it is now only. A resampled state then has as many, and none more
   * often than the deck does; absent for a game without cards.
   */
  cards?(state: S): readonly (string | number)[];
  readonly settings?: Settings;
}
