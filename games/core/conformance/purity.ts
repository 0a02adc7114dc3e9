import * as v from 'valibot';
import { draw } from '../chance.ts';
import { shuffled } from '../random.ts';
import { byteDifference, bytes, difference, frozen, revived } from './json.ts';
import { type Court, candidates, pointsOf, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { seatsOf, sourceOf, viewers, type Walk } from './walk.ts';

const OTHER_ACTIONS = 5;

/** Everything a game computes follows from its inputs alone and leaves them as they were. */
export function purity<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  const { game } = subject;
  return court.onWalks('purity', (walk, steps) => {
    isPure('init', [walk.setup] as const, (setup) => game.init(setup), {});
    for (const point of pointsOf(walk, steps)) {
      const { ply, state, events, seats, random } = point;
      const facts = { ply };
      const turn = isPure('turn', [state] as const, (s) => game.turn(s), facts);
      if (turn.kind === 'chance') {
        const numbers = draw(turn.request, random);
        isPure('chance', [state, numbers] as const, (s, n) => game.chance(s, n), facts);
      }
      if (turn.kind === 'play' && turn.limit !== null) {
        isPure('timeout', [state] as const, (s) => game.timeout(s), facts);
      }
      // They are the events that led here; an event of a game is one in every state of it.
      for (const event of events) {
        isPure('evolve', [state, event] as const, (s, e) => game.evolve(s, e), { ply, event });
      }
      for (const viewer of viewers(seats)) {
        const mine = { ply, viewer };
        const again = () => sourceOf(walk.route, 'purity', ply);
        const view = isPure('view', [state] as const, (s) => game.view(s, viewer), mine);
        isPure('sampleAction', [view] as const, (seen) => game.sampleAction(seen, again()), mine);
        isPure('sample', [view] as const, (seen) => game.resampleState(seen, again()), mine);
        for (const event of events) {
          isPure('redact', [event] as const, (e) => game.redact(e, viewer), { ...mine, event });
        }
      }
      const proposed = seatsOf(seats).map((seat) => ({
        seat,
        action: game.sampleAction(game.view(state, seat), random),
      }));
      // Each costs three computations and as many copies, so not every action is tried on every seat.
      const others = shuffled(candidates(subject, point), random)
        .slice(0, OTHER_ACTIONS)
        .map((action) => ({ seat: random.int(seats), action }));
      for (const { seat, action } of [...proposed, ...others]) {
        if (action === null) continue;
        const mine = { ply, seat, action };
        const view = game.view(state, seat);
        isPure('accepts', [view, action] as const, (seen, a) => game.accepts(seen, a), mine);
        isPure('decide', [state, action] as const, (s, a) => game.decide(s, seat, a), mine);
      }
    }
    replays(subject, walk, steps);
  });
}

/** The log alone, as it is read back, gives every state again. */
function replays<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  walk: Walk<O, S, A, E>,
  steps: number,
): void {
  let replayed = game.init(walk.setup);
  for (const [ply, { events, state }] of walk.upTo(steps).entries()) {
    for (const event of events) {
      const read = v.safeParse(game.schema.event, revived(event));
      // What no schema reads is the affair of the round trip.
      replayed = game.evolve(replayed, read.success ? read.output : event);
    }
    const found = difference(state, replayed);
    if (found !== null) violated('replay gives another state', { ply, found });
  }
}

function isPure<I extends readonly unknown[], T>(
  name: string,
  inputs: I,
  compute: (...given: I) => T,
  facts: Readonly<Record<string, unknown>>,
): T {
  const before = bytes(inputs);
  const result = compute(...inputs);
  const made = bytes(result);
  unchanged(name, before, inputs, facts);
  const again = compute(...inputs);
  if (bytes(again) !== made) {
    violated(`${name} gives two answers`, { ...facts, found: byteDifference(result, again) });
  }
  unchanged(name, before, inputs, facts);
  if (bytes(result) !== made) violated(`${name} changes what it has answered`, facts);
  const held = attempt(name, () => compute(...frozen(structuredClone(inputs))), facts);
  if (bytes(held) !== made) {
    violated(`${name} gives another answer on frozen inputs`, {
      ...facts,
      found: byteDifference(result, held),
    });
  }
  return result;
}

function unchanged(
  name: string,
  before: string,
  inputs: readonly unknown[],
  facts: Readonly<Record<string, unknown>>,
): void {
  if (bytes(inputs) !== before) {
    const now: unknown = inputs;
    const old: unknown = JSON.parse(before);
    violated(`${name} changes its input`, { ...facts, found: byteDifference(old, now) });
  }
}

function attempt<T>(name: string, compute: () => T, facts: Readonly<Record<string, unknown>>): T {
  try {
    return compute();
  } catch (error) {
    return violated(`${name} throws on frozen inputs`, { ...facts, error: String(error) });
  }
}
