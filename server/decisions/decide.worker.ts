import { answerCalls } from '@lusoria/core/worker-call';
import { loadGame } from '@lusoria/games';
import { decideSlowly } from '@lusoria/table';
import { runInBackground } from '../background.ts';
import { describeError } from '../describe-error.ts';
import { parentChannel } from '../worker-channel.ts';
import { decisionCalls } from './calls.ts';

runInBackground();
answerCalls(
  decisionCalls,
  parentChannel(),
  {
    load: () => null,
    async think({ job }) {
      const game = await loadGame(job.game);
      if (!game) throw new Error(`no game ${job.game}`);
      return decideSlowly(job, game);
    },
  },
  describeError,
);
