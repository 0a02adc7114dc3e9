import { defined, seeded } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { writeFileSync } from 'node:fs';
import type { TableScores } from './data.ts';
import { playRound } from './round.ts';

/**
 * Plays rounds at tables of three by each choice of bots that have a strength:
 * `node lab/ratings/table-scores.ts GAME ROUNDS SEED FILE BOT…`, the weakest bot first. One line of the file is a choice.
 */
const [id = '', count, seed = '', file, ...bots] = process.argv.slice(2);
const game = defined(
  (await loadGame(id)) ?? undefined,
  'usage: table-scores.ts GAME ROUNDS SEED FILE BOT…',
);
const options = game.options(defined(game.daily[0]).options);
if (!options.ok) throw new Error(options.rejection.code);

const choices = bots.flatMap((_, a) =>
  bots.slice(a).flatMap((__, b) => bots.slice(a + b).map((___, c) => [a, a + b, a + b + c])),
);
const scores: TableScores = { game: game.id, bots, rounds: {} };
const chance = seeded(`table scores ${seed}`);
let number = 0;
for (const choice of choices) {
  const rounds: number[][] = [];
  for (let i = 0; i < Number(count); i += 1, number += 1) {
    // Who sits where is drawn; the row is in the order of the choice.
    const seats = [0, 1, 2].map((at) => ({ at, draw: chance.int(2 ** 30) }));
    const order = seats.toSorted((a, b) => a.draw - b.draw).map(({ at }) => at);
    const seated = order.map((at) => defined(bots[defined(choice[at])]));
    const { places, points } = await playRound(
      game,
      options.value,
      seated,
      seeded(`table scores ${seed}`, number),
      number,
    );
    const seatOf = (at: number): number => order.indexOf(at);
    rounds.push([
      ...[0, 1, 2].map((at) => defined(places[seatOf(at)])),
      ...[0, 1, 2].map((at) => Math.round(defined(points[seatOf(at)]) * 100) / 100),
    ]);
  }
  scores.rounds[choice.join(' ')] = rounds;
  console.log(choice.map((bot) => bots[bot]).join(', '));
  if (file) writeFileSync(file, JSON.stringify(scores));
}
