import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerCalls, workerCall, workerCaller, type WorkerHandlers } from './worker-call.ts';

const calls = {
  double: { ...workerCall(v.number(), v.number()), progress: v.string() },
  slow: workerCall(v.string(), v.string()),
};

/** Workers that run here, and what can be done to the latest of them. */
function workers(handlers: Partial<WorkerHandlers<typeof calls>> = {}) {
  const log: string[] = [];
  let die = (_error: Error): void => undefined;
  let say = (_message: unknown): void => undefined;
  const caller = workerCaller(
    calls,
    () => {
      log.push('started');
      let toWorker = (_message: unknown): void => undefined;
      answerCalls(
        calls,
        {
          post: (message) => queueMicrotask(() => say(message)),
          listen: (received) => (toWorker = received),
        },
        {
          double(number, progress) {
            progress('begun');
            return 2 * number;
          },
          slow: async (text) => (text === 'never' ? new Promise(() => undefined) : text),
          ...handlers,
        },
      );
      return {
        post(message) {
          if (message === undefined || JSON.stringify(message).includes('unpostable')) {
            throw new Error('could not be cloned');
          }
          queueMicrotask(() => toWorker(message));
        },
        listen(received, failed) {
          say = received;
          die = failed;
        },
        end: () => log.push('ended'),
      };
    },
    (error) => log.push(`died: ${error.message}`),
  );
  return { caller, log, die: (why: string) => die(new Error(why)), say: (m: unknown) => say(m) };
}

test('a call is answered, with its progress before, by one worker however many there are', async () => {
  const { caller, log } = workers();
  const progress: string[] = [];
  const two = caller.call('double', 2, (soFar) => progress.push(soFar));
  expect(caller.pending()).toBe(1);
  expect(await Promise.all([two, caller.call('slow', 'text'), caller.call('double', 5)])).toEqual([
    4,
    'text',
    10,
  ]);
  expect(progress).toEqual(['begun']);
  expect(caller.pending()).toBe(0);
  expect(log).toEqual(['started']);
});

test('what a handler throws, or what is not as described, rejects that call only', async () => {
  const { caller, log } = workers({
    double(number) {
      if (number === 0) throw new Error('not this one');
      return Number.NaN;
    },
  });
  const after = caller.call('slow', 'later');
  await expect(caller.call('double', 0)).rejects.toThrow('not this one');
  await expect(caller.call('double', 1)).rejects.toThrow(/number/);
  await expect(caller.call('slow', 'unpostable')).rejects.toThrow('could not be cloned');
  expect(await after).toBe('later');
  expect([caller.pending(), log]).toEqual([0, ['started']]);
});

test('when the worker dies all calls are rejected, and the next one starts another', async () => {
  const { caller, log, die } = workers();
  const both = Promise.allSettled([caller.call('slow', 'never'), caller.call('slow', 'never')]);
  die('out of memory');
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log).toEqual(['started', 'ended', 'died: out of memory']);
  expect(await caller.call('double', 4)).toBe(8);
  expect(log.at(-1)).toBe('started');
});

test('a worker whose messages cannot be read is taken to have died', async () => {
  const { caller, log, say } = workers();
  const call = caller.call('slow', 'never');
  say({ kind: 'nonsense' });
  await expect(call).rejects.toThrow(/Invalid type/);
  expect(log[1]).toBe('ended');
});

test('a call of a worker that was ended is not answered any more', async () => {
  const { caller, log } = workers();
  let isSettled = false;
  void caller.call('slow', 'text').finally(() => (isSettled = true));
  caller.end();
  expect(await caller.call('slow', 'next')).toBe('next');
  expect([isSettled, caller.pending()]).toEqual([false, 0]);
  expect(log).toEqual(['started', 'ended', 'started']);
});
