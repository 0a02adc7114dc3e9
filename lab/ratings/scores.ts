import { writeFileSync } from 'node:fs';
import { randomFrom } from '@lusoria/core';
import { dailyGames, loadGame } from '@lusoria/games';
import { engineScore } from '@lusoria/tournaments/daily-engine';
import { noEntries } from '@lusoria/tournaments/daily-entries';
import { createHash } from 'node:crypto';
import type { Scores } from './data.ts';

/**
 * Plays the deals of made-up days by each bot that has a strength, from the first seat against the bots of the
 * day, as everybody does: `node lab/ratings/scores.ts GAME KEY DAYS FILE BOT…`. One line of the file is a bot.
 */
const [game, key, days, file, ...bots] = process.argv.slice(2);
const offer = (await dailyGames()).find((one) => one.game === game && one.key === key);
const rules = await loadGame(game ?? '');
if (!offer || !rules || !file) throw new Error('usage: scores.ts GAME KEY DAYS FILE BOT…');

const isFewest = rules.match(offer.options, offer.bots.length + 1).best === 'fewest';

const think = async (_: string, name: string, view: unknown, seed: Uint8Array) => {
  const bot = rules.bot(name);
  if (!bot) throw new Error(`no bot ${name}`);
  await bot.load();
  return bot.choose(view, randomFrom(seed));
};

const scores: Scores = { game: offer.game, key: offer.key, bots: {} };
for (const bot of bots) {
  const since = performance.now();
  const totals: number[] = [];
  for (let day = 0; day < Number(days); day += 1) {
    const seed = createHash('sha256')
      .update(`rating ${offer.game} ${offer.key} ${day}`)
      .digest('hex');
    const entries = noEntries(isFewest ? 'fewest' : 'most', offer.rounds);
    const made = {
      ...offer,
      id: `day ${day}`,
      game: rules,
      engine: bot,
      seed,
      beacon: null,
      date: '2026-01-01',
    };
    const state = { ...made, openedAt: 0, entries, engineScore: null, engineTable: null, seq: 1 };
    const { total } = await engineScore(state, { think });
    totals.push(isFewest ? -total : total);
  }
  scores.bots[bot] = totals;
  writeFileSync(file, JSON.stringify(scores));
  const mean = totals.reduce((sum, one) => sum + one, 0) / totals.length;
  console.log(
    bot,
    mean.toFixed(2),
    `${((performance.now() - since) / totals.length).toFixed(0)} ms`,
  );
}
