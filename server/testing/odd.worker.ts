import { answerCalls } from '@lusoria/core/worker-call';
import { botCalls } from '../bots/calls.ts';
import { parentChannel } from '../worker-channel.ts';

// Bots with every kind of failure, for the tests of the pool.
answerCalls(botCalls, parentChannel(), {
  load: () => null,
  think({ bot, view, thinkMs }) {
    switch (bot) {
      case 'stuck':
        return stuck();
      case 'throws':
        throw new Error('out of its mind');
      case 'exits':
        return process.exit(3);
      case 'dies':
        setImmediate(() => {
          throw new Error('dead of a sudden');
        });
        return new Promise(() => undefined);
      case 'meets':
        if (view instanceof SharedArrayBuffer) meet(new Int32Array(view));
        return 'met';
      case 'told':
        return thinkMs;
      default:
        return bot;
    }
  },
});

function stuck(): never {
  for (;;);
}

function meet(here: Int32Array): void {
  Atomics.add(here, 0, 1);
  Atomics.notify(here, 0);
  while (Atomics.load(here, 0) < 2) Atomics.wait(here, 0, 1);
}
