import { check, constantFrom, nat, noShrink, oneof, property, record } from 'fast-check';
import { type Random, shuffled } from '../random.ts';
import { show } from './json.ts';
import type { Law, Subject } from './subject.ts';
import { type Ply, type Route, seatsOf, sourceOf, type Walk, walkOn } from './walk.ts';

/** The states at the end of a walk that are looked at: neighbours, for the price of one walk. */
const LOOKED_AT = 4;
const MOST_ACTIONS = 20;

/** A state at which a law is tried. */
export interface Point<S, A, E> {
  /** How many steps led here. */
  readonly ply: number;
  /** A copy of its own: whatever a game does to it is seen by nobody else. */
  readonly state: S;
  /** The events of the last step. */
  readonly events: readonly E[];
  readonly seats: number;
  /** Actions done not long ago. */
  readonly stale: readonly A[];
  readonly random: Random;
}

/** A law about walks: tries `trial` on walks of random length. */
export type Trial<O, S, A, E> = (walk: Walk<O, S, A, E>, steps: number) => void;

/** Makes laws about one subject; they share their walks. */
export interface Court<O, S, A, E> {
  /** A law about walks, tried on `runs / thrift` of them. */
  onWalks(name: string, trial: Trial<O, S, A, E>, thrift?: number): Law;
  /** A law about single states. */
  atPoints(name: string, trial: (point: Point<S, A, E>) => void): Law;
}

/**
 * Ends a trial.
 *
 * @throws always, with what is wrong and the facts of the case.
 */
export function violated(what: string, facts: Readonly<Record<string, unknown>> = {}): never {
  throw new Error([what, ...lines(facts)].join('\n  '));
}

/** Opens a court for a subject. */
export function courtFor<O, S, A, E, V>(subject: Subject<O, S, A, E, V>): Court<O, S, A, E> {
  const { game, pace = {} } = subject;
  const longest = pace.steps ?? Math.min(game.bound, 400);
  // A failure shrinks to the fewest steps; of another seed the game would be another one.
  const walks = record({
    seed: noShrink(nat()),
    seats: constantFrom(...game.seats),
    steps: oneof(
      { withCrossShrink: true },
      nat({ max: Math.min(12, longest) }),
      nat({ max: Math.min(60, longest) }),
      nat({ max: longest }),
    ),
  });
  const known = new Map<string, Walk<O, S, A, E>>();
  const walkAlong = ({ seed, seats }: Route): Walk<O, S, A, E> => {
    const name = `${seed} ${seats}`;
    const old = known.get(name);
    if (old) return old;
    const walk = walkOn(subject, { seed, seats });
    // Shrinking and many runs would fill the memory.
    if (known.size >= 200) known.clear();
    known.set(name, walk);
    return walk;
  };

  const onWalks: Court<O, S, A, E>['onWalks'] = (name, trial, thrift = 1) => ({
    name,
    check(runs = pace.runs ?? 60) {
      const verdict = check(
        property(walks, ({ steps, ...route }) => trial(walkAlong(route), steps)),
        { seed: pace.seed ?? 1, numRuns: Math.max(1, Math.ceil(runs / thrift)) },
      );
      if (!verdict.failed) return;
      const [found] = verdict.counterexample ?? [];
      const cause = verdict.errorInstance;
      throw new Error(
        [
          `${game.id} breaks the law "${name}": ${cause instanceof Error ? cause.message : show(cause)}`,
          ...(found ? story(() => walkAlong(found), found.steps) : []),
        ].join('\n'),
        { cause },
      );
    },
  });

  return {
    onWalks,
    atPoints: (name, trial) =>
      onWalks(name, (walk, steps) => {
        for (const point of pointsOf(walk, steps)) trial(point);
      }),
  };
}

/** The last states of a walk. */
export function* pointsOf<O, S, A, E>(
  walk: Walk<O, S, A, E>,
  steps: number,
): Generator<Point<S, A, E>, void> {
  const plies = walk.upTo(steps);
  for (const [ply, { state, events }] of plies.entries()) {
    if (ply < plies.length - LOOKED_AT) continue;
    yield {
      ply,
      state: structuredClone(state),
      events: structuredClone(events),
      seats: walk.route.seats,
      stale: plies
        .slice(Math.max(0, ply - 3), ply + 1)
        .flatMap(({ cause }) => (cause?.kind === 'act' ? [cause.action] : [])),
      random: sourceOf(walk.route, 'trial', ply),
    };
  }
}

/** Actions worth trying at a point: proposed by every seat, made up from every view, and stale. */
export function candidates<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  { state, seats, stale, random }: Point<S, A, E>,
): readonly A[] {
  const { game } = subject;
  const views = seatsOf(seats).map((seat) => game.view(state, seat));
  const proposed = views.map((view) => game.sampleAction(view, random)).filter((a) => a !== null);
  const wrong = views.flatMap((view) => subject.mutants(view, random));
  return [...proposed, ...shuffled([...wrong, ...stale], random)].slice(0, MOST_ACTIONS);
}

/** How a round went, for a report: as far as it could be walked. */
function story<O, S, A, E>(walk: () => Walk<O, S, A, E>, steps: number): string[] {
  try {
    const { route, setup, met } = walk();
    const told = met
      .slice(0, steps + 1)
      .flatMap(({ cause }, ply) => (cause ? [`${ply}. ${tell(cause)}`] : []));
    return [
      `the walk: seed ${route.seed}, ${route.seats} seats, ${steps} steps`,
      ...lines(setup),
      ...(told.length > 30 ? ['…', ...told.slice(-30)] : told),
    ].map((line) => `  ${line}`);
  } catch {
    // The round cannot even be opened; what was thrown is reported already.
    return [];
  }
}

function tell<A>(cause: NonNullable<Ply<unknown, A, unknown>['cause']>): string {
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
