import type { Outcome, Played, Seat, Standing } from '../contract.ts';
import type { Random } from '../random.ts';
import { type Court, candidates, pointsOf, violated } from './harness.ts';
import type { Law, Subject } from './subject.ts';
import { type Ply, seatsOf, sourceOf, type Walk, walkOn } from './walk.ts';

/** Rounds that are really played of a match; the rest of it repeats their outcomes. */
const PLAYED_OUT = 2;
const LONGEST_MATCH = 60;

/** Every round ends within the game's bound, with an outcome, after which nobody can act. */
export function ending<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  court: Court<O, S, A, E>,
): Law {
  return court.onWalks(
    'ending',
    (walk) => {
      const outcome = playOut(subject, walk);
      const { route, setup } = walk;
      const again = { ...route, seed: route.seed + 1 };
      const second = walkOn(subject, again, { options: setup.options });
      const outcomes = [outcome, ...(PLAYED_OUT > 1 ? [playOut(subject, second)] : [])];
      playMatch(subject, walk, outcomes);
    },
    4,
  );
}

/** Plays a round to its end. */
function playOut<O, S, A, E, V>(subject: Subject<O, S, A, E, V>, walk: Walk<O, S, A, E>): Outcome {
  const { game } = subject;
  // Draws and timeouts are not counted by the bound, but must not go on for ever either.
  const most = 4 * game.bound + 200;
  const plies = walk.upTo(most);
  const seats = walk.setup.seats;
  const done = plies.filter(({ cause }) => cause?.kind === 'act').length;
  const facts = {
    steps: plies.length - 1,
    actions: done,
    bound: game.bound,
    last: plies.slice(-5).map(({ cause }) => cause),
  };
  if (done > game.bound) violated('a round has more actions than the bound', facts);
  const end = plies.at(-1);
  const turn = end ? game.turn(end.state) : null;
  if (turn?.kind !== 'over') {
    violated(plies.length > most ? 'a round does not end' : 'a round is stuck', { ...facts, turn });
  }
  const { ranking, points } = turn.outcome;
  const ranked = ranking.flat().toSorted((a, b) => a - b);
  if (ranking.some((tied) => tied.length === 0) || String(ranked) !== String(seatsOf(seats))) {
    violated('the ranking does not hold every seat once', { ranking, seats });
  }
  if (points.length !== seats || !points.every(Number.isFinite)) {
    violated('points are not one number a seat', { points, seats });
  }
  nobodyActs(subject, walk, plies);
  return turn.outcome;
}

function nobodyActs<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  walk: Walk<O, S, A, E>,
  plies: readonly Ply<S, A, E>[],
): void {
  const { game } = subject;
  const done = plies.flatMap(({ cause }) => (cause?.kind === 'act' ? [cause.action] : []));
  const [point] = [...pointsOf(walk, plies.length - 1)].slice(-1);
  if (!point) return;
  for (const action of [...candidates(subject, point), ...done.slice(-20)]) {
    for (const seat of seatsOf(point.seats)) {
      if (!game.decide(point.state, seat, action).ok) continue;
      violated('a seat acts when the round is over', { ply: point.ply, seat, action });
    }
  }
}

/** A match names who begins each round until it ends, and stands somehow after each. */
function playMatch<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { route, setup }: Walk<O, S, A, E>,
  outcomes: readonly Outcome[],
): void {
  const random = sourceOf(route, 'match');
  const played: Played[] = [];
  while (played.length < LONGEST_MATCH) {
    standsWell(game.match.standings(played, setup.options, setup.seats), played, setup.seats);
    const first = game.match.next(played, setup.options, setup.seats);
    if (first === null && played.length === 0) violated('a match is over before its first round');
    if (first === null) return;
    played.push({
      first: seatFrom(first, setup.seats, random),
      outcome: outcomes[played.length % outcomes.length] ?? { ranking: [], points: [] },
    });
  }
}

function seatFrom(first: Seat | 'random', seats: number, random: Random): Seat {
  if (first === 'random') return random.int(seats);
  if (!seatsOf(seats).includes(first)) violated('a seat begins that is not there', { first });
  return first;
}

function standsWell(
  standings: readonly Standing[],
  played: readonly Played[],
  seats: number,
): void {
  const facts = { standings, rounds: played.length };
  const named = standings.map(({ seat }) => seat).toSorted((a, b) => a - b);
  if (String(named) !== String(seatsOf(seats))) {
    violated('standings do not hold every seat once', facts);
  }
  for (const [i, { place, points, won }] of standings.entries()) {
    const above = standings[i - 1]?.place ?? 1;
    if (!Number.isInteger(place) || place < above || place > i + 1) {
      violated('places do not ascend from the first', facts);
    }
    if (!Number.isFinite(points)) violated('points are not a number', facts);
    if (!Number.isInteger(won) || won < 0 || won > played.length) {
      violated('a seat has won a number of rounds that were not played', facts);
    }
  }
}
