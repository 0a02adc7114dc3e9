import { draw } from './chance.ts';
import type { AnyGame, AnyRound } from './erase.ts';
import { type Random, seeded } from './random.ts';

/** Number of steps of a round that are examined. */
const MOST_STEPS = 40;

/**
 * The fields of a game's views that hold one entry per seat: those that do at every step of a round played at random,
 * with every number of players. No schema says so of a field, and a pile of three cards is no list of three players.
 */
export function seatFields(game: AnyGame): ReadonlySet<string> {
  const fields = known.get(game) ?? fieldsOf(game);
  known.set(game, fields);
  return fields;
}

const known = new WeakMap<AnyGame, ReadonlySet<string>>();

function fieldsOf(game: AnyGame): ReadonlySet<string> {
  const counts = game.seats.map((seats) => fieldsWith(game, seats));
  const [first = new Set<string>(), ...others] = counts;
  return others.reduce<ReadonlySet<string>>(both, first);
}

function fieldsWith(game: AnyGame, seats: number): ReadonlySet<string> {
  const options = game.options({});
  if (!options.ok || game.admits(options.value, seats) !== null) return new Set();
  const random = seeded(`seat fields ${seats}`);
  let found: ReadonlySet<string> | null = null;
  let round: AnyRound | null = game.open(options.value, seats, 0);
  for (let step = 0; round && step < MOST_STEPS; step += 1) {
    const turn = round.turn();
    // Before the deal nobody has any cards.
    if (turn.kind !== 'chance') {
      const here = arraysOf(round.view('spectator'), seats);
      found = found === null ? here : both(found, here);
    }
    round = next(game, round, random);
  }
  return found ?? new Set();
}

/** The round after one more step; null at the end, or if nobody can act. */
function next(game: AnyGame, round: AnyRound, random: Random): AnyRound | null {
  const turn = round.turn();
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') return round.chance(draw(turn.request, random)).round;
  for (const seat of [...turn.must, ...turn.may]) {
    const action = game.sampleAction(round.view(seat), random);
    const made = action === null ? null : round.act(seat, action);
    if (made?.ok) return made.value.round;
  }
  return null;
}

function both(some: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...some].filter((name) => others.has(name)));
}

function arraysOf(view: unknown, length: number): ReadonlySet<string> {
  if (typeof view !== 'object' || view === null) return new Set();
  const entries: [string, unknown][] = Object.entries(view);
  return new Set(
    entries.flatMap(([name, value]) =>
      Array.isArray(value) && value.length === length ? [name] : [],
    ),
  );
}
