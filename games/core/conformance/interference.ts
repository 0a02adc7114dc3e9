import { type ChanceRequest, type Draw, draw } from '../chance.ts';
import type { Game, Seat, Viewer } from '../contract.ts';
import { type Random, shuffled } from '../random.ts';
import { byteDifference, bytes } from './json.ts';
import { type Court, candidates, type Point, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { actors, after, seatsOf } from './walk.ts';

/** Other states that look the same, beside the real one. */
const SAMPLES = 3;
const NOTHING = '[]';

/** What a viewer gets to see of a step. */
interface Sight {
  /** What was done, for the report. */
  readonly done: unknown;
  /** By event: null for news that are not compared, otherwise what it tells. */
  readonly told: readonly (string | null)[];
  readonly redacted: readonly string[];
  readonly view: string;
  readonly turn: string;
}

/**
 * Two states that look the same to a viewer go on looking the same, whatever is done in them, until
 * an event tells him something that he could not know: the same rejections, redacted events and
 * views, byte for byte.
 */
export function nonInterference<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  return court.atPoints('non-interference', (point) => {
    const { game } = subject;
    const { state, seats, random } = point;
    // Two seats will do: the walks go everywhere.
    const some = shuffled(seatsOf(seats), random).slice(0, 2);
    for (const viewer of ['spectator' as const, ...some]) {
      const view = game.view(state, viewer);
      const seen = bytes(view);
      const twins = Array.from({ length: SAMPLES }, () => game.resampleState(view, random)).filter(
        // What looks different is the affair of the law about sampling.
        (twin) => bytes(game.view(twin, viewer)) === seen,
      );
      const states = [state, ...twins];
      const turn = game.turn(state);
      if (viewer !== 'spectator') refusesAlike(subject, point, viewer, twins);
      for (const by of actors(turn)) actsAlike(subject, point, viewer, states, by);
      if (turn.kind === 'chance') drawsAlike(subject, point, viewer, states, turn.request);
      if (turn.kind === 'play' && turn.limit !== null) {
        const sights = states
          .filter((s) => bytes(game.turn(s)) === bytes(turn))
          .map((s) => sightOf(subject, viewer, s, game.timeout(s), 'timeout'));
        looksAlike(sights, { ply: point.ply, viewer });
      }
    }
  });
}

/** Whoever acts is refused for the same reasons in all states that look the same. */
function refusesAlike<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  point: Point<S, A, E>,
  viewer: Seat,
  twins: readonly S[],
): void {
  for (const action of candidates(subject, point)) {
    const verdict = verdictOn(subject.game, point.state, viewer, action);
    for (const twin of twins) {
      const other = verdictOn(subject.game, twin, viewer, action);
      if (other === verdict) continue;
      violated('the answer to an action depends on what the seat does not see', {
        ply: point.ply,
        viewer,
        action,
        here: verdict,
        elsewhere: other,
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

/** What others do looks the same in all states in which it can be done. */
function actsAlike<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  { ply, random }: Point<S, A, E>,
  viewer: Viewer,
  states: readonly S[],
  by: Seat,
): void {
  const { game } = subject;
  const actions = [...states, ...states.slice(0, 1)]
    .map((state) => game.sampleAction(game.view(state, by), random))
    .filter((action) => action !== null);
  const alike = new Map<string, Sight[]>();
  for (const action of new Map(actions.map((action) => [bytes(action), action])).values()) {
    // One's own action one knows.
    const outside = bytes(
      by === viewer || !subject.shown ? action : subject.shown(action, by, viewer),
    );
    const sights = alike.get(outside) ?? [];
    alike.set(outside, sights);
    for (const state of states) {
      const made = game.decide(state, by, action);
      if (made.ok) sights.push(sightOf(subject, viewer, state, made.value, action));
    }
  }
  for (const sights of alike.values()) looksAlike(sights, { ply, viewer, by });
}

/** What comes from a draw looks the same, whatever is drawn. */
function drawsAlike<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  { ply, random }: Point<S, A, E>,
  viewer: Viewer,
  states: readonly S[],
  request: ChanceRequest,
): void {
  const { game } = subject;
  const numbers = draw(request, random);
  const draws = [numbers, variant(request, numbers, random), draw(request, random)];
  const sights = states
    .filter((state) => bytes(game.turn(state)) === bytes({ kind: 'chance', request }))
    .flatMap((state) =>
      draws.map((d) => sightOf(subject, viewer, state, game.chance(state, d), d)),
    );
  looksAlike(sights, { ply, viewer });
}

/** A draw that differs a little: two positions swapped, or another pick. */
function variant(request: ChanceRequest, numbers: Draw, random: Random): Draw {
  if (request.kind === 'pick') return [random.int(request.from)];
  if (numbers.length < 2) return numbers;
  const [i = 0, j = 0] = shuffled([...numbers.keys()], random);
  return numbers.map((n, at) => (at === i ? numbers[j] : at === j ? numbers[i] : n) ?? n);
}

function sightOf<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  viewer: Viewer,
  before: S,
  events: readonly E[],
  done: unknown,
): Sight {
  const { game } = subject;
  const state = after(game, before, events);
  return {
    done,
    told: events.map((event) => {
      const news = subject.reveals(event, viewer);
      return news === true ? null : news === false ? NOTHING : bytes(news);
    }),
    redacted: events.map((event) => bytes(game.redact(event, viewer))),
    view: bytes(game.view(state, viewer)),
    turn: bytes(game.turn(state)),
  };
}

function looksAlike(sights: readonly Sight[], facts: Readonly<Record<string, unknown>>): void {
  // The same things seen need not be compared with each other.
  const distinct = [...new Map(sights.map((sight) => [keyOf(sight), sight])).values()];
  for (const [i, one] of distinct.entries()) {
    for (const other of distinct.slice(i + 1)) {
      const what = telltale(one, other);
      if (what === null) continue;
      violated(what, {
        ...facts,
        done: one.done,
        'or done': other.done,
        seen: one.redacted.join(', '),
        'or seen': other.redacted.join(', '),
        view: byteDifference(JSON.parse(one.view), JSON.parse(other.view)) ?? 'the same',
      });
    }
  }
}

function keyOf({ told, redacted, view, turn }: Sight): string {
  return bytes([told, redacted, view, turn]);
}

/** What gives away the difference between two steps that should look the same; null: nothing. */
function telltale(one: Sight, other: Sight): string | null {
  const length = Math.max(one.told.length, other.told.length);
  const apart = partingOf(one, other, length);
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

/** The first event at which the viewer rightly learns different things; null when there is none. */
function partingOf(one: Sight, other: Sight, length: number): number | null {
  for (let i = 0; i < length; i += 1) {
    // Where nothing happens nothing is told.
    const [a = NOTHING, b = NOTHING] = [one.told[i], other.told[i]];
    if (a === null || a !== b) return i;
  }
  return null;
}

/** Hidden events count: a viewer sees the gaps in the numbers of what he gets. */
function sameUpTo(length: number, a: readonly string[], b: readonly string[]): boolean {
  return a.slice(0, length).join('\n') === b.slice(0, length).join('\n');
}
