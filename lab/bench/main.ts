/**
 * Rounds and actions per second of every game with each of its bots, on one core: `npm run bench`. Every figure is shown
 * next to that of a plain loop on the same machine in the same run, because machines differ and are noisy.
 *
 *   --game NAME    only this one
 *   --seats N      (3, or as few as the game allows)
 *   --seconds N    how long each is measured (2)
 */
import { GAME_IDS, loadGame } from '@lusoria/games';
import { choiceOption, integerOption, numberOption, readOptions } from '../command-line.ts';
import { playRound, rate, type Rate, show } from './rounds.ts';

const values = readOptions({
  game: { type: 'string' },
  seats: { type: 'string', default: '3' },
  seconds: { type: 'string', default: '2' },
});
const only = choiceOption('game', values.game, GAME_IDS);
const wanted = integerOption('seats', values.seats, 1, 100);
const seconds = numberOption('seconds', values.seconds, 0.01, 600);

for (const id of GAME_IDS.filter((each) => each === (only ?? each))) {
  const game = await loadGame(id);
  const options = game?.options({});
  if (!game || !options?.ok) throw new Error(`${id} cannot be played without options`);
  const seats = game.seats.includes(wanted) ? wanted : Math.min(...game.seats);
  const contest = { game, options: options.value, seats };
  const rows: Record<string, Rate> = {};
  for (const kind of game.botKinds) {
    const bot = game.bot(kind);
    // Some bots need parameters in addition to their kind.
    if (!bot) continue;
    await bot.load();
    rows[`bot ${kind}`] = rate((i) => playRound({ ...contest, choose: bot.choose }, i), seconds);
  }
  rows['any legal actions'] = rate(
    (i) => playRound({ ...contest, choose: game.sampleAction }, i),
    seconds,
  );
  console.log(`${id}, ${seats} seats`);
  show(rows, seconds);
}
