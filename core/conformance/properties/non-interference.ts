import { type ChanceRequest, type Draw, draw } from '../../chance.ts';
import type { Game, Seat, Viewer } from '../../contract.ts';
import { defined } from '../../defined.ts';
import { shuffled } from '../../pick.ts';
import type { Random } from '../../random.ts';
import { candidates, type Checkpoint, fail, type Harness } from '../harness.ts';
import { byteDifference, bytes } from '../json.ts';
import { actors, after, seatsOf } from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/** Number of resampled states that are compared with the real one. */
const RESAMPLED = 3;
const NOTHING = '[]';

/** A viewer's observation of a step. */
interface Observation {
  /** State before the step, for the report. */
  readonly before: unknown;
  /** The action or draw, likewise. */
  readonly done: unknown;
  /** Disclosure of each event; null if it is not compared. */
  readonly disclosed: readonly (string | null)[];
  readonly redacted: readonly string[];
  readonly view: string;
  readonly turn: string;
}

/**
 * Non-interference (Goguen and Meseguer 1982): two states that look the same to a viewer go on looking
 * the same after any action or draw, until an event discloses something new: the same rejections,
 * redacted events and views, byte for byte.
 */
export function nonInterference<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  return harness.atCheckpoints('non-interference', (checkpoint) => {
    const { game } = subject;
    const { state, seats, random } = checkpoint;
    // Two seats suffice: there are many playthroughs.
    const some = shuffled(seatsOf(seats), random).slice(0, 2);
    for (const viewer of ['spectator' as const, ...some]) {
      const view = game.view(state, viewer);
      const seen = bytes(view);
      const resampled = Array.from({ length: RESAMPLED }, () =>
        game.resampleState(view, random),
      ).filter(
        // States that look different are a violation of resampling, reported there.
        (other) => bytes(game.view(other, viewer)) === seen,
      );
      const states = [state, ...resampled];
      const turn = game.turn(state);
      if (viewer !== 'spectator') checkRejections(subject, checkpoint, viewer, resampled);
      for (const by of actors(turn)) checkActions(subject, checkpoint, viewer, states, by);
      if (turn.kind === 'chance') checkDraws(subject, checkpoint, viewer, states, turn.request);
      if (turn.kind === 'play' && turn.limit !== null) {
        const observations = states
          .filter((s) => bytes(game.turn(s)) === bytes(turn))
          .map((s) => observe(subject, viewer, s, game.timeout(s), 'timeout'));
        looksTheSame(observations, { ply: checkpoint.ply, viewer });
      }
    }
  });
}

/**
 * Checks that the viewer's actions are rejected for the same reasons in all states that look the
 * same.
 */
function checkRejections<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  checkpoint: Checkpoint<S, A, E>,
  viewer: Seat,
  resampled: readonly S[],
): void {
  for (const action of candidates(subject, checkpoint)) {
    const verdict = verdictOn(subject.game, checkpoint.state, viewer, action);
    for (const other of resampled) {
      const elsewhere = verdictOn(subject.game, other, viewer, action);
      if (elsewhere === verdict) continue;
      fail('the answer to an action depends on what the seat does not see', {
        ply: checkpoint.ply,
        viewer,
        action,
        here: verdict,
        elsewhere,
        state: checkpoint.state,
        'or state': other,
      });
    }
  }
}

function verdictOn<O, S, A, E, V>(
  game: Game<O, S, A, E, V>,
  state: S,
  by: Seat,
  action: A,
): string {
  const made = game.decide(state, by, action);
  return made.ok ? 'accepted' : bytes(made.rejection);
}

/** Checks that others' actions look the same in all states in which they are legal. */
function checkActions<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  { ply, random }: Checkpoint<S, A, E>,
  viewer: Viewer,
  states: readonly S[],
  by: Seat,
): void {
  const { game } = subject;
  const actions = [...states, ...states.slice(0, 1)]
    .map((state) => game.sampleAction(game.view(state, by), random))
    .filter((action) => action !== null);
  const alike = new Map<string, Observation[]>();
  for (const action of new Map(actions.map((action) => [bytes(action), action])).values()) {
    // A viewer knows their own action in full.
    const outside = bytes(
      by === viewer || !subject.publicPart ? action : subject.publicPart(action, by, viewer),
    );
    const observations = alike.get(outside) ?? [];
    alike.set(outside, observations);
    for (const state of states) {
      const made = game.decide(state, by, action);
      if (made.ok) observations.push(observe(subject, viewer, state, made.value, action));
    }
  }
  for (const observations of alike.values()) looksTheSame(observations, { ply, viewer, by });
}

