import * as v from 'valibot';
import { draw } from '../../chance.ts';
import { shuffled } from '../../pick.ts';
import { candidates, checkpointsOf, fail, type Harness } from '../harness.ts';
import { byteDifference, bytes, difference, frozen, jsonRoundTrip } from '../json.ts';
import { type Playthrough, randomFor, seatsOf, viewers } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

const OTHER_ACTIONS = 5;

/** Every function of a game depends on its inputs alone and does not mutate them. */
export function purity<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  const { game } = subject;
  return harness.onPlaythroughs('purity', (playthrough, steps) => {
    isPure('init', [playthrough.setup] as const, (setup) => game.init(setup), {});
    for (const checkpoint of checkpointsOf(playthrough, steps)) {
      const { ply, state, events, seats, random } = checkpoint;
      const facts = { ply };
      const turn = isPure('turn', [state] as const, (s) => game.turn(s), facts);
      if (turn.kind === 'chance') {
        const numbers = draw(turn.request, random);
        isPure('chance', [state, numbers] as const, (s, n) => game.chance(s, n), facts);
      }
      if (turn.kind === 'play' && turn.limit !== null) {
        isPure('timeout', [state] as const, (s) => game.timeout(s), facts);
      }
      // An event of a game must be one in every state of it.
      for (const event of events) {
        isPure('evolve', [state, event] as const, (s, e) => game.evolve(s, e), { ply, event });
      }
      for (const viewer of viewers(seats)) {
        const context = { ply, viewer };
        const again = () => randomFor(playthrough.id, 'purity', ply);
        const view = isPure('view', [state] as const, (s) => game.view(s, viewer), context);
        isPure(
          'sampleAction',
          [view] as const,
          (seen) => game.sampleAction(seen, again()),
          context,
        );
        isPure(
          'resampleState',
          [view] as const,
          (seen) => game.resampleState(seen, again()),
          context,
        );
        for (const event of events) {
          isPure('redact', [event] as const, (e) => game.redact(e, viewer), { ...context, event });
        }
      }
      const sampled = seatsOf(seats).map((seat) => ({
        seat,
        action: game.sampleAction(game.view(state, seat), random),
      }));
      // Each action costs three computations and as many copies, so only some seats try all of
      // them.
      const others = shuffled(candidates(subject, checkpoint), random)
        .slice(0, OTHER_ACTIONS)
        .map((action) => ({ seat: random.int(seats), action }));
      for (const { seat, action } of [...sampled, ...others]) {
        if (action === null) continue;
        const context = { ply, seat, action };
        const view = game.view(state, seat);
        isPure('accepts', [view, action] as const, (seen, a) => game.accepts(seen, a), context);
        isPure('decide', [state, action] as const, (s, a) => game.decide(s, seat, a), context);
      }
    }
    replays(subject, playthrough, steps);
  });
}

/** Checks that the log, read back from JSON, reproduces every state. */
function replays<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  playthrough: Playthrough<O, S, A, E>,
  steps: number,
): void {
  let replayed = game.init(playthrough.setup);
  for (const [ply, { events, state }] of playthrough.upTo(steps).entries()) {
    for (const event of events) {
      const read = v.safeParse(game.schema.event, jsonRoundTrip(event));
      // An event that no schema reads is a violation of the round trip, reported there.
      replayed = game.evolve(replayed, read.success ? read.output : event);
    }
    const found = difference(state, replayed);
    if (found !== null) fail('replay gives another state', { ply, found });
  }
}

function isPure<I extends readonly unknown[], T>(
  name: string,
  inputs: I,
  compute: (...inputs: I) => T,
  facts: Readonly<Record<string, unknown>>,
): T {
  const before = bytes(inputs);
  const result = compute(...inputs);
  const serialized = bytes(result);
  unchanged(name, before, inputs, facts);
  const again = compute(...inputs);
  if (bytes(again) !== serialized) {
    fail(`${name} gives two answers`, { ...facts, found: byteDifference(result, again) });
  }
  unchanged(name, before, inputs, facts);
  if (bytes(result) !== serialized) fail(`${name} changes what it has answered`, facts);
  const frozenResult = attempt(name, () => compute(...frozen(structuredClone(inputs))), facts);
  if (bytes(frozenResult) !== serialized) {
    fail(`${name} gives another answer on frozen inputs`, {
      ...facts,
      found: byteDifference(result, frozenResult),
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
    fail(`${name} changes its input`, { ...facts, found: byteDifference(old, now) });
  }
}

function attempt<T>(name: string, compute: () => T, facts: Readonly<Record<string, unknown>>): T {
  try {
    return compute();
  } catch (error) {
    return fail(`${name} throws on frozen inputs`, { ...facts, error: String(error) });
  }
}
