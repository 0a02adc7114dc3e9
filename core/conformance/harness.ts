import { check, constantFrom, nat, noShrink, oneof, property, record } from 'fast-check';
import { shuffled } from '../pick.ts';
import type { Random } from '../random.ts';
import { show } from './json.ts';
import {
  type Playthrough,
  type PlaythroughId,
  type Ply,
  randomFor,
  seatsOf,
  startPlaythrough,
} from './playthrough.ts';
import type { Property, Subject } from './subject.ts';

/** Checkpoints per playthrough: its last states. Neighbouring states cost one playthrough together. */
const CHECKPOINTS = 4;
const MAX_ACTIONS = 20;
/** Limit of the cache: shrinking and many runs would fill the memory. */
const CACHED = 200;

/** A state at which a property is tested. */
export interface Checkpoint<S, A, E> {
  /** Number of steps that led here. */
  readonly ply: number;
  /** A private copy: a game that mutates it affects nobody else. */
  readonly state: S;
  /** The events of the last step. */
  readonly events: readonly E[];
  readonly seats: number;
  /** Actions taken shortly before. */
  readonly stale: readonly A[];
  readonly random: Random;
}

/** Tests a property on a playthrough of `steps` steps. */
type Check<O, S, A, E> = (playthrough: Playthrough<O, S, A, E>, steps: number) => void;

/** Makes properties of one subject; they share their playthroughs. */
export interface Harness<O, S, A, E> {
  /** A property of playthroughs, tested on `runs / divisor` of them. */
  onPlaythroughs(name: string, check: Check<O, S, A, E>, divisor?: number): Property;
  /** A property of single states. */
  atCheckpoints(name: string, check: (checkpoint: Checkpoint<S, A, E>) => void): Property;
}

/**
 * Reports a violation.
 *
 * @throws always, with the violation and the facts of the case
 */
export function fail(what: string, facts: Readonly<Record<string, unknown>> = {}): never {
  throw new Error([what, ...lines(facts)].join('\n  '));
}

export function harnessFor<O, S, A, E, V>(subject: Subject<O, S, A, E, V>): Harness<O, S, A, E> {
  const { game, settings = {} } = subject;
  const longest = settings.steps ?? Math.min(game.bound, 400);
  // A failure shrinks to the fewest steps; the seed does not shrink, since another seed is another game.
  const arbitrary = record({
    seed: noShrink(nat()),
    seats: constantFrom(...game.seats),
    steps: oneof(
      { withCrossShrink: true },
      nat({ max: Math.min(12, longest) }),
      nat({ max: Math.min(60, longest) }),
      nat({ max: longest }),
    ),
  });
  const cache = new Map<string, Playthrough<O, S, A, E>>();
  const playthroughOf = ({ seed, seats }: PlaythroughId): Playthrough<O, S, A, E> => {
    const key = `${seed} ${seats}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const playthrough = startPlaythrough(subject, { seed, seats });
    if (cache.size >= CACHED) cache.clear();
    cache.set(key, playthrough);
    return playthrough;
  };

  const onPlaythroughs: Harness<O, S, A, E>['onPlaythroughs'] = (name, test, divisor = 1) => ({
    name,
    check(runs = settings.runs ?? 24) {
      const result = check(
        property(arbitrary, ({ steps, ...id }) => test(playthroughOf(id), steps)),
        { seed: settings.seed ?? 1, numRuns: Math.max(1, Math.ceil(runs / divisor)) },
      );
      if (!result.failed) return;
      const [found] = result.counterexample ?? [];
      const cause = result.errorInstance;
      throw new Error(
        [
          `${game.id} violates "${name}": ${cause instanceof Error ? cause.message : show(cause)}`,
          ...(found ? transcript(() => playthroughOf(found), found.steps) : []),
        ].join('\n'),
        { cause },
      );
    },
  });

  return {
    onPlaythroughs,
    atCheckpoints: (name, test) =>
      onPlaythroughs(name, (playthrough, steps) => {
        for (const checkpoint of checkpointsOf(playthrough, steps)) test(checkpoint);
      }),
  };
}

/** The last states of a playthrough. */
export function* checkpointsOf<O, S, A, E>(
  playthrough: Playthrough<O, S, A, E>,
  steps: number,
): Generator<Checkpoint<S, A, E>, void> {
  const plies = playthrough.upTo(steps);
  for (const [ply, { state, events }] of plies.entries()) {
    if (ply < plies.length - CHECKPOINTS) continue;
    yield {
      ply,
      state: structuredClone(state),
      events: structuredClone(events),
      seats: playthrough.id.seats,
      stale: plies
        .slice(Math.max(0, ply - 3), ply + 1)
        .flatMap(({ cause }) => (cause?.kind === 'act' ? [cause.action] : [])),
      random: randomFor(playthrough.id, 'check', ply),
    };
  }
}

/** Actions to try at a checkpoint: sampled ones for every seat, mutants of every view, stale ones. */
export function candidates<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  { state, seats, stale, random }: Checkpoint<S, A, E>,
): readonly A[] {
  const { game } = subject;
  const views = seatsOf(seats).map((seat) => game.view(state, seat));
  const sampled = views.map((view) => game.sampleAction(view, random)).filter((a) => a !== null);
  const mutants = views.flatMap((view) => subject.mutants(view, random));
  return [...sampled, ...shuffled([...mutants, ...stale], random)].slice(0, MAX_ACTIONS);
}

function transcript<O, S, A, E>(
  playthrough: () => Playthrough<O, S, A, E>,
  steps: number,
): string[] {
  try {
    const { id, setup, plies } = playthrough();
    const causes = plies
      .slice(0, steps + 1)
      .flatMap(({ cause }, ply) => (cause ? [`${ply}. ${describe(cause)}`] : []));
    return [
      `the playthrough: seed ${id.seed}, ${id.seats} seats, ${steps} steps`,
      ...lines(setup),
      ...(causes.length > 30 ? ['…', ...causes.slice(-30)] : causes),
    ].map((line) => `  ${line}`);
  } catch {
    // The round cannot even be opened; the exception is reported already.
    return [];
  }
}

function describe<A>(cause: NonNullable<Ply<unknown, A, unknown>['cause']>): string {
  switch (cause.kind) {
    case 'act':
      return `seat ${cause.by}: ${show(cause.action)}`;
    case 'chance':
      return `chance: ${show(cause.numbers)}`;
    case 'timeout':
      return 'timeout';
  }
}

function lines(facts: object): string[] {
  return Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : show(value)}`,
  );
}
