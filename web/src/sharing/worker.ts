import { randomFrom } from '@lusoria/core';
import { answerCalls, browserChannel } from '@lusoria/core/worker-call';
import { loadGame } from '@lusoria/games';
import { botCalls } from './calls.ts';

/** Bots that play a shared deal beside the page, which stays quick meanwhile. */

/** Time budget of a bot's move (milliseconds). */
const THINK_MS = 1000;

answerCalls(botCalls, browserChannel(globalThis), {
  async think(asked) {
    const bot = (await loadGame(asked.game))?.bot(asked.bot);
    if (!bot) throw new Error(`no bot ${asked.bot}`);
    await bot.load();
    const end = performance.now() + THINK_MS;
    return bot.choose(asked.view, randomFrom(asked.seed), { left: () => end - performance.now() });
  },
});