/** Checks that the consequences of a draw look the same, whatever is drawn. */
function checkDraws<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  { ply, random }: Checkpoint<S, A, E>,
  viewer: Viewer,
  states: readonly S[],
  request: ChanceRequest,
): void {
  const { game } = subject;
  const numbers = draw(request, random);
  const draws = [numbers, variant(request, numbers, random), draw(request, random)];
  const observations = states
    .filter((state) => bytes(game.turn(state)) === bytes({ kind: 'chance', request }))
    .flatMap((state) =>
      draws.map((d) => observe(subject, viewer, state, game.chance(state, d), d)),
    );
  looksTheSame(observations, { ply, viewer });
}

/** A slightly different draw: two positions swapped, or another pick. */
function variant(request: ChanceRequest, numbers: Draw, random: Random): Draw {
  if (request.kind === 'pick') return [random.int(request.from)];
  if (numbers.length < 2) return numbers;
  const [i, j] = shuffled([...numbers.keys()], random);
  const [a, b] = [defined(i), defined(j)];
  return numbers.with(a, defined(numbers[b])).with(b, defined(numbers[a]));
}

function observe<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  viewer: Viewer,
  before: S,
  events: readonly E[],
  done: unknown,
): Observation {
  const { game } = subject;
  const state = after(game, before, events);
  return {
    before,
    done,
    disclosed: events.map((event) => {
      const disclosure = subject.reveals(event, viewer);
      return disclosure === true ? null : disclosure === false ? NOTHING : bytes(disclosure);
    }),
    redacted: events.map((event) => bytes(game.redact(event, viewer))),
    view: bytes(game.view(state, viewer)),
    turn: bytes(game.turn(state)),
  };
}

function looksTheSame(
  observations: readonly Observation[],
  facts: Readonly<Record<string, unknown>>,
): void {
  // Equal observations need no comparison with each other.
  const distinct = [...new Map(observations.map((sight) => [keyOf(sight), sight])).values()];
  for (const [i, one] of distinct.entries()) {
    for (const other of distinct.slice(i + 1)) {
      const what = difference(one, other);
      if (what === null) continue;
      fail(what, {
        ...facts,
        done: one.done,
        'or done': other.done,
        seen: one.redacted.join(', '),
        'or seen': other.redacted.join(', '),
        ...bothOf('view', one.view, other.view),
        ...bothOf('turn', one.turn, other.turn),
        state: one.before,
        ...(byteDifference(one.before, other.before) === null ? {} : { 'or state': other.before }),
      });
    }
  }
}

/** Two values as bytes, and where they differ. */
function bothOf(what: string, one: string, other: string): Readonly<Record<string, string>> {
  if (one === other) return { [what]: 'the same' };
  const apart = byteDifference(JSON.parse(one), JSON.parse(other));
  return { [what]: one, [`or ${what}`]: other, [`${what}s differ`]: apart ?? 'in bytes' };
}

function keyOf({ disclosed, redacted, view, turn }: Observation): string {
  return bytes([disclosed, redacted, view, turn]);
}

/** Difference between two steps that should look the same; null if there is none. */
function difference(one: Observation, other: Observation): string | null {
  const length = Math.max(one.disclosed.length, other.disclosed.length);
  const apart = divergence(one, other, length);
  if (!sameUpTo(apart ?? length, one.redacted, other.redacted)) {
    return 'a redacted event gives away what this viewer cannot know';
  }
  if (apart === null && one.view !== other.view) {
    return 'a view gives away what this viewer cannot know';
  }
  if (one.view !== other.view) return null;
  if (!sameUpTo(length, one.redacted, other.redacted)) {
    return 'redacted events tell what the views before and after do not hold';
  }
  return one.turn === other.turn ? null : 'turn differs where the views do not';
}

/**
 * Index of the first event at which the viewer rightly learns different things; null if there is
 * none.
 */
function divergence(one: Observation, other: Observation, length: number): number | null {
  for (let i = 0; i < length; i += 1) {
    // A missing event discloses nothing.
    const [a = NOTHING, b = NOTHING] = [one.disclosed[i], other.disclosed[i]];
    if (a === null || a !== b) return i;
  }
  return null;
}

/** Hidden events count: a viewer sees the gaps in the event numbers. */
function sameUpTo(length: number, a: readonly string[], b: readonly string[]): boolean {
  return a.slice(0, length).join('\n') === b.slice(0, length).join('\n');
}
