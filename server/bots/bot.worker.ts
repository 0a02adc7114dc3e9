import { parentPort } from 'node:worker_threads';
import { randomFrom } from '@lusoria/core';
import { loadGame } from '@lusoria/games';
import { runInBackground } from '../background.ts';
import { describeError } from '../describe-error.ts';
import type { BotResponse, BotRequest } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('this runs as a worker thread');
const post = (response: BotResponse): void => port.postMessage(response);

port.on('message', (request: BotRequest) => {
  void think(request).then(post);
});
runInBackground();
post({ kind: 'ready' });

async function think({ game, bot, view, seed, thinkMs }: BotRequest): Promise<BotResponse> {
  try {
    const player = (await loadGame(game))?.bot(bot);
    if (!player) return { kind: 'failed', why: `no bot ${bot}` };
    await player.load();
    const until = performance.now() + thinkMs;
    const budget = { left: () => until - performance.now() };
    return { kind: 'action', action: player.choose(view, randomFrom(seed), budget) };
  } catch (error) {
    return { kind: 'failed', why: describeError(error) };
  }
}
