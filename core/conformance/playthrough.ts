import { type Draw, draw } from '../chance.ts';
import type { Game, Seat, Setup, Turn, Viewer } from '../contract.ts';
import { shuffled } from '../pick.ts';
import { type Random, seeded } from '../random.ts';
import type { Subject } from './subject.ts';

/** Cause of a state: the step that led to it. */
type Cause<A> =
  | { readonly kind: 'act'; readonly by: Seat; readonly action: A }
  | { readonly kind: 'chance'; readonly numbers: Draw }
  | { readonly kind: 'timeout' };

/** A state of a playthrough, and the step that led to it; the first has no cause. */
export interface Ply<S, A, E> {
  readonly cause: Cause<A> | null;
  readonly events: readonly E[];
  readonly state: S;
}

/** Identifies a playthrough of a subject and determines all of it. */
export interface PlaythroughId {
  readonly seed: number;
  readonly seats: number;
}

/**
 * A round of random play. Every step has a random source of its own, so a shorter playthrough is a
 * prefix of a longer one with the same id.
 */
export interface Playthrough<O, S, A, E> {
  readonly id: PlaythroughId;
  readonly setup: Setup<O>;
  /** The plies played so far. */
  readonly plies: readonly Ply<S, A, E>[];
  /** The initial state and the states after each of up to `steps` steps. */
  upTo(steps: number): readonly Ply<S, A, E>[];
}

export function randomFor({ seed, seats }: PlaythroughId, purpose: string, index = 0): Random {
  return seeded(`conformance ${seed} ${seats} ${purpose}`, index);
}

/** Draws tried until this number of players can have the options. */
const MAX_DRAWS = 100;

/**
 * Options that `admits` lets this number of players have.
 *
 * @throws RangeError if none are drawn
 */
function possibleOptions<O, S, A, E, V>(
  { game, options }: Subject<O, S, A, E, V>,
  seats: number,
  random: Random,
): O {
  for (let i = 0; i < MAX_DRAWS; i++) {
    const drawn = options(random);
    if ((game.admits?.(drawn, seats) ?? null) === null) return drawn;
  }
  throw new RangeError(`${seats} players can have none of the options that the subject draws`);
}

/** Starts a playthrough; `first` is drawn if it is not given. */
export function startPlaythrough<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  id: PlaythroughId,
  given: Partial<Setup<O>> = {},
): Playthrough<O, S, A, E> {
  const { game } = subject;
  const random = randomFor(id, 'setup');
  const setup = {
    options: possibleOptions(subject, id.seats, random),
    seats: id.seats,
    first: random.int(id.seats),
    ...given,
  };
  const start: Ply<S, A, E> = { cause: null, events: [], state: game.init(setup) };
  const plies = [start];
  let last = start;
  let ended = false;
  return {
    id,
    setup,
    plies,
    upTo(steps) {
      while (!ended && plies.length <= steps) {
        const next = step(game, last.state, setup.seats, randomFor(id, 'step', plies.length));
        ended = next === null;
        if (next === null) break;
        last = next;
        plies.push(next);
      }
      return plies.slice(0, steps + 1);
    },
  };
}

/** All viewers of a table: every seat and a spectator. */
export function viewers(seats: number): readonly Viewer[] {
  return [...seatsOf(seats), 'spectator'];
}

export function seatsOf(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Seats that can act. */
export function actors(turn: Turn): readonly Seat[] {
  return turn.kind === 'play' ? [...new Set([...turn.must, ...turn.may])] : [];
}

/** The state after events. */
export function after<O, S, A, E, V>(game: Game<O, S, A, E, V>, state: S, events: readonly E[]): S {
  return events.reduce((s, e) => game.evolve(s, e), state);
}

/** Takes one random step; null if the round is over or nobody can act. */
function step<O, S, A, E, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  seats: number,
  random: Random,
): Ply<S, A, E> | null {
  const ply = (cause: Cause<A>, events: readonly E[]): Ply<S, A, E> => ({
    cause,
    events,
    state: after(game, state, events),
  });
  const turn = game.turn(state);
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') {
    const numbers = draw(turn.request, random);
    return ply({ kind: 'chance', numbers }, game.chance(state, numbers));
  }
  const timeout = () => ply({ kind: 'timeout' }, game.timeout(state));
  if (turn.limit !== null && random.int(16) === 0) return timeout();
  // A seat that may but need not act can often end the round at once, so mostly a seat in `must`
  // acts.
  const must = shuffled(turn.must, random);
  const all = shuffled(seatsOf(seats), random).filter((seat) => actors(turn).includes(seat));
  for (const by of random.int(4) === 0 ? all : [...must, ...all]) {
    const action = game.sampleAction(game.view(state, by), random);
    if (action === null) continue;
    const made = game.decide(state, by, action);
    if (made.ok) return ply({ kind: 'act', by, action }, made.value);
  }
  return turn.limit === null ? null : timeout();
}
