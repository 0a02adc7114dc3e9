import type { Game, Seat, Viewer } from '../contract.ts';
import type { Random } from '../random.ts';

/** A law that every game must keep. */
export interface Law {
  readonly name: string;
  /**
   * Tries to break the law.
   *
   * @param runs how many walks through the game to try it on; laws that play whole rounds take fewer.
   * @throws with the shortest walk found that breaks it: seed, ply, viewer, action.
   */
  check(runs?: number): void;
}

/** How much to try. */
export interface Pace {
  /** Walks a law is tried on; 60. */
  readonly runs?: number;
  /** The most steps of a walk; the game's bound, but 400 at most. */
  readonly steps?: number;
  /** Where all randomness of the laws comes from; 1. Every run with the same seed is the same. */
  readonly seed?: number;
}

/**
 * What an event tells somebody. True: something new, about which the laws then keep silent. False
 * or an empty list: nothing. A list: exactly these things, so that two events which tell the same
 * must also look the same.
 */
export type News = boolean | readonly unknown[];

/**
 * A game before the laws. What is here beside the game is taken from the rules as people read them,
 * and asks neither `view` nor `redact`: it is what those two are held against.
 */
export interface Subject<O, S, A, E, V> {
  readonly game: Game<O, S, A, E, V>;
  /** Options of some table. */
  options(random: Random): O;
  /** Well-formed actions that may well be wrong: foreign cards, stale references, out of turn. */
  mutants(view: V, random: Random): readonly A[];
  /**
   * What this event, by the rules, tells `who` that was to be known from nowhere else: the card he
   * has drawn, a declaration that is settled, the report at the end, a die. For a deal the
   * viewer's own hand is a useful answer: then whatever else differs must not be seen.
   */
  reveals(event: E, who: Viewer): News;
  /**
   * What `who`, who is not `by`, is meant to see of an action when it is done; the action itself
   * (nothing is secret) where this is left out. Two actions that show the same must look the same:
   * a card laid face down shows no card, a discard shows nothing but that it was made.
   */
  shown?(action: A, by: Seat, who: Viewer): unknown;
  readonly pace?: Pace;
}
