import type { Outcome, Played, Seat, Standing } from '../../contract.ts';
import type { Random } from '../../random.ts';
import { candidates, checkpointsOf, fail, type Harness } from '../harness.ts';
import {
  type Playthrough,
  type Ply,
  randomFor,
  seatsOf,
  startPlaythrough,
} from '../playthrough.ts';
import type { Property, Subject } from '../subject.ts';

/** Maximum number of rounds in a match; two are played, the others repeat their outcomes. */
const LONGEST_MATCH = 60;

/** Every round ends within the game's bound, with an outcome, after which nobody can act. */
export function termination<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  harness: Harness<O, S, A, E>,
): Property {
  return harness.onPlaythroughs(
    'termination',
    (playthrough) => {
      const first = playOut(subject, playthrough);
      const { id, setup } = playthrough;
      const next = { ...id, seed: id.seed + 1 };
      const second = startPlaythrough(subject, next, { options: setup.options });
      playMatch(subject, playthrough, [first, playOut(subject, second)]);
    },
    4,
  );
}

/** Plays a round to its end. */
function playOut<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  playthrough: Playthrough<O, S, A, E>,
): Outcome {
  const { game } = subject;
  // The bound does not count draws and timeouts, but these must end, too.
  const most = 4 * game.bound + 200;
  const plies = playthrough.upTo(most);
  const seats = playthrough.setup.seats;
  const done = plies.filter(({ cause }) => cause?.kind === 'act').length;
  const facts = {
    steps: plies.length - 1,
    actions: done,
    bound: game.bound,
    last: plies.slice(-5).map(({ cause }) => cause),
  };
  if (done > game.bound) fail('a round has more actions than the bound', facts);
  const end = plies.at(-1);
  const turn = end ? game.turn(end.state) : null;
  if (turn?.kind !== 'over') {
    fail(plies.length > most ? 'a round does not end' : 'a round is stuck', { ...facts, turn });
  }
  const { ranking, points } = turn.outcome;
  const ranked = ranking.flat().toSorted((a, b) => a - b);
  if (ranking.some((tied) => tied.length === 0) || String(ranked) !== String(seatsOf(seats))) {
    fail('the ranking does not hold every seat once', { ranking, seats });
  }
  if (points.length !== seats || !points.every(Number.isFinite)) {
    fail('points are not one number a seat', { points, seats });
  }
  checkNobodyActs(subject, playthrough, plies);
  return turn.outcome;
}

function checkNobodyActs<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  playthrough: Playthrough<O, S, A, E>,
  plies: readonly Ply<S, A, E>[],
): void {
  const { game } = subject;
  const done = plies.flatMap(({ cause }) => (cause?.kind === 'act' ? [cause.action] : []));
  const [checkpoint] = [...checkpointsOf(playthrough, plies.length - 1)].slice(-1);
  if (!checkpoint) return;
  for (const action of [...candidates(subject, checkpoint), ...done.slice(-20)]) {
    for (const seat of seatsOf(checkpoint.seats)) {
      if (!game.decide(checkpoint.state, seat, action).ok) continue;
      fail('a seat acts when the round is over', { ply: checkpoint.ply, seat, action });
    }
  }
}

/**
 * Checks that a match names the first seat of each round until it ends, with valid standings after
 * each.
 */
function playMatch<O, S, A, E, V>(
  { game }: Subject<O, S, A, E, V>,
  { id, setup }: Playthrough<O, S, A, E>,
  outcomes: readonly Outcome[],
): void {
  const random = randomFor(id, 'match');
  const played: Played[] = [];
  while (played.length < LONGEST_MATCH) {
    checkStandings(game.match.standings(played, setup.options, setup.seats), played, setup.seats);
    const first = game.match.next(played, setup.options, setup.seats);
    if (first === null && played.length === 0) fail('a match is over before its first round');
    if (first === null) return;
    played.push({
      first: seatFrom(first, setup.seats, random),
      outcome: outcomes[played.length % outcomes.length] ?? { ranking: [], points: [] },
    });
  }
}

function seatFrom(first: Seat | 'random', seats: number, random: Random): Seat {
  if (first === 'random') return random.int(seats);
  if (!seatsOf(seats).includes(first)) fail('a seat begins that is not there', { first });
  return first;
}

function checkStandings(
  standings: readonly Standing[],
  played: readonly Played[],
  seats: number,
): void {
  const facts = { standings, rounds: played.length };
  const named = standings.map(({ seat }) => seat).toSorted((a, b) => a - b);
  if (String(named) !== String(seatsOf(seats))) {
    fail('standings do not hold every seat once', facts);
  }
  for (const [i, { place, points, won }] of standings.entries()) {
    const above = standings[i - 1]?.place ?? 1;
    if (!Number.isInteger(place) || place < above || place > i + 1) {
      fail('places do not ascend from the first', facts);
    }
    if (!Number.isFinite(points)) fail('points are not a number', facts);
    if (!Number.isInteger(won) || won < 0 || won > played.length) {
      fail('a seat has won a number of rounds that were not played', facts);
    }
  }
}
