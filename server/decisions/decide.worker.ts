import { parentPort } from 'node:worker_threads';
import { loadGame } from '@lusoria/games';
import { decideSlowly } from '@lusoria/table';
import { runInBackground } from '../background.ts';
import type { BotResponse } from '../bots/messages.ts';
import { describeError } from '../describe-error.ts';
import type { DecisionRequest } from './decisions.ts';

const port = parentPort;
if (!port) throw new Error('this runs as a worker thread');
const post = (response: BotResponse): void => port.postMessage(response);

port.on('message', ({ job }: DecisionRequest) => {
  void decide(job).then(post);
});
runInBackground();
post({ kind: 'ready' });

async function decide(job: DecisionRequest['job']): Promise<BotResponse> {
  try {
    const game = await loadGame(job.game);
    if (!game) return { kind: 'failed', why: `no game ${job.game}` };
    return { kind: 'action', action: decideSlowly(job, game) };
  } catch (error) {
    return { kind: 'failed', why: describeError(error) };
  }
}
