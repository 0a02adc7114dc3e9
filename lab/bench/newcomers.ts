/**
 * Newcomers of some strengths whose opponents follow them: how they fare against the level that they reach. `node lab/bench/newcomers.ts --game agreement
 * --as pupil:30 --as pupil:60`
 *
 *   --game NAME     with levels in its manifest
 *   --as BOT        plays as they would; may be repeated
 *   --seats N       (as many as the default table of the game has)
 *   --people N      (100)
 *   --rounds N      until the level is measured (10)
 *   --measured N    rounds of each at that level (20)
 */
import { defined } from '@lusoria/core';
import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import { playNewcomers } from '@lusoria/core/newcomers';
import { choiceOption, integerOption, readOptions } from '../command-line.ts';

const values = readOptions({
  game: { type: 'string' },
  as: { type: 'string', multiple: true, default: [] },
  seats: { type: 'string' },
  people: { type: 'string', default: '100' },
  rounds: { type: 'string', default: '10' },
  measured: { type: 'string', default: '20' },
});
const id = defined(choiceOption('game', values.game, GAME_IDS), 'a game');
const { levels = [], others, offers } = await manifestOf(id);
const game = defined(await loadGame(id));
const options = game.options({ ...offers[0]?.options, ...offers[0]?.alone });
if (!options.ok) throw new Error('no options');
const seats = String(others.bots.length + 1);
for (const as of values.as) {
  const { level, rate, within } = await playNewcomers({
    game,
    options: options.value,
    levels,
    seats: integerOption('seats', values.seats ?? seats, 2, 5),
    as,
    people: integerOption('people', values.people, 2, 10_000),
    rounds: integerOption('rounds', values.rounds, 1, 1000),
    measured: integerOption('measured', values.measured, 1, 1000),
  });
  const reached = `level ${(level + 1).toFixed(1)} of ${levels.length}`;
  console.log(`${as.padEnd(20)} ${reached}, ${rate.toFixed(1)} ± ${within.toFixed(1)} in 100`);
}
