import { expect, test } from 'vitest';
import { createLifecycle } from './lifecycle.ts';

function recorded() {
  const told: string[] = [];
  const lifecycle = createLifecycle((name, state) => told.push(`${name} ${state}`));
  const start = async (name: string, end: () => unknown = () => undefined) =>
    lifecycle.start(name, () => name, end);
  return { told, lifecycle, start };
}

test('parts stop in the reverse order of their start, each after the one before has ended', async () => {
  const { told, lifecycle, start } = recorded();
  const gate = Promise.withResolvers<void>();
  expect(await start('store')).toBe('store');
  await start('tables', async () => gate.promise);
  await start('sockets');
  const stopped = lifecycle.stop();
  expect(lifecycle.isStopping()).toBe(true);
  expect(lifecycle.stop()).toStrictEqual(stopped);
  await Promise.resolve();
  expect(told.filter((line) => line.endsWith('stopped'))).toEqual(['sockets stopped']);
  gate.resolve();
  await stopped;
  expect(told).toEqual([
    'store started',
    'tables started',
    'sockets started',
    'sockets stopped',
    'tables stopped',
    'store stopped',
  ]);
});

test('a part that cannot start is none to stop', async () => {
  const { told, lifecycle, start } = recorded();
  await start('store');
  const failing = lifecycle.start(
    'tables',
    () => {
      throw new Error('no tables');
    },
    () => expect.unreachable(),
  );
  await expect(failing).rejects.toThrow('no tables');
  await lifecycle.stop();
  expect(told).toEqual(['store started', 'store stopped']);
});

test('a part that cannot stop does not keep the others from it', async () => {
  const { told, lifecycle, start } = recorded();
  await start('store');
  await start('tables', () => {
    throw new Error('stuck');
  });
  await expect(lifecycle.stop()).rejects.toThrow('stuck');
  expect(told.at(-1)).toBe('store stopped');
});

test('nothing starts while all is being stopped', async () => {
  const { lifecycle, start } = recorded();
  await lifecycle.stop();
  await expect(start('late')).rejects.toThrow(/cannot start/);
});
