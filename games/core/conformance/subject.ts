import type { Game, Seat, Viewer } from '../contract.ts';
import type { Random } from '../random.ts';

/** A property that every game must have. */
export interface Property {
  readonly name: string;
  /**
   * Searches for a playthrough that violates the property.
   *
   * @param runs how many playthroughs to test it on; properties that play whole rounds take fewer
   * @throws with the shortest violation found: seed, ply, viewer, action
   */
  check(runs?: number): void;
}

/** How much is tested. */
export interface Settings {
  /** Playthroughs that a property is tested on; 60. */
  readonly runs?: number;
  /** The most steps of a playthrough; the game's bound, but 400 at most. */
  readonly steps?: number;
  /** Seed of everything random; 1. Runs with the same seed are identical. */
  readonly seed?: number;
}

/**
 * What an event discloses to a viewer. True: something new, and non-interference is not tested from
 * there on. False or an empty list: nothing. A list: exactly these things, so that two events which
 * disclose the same must also look the same.
 */
export type Disclosure = boolean | readonly unknown[];

/**
 * A game under test. What is here beside the game is taken from the rules as people read them, and
 * asks neither `view` nor `redact`: it is the oracle that those two are tested against.
 */
export interface Subject<O, S, A, E, V> {
  readonly game: Game<O, S, A, E, V>;
  /** Options of some table. */
  options(random: Random): O;
  /** Well-formed actions that are likely to be illegal: foreign cards, stale references, out of turn. */
  mutants(view: V, random: Random): readonly A[];
  /**
   * What this event, by the rules, discloses to `who` that could be known from nowhere else: the card
   * they have drawn, a verdict, the report at the end, a die. For a deal the viewer's own hand is a
   * useful answer: whatever else differs must then stay invisible.
   */
  reveals(event: E, who: Viewer): Disclosure;
  /**
   * What `who`, who is not `by`, may see of an action when it is taken; the action itself (nothing is
   * secret) where this is left out. Two actions with the same public part must look the same: a card
   * played face down shows no card, a discard shows only that it was made.
   */
  publicPart?(action: A, by: Seat, who: Viewer): unknown;
  readonly settings?: Settings;
}
