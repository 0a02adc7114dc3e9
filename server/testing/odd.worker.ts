import { parentPort } from 'node:worker_threads';
import type { BotResponse, BotRequest } from '../bots/messages.ts';

// Bots with every kind of failure, for the tests of the pool.
const port = parentPort;
if (!port) throw new Error('this runs as a worker thread');
const say = (answer: BotResponse): void => port.postMessage(answer);

port.on('message', ({ bot, view, thinkMs }: BotRequest) => {
  switch (bot) {
    case 'stuck':
      return stuck();
    case 'throws':
      throw new Error('out of its mind');
    case 'exits':
      return process.exit(3);
    case 'meets':
      if (view instanceof SharedArrayBuffer) meet(new Int32Array(view));
      return say({ kind: 'action', action: 'met' });
    case 'told':
      return say({ kind: 'action', action: thinkMs });
    default:
      return say({ kind: 'action', action: bot });
  }
});
say({ kind: 'ready' });

function stuck(): never {
  for (;;);
}

function meet(here: Int32Array): void {
  Atomics.add(here, 0, 1);
  Atomics.notify(here, 0);
  while (Atomics.load(here, 0) < 2) Atomics.wait(here, 0, 1);
}
