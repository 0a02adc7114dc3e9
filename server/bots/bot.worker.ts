import { randomFrom } from '@lusoria/core';
import { answerCalls } from '@lusoria/core/worker-call';
import { loadGame } from '@lusoria/games';
import { runInBackground } from '../background.ts';
import { describeError } from '../describe-error.ts';
import { parentChannel } from '../worker-channel.ts';
import { botCalls } from './calls.ts';

runInBackground();
answerCalls(
  botCalls,
  parentChannel(),
  {
    load: () => null,
    async think({ game, bot, view, seed, thinkMs, repeatable = false }) {
      const player = (await loadGame(game))?.bot(bot);
      if (!player) throw new Error(`no bot ${bot}`);
      await player.load();
      if (repeatable) return player.choose(view, randomFrom(seed));
      const until = performance.now() + thinkMs;
      return player.choose(view, randomFrom(seed), { left: () => until - performance.now() });
    },
  },
  describeError,
);
