import { drawAt, randomFrom } from '@lusoria/core';
import { playable } from '@lusoria/testing/people/games.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openBotPool, type BotPool } from './bot-pool.ts';
import type { PoolOptions } from './pool.ts';

const SEED = new Uint8Array(32).fill(7);

/** However busy the machine is, only a test of the budget itself meets it. */
const BUDGET_MS = 120_000;

function pool(options: Partial<PoolOptions>): BotPool {
  const opened = openBotPool({ budgetMs: BUDGET_MS, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

const { game: GAME, bot: BOT } = await playable(null);

/** A view of a round whose chance has been drawn, from a seat that is to act. */
function freshView(): unknown {
  const options = GAME.options({});
  if (!options.ok) throw new Error('no options');
  let round = GAME.open(options.value, Math.min(...GAME.seats), 0);
  for (;;) {
    const turn = round.turn();
    if (turn.kind === 'over') throw new Error('it is over');
    if (turn.kind === 'play') return round.view(turn.must[0] ?? 0);
    round = round.chance(drawAt(SEED, 0, turn.request)).round;
  }
}

test('a bot does in its thread what it would do here', async () => {
  const { think } = pool({ threads: 1 });
  const view = freshView();
  const here = GAME.bot(BOT)?.choose(view, randomFrom(SEED));
  expect(here).toHaveProperty('type');
  expect(await think({ game: GAME.id, bot: BOT, view, seed: SEED, thinkMs: 100 })).toEqual(here);
});

test('what cannot be done is refused, and the thread goes on', async () => {
  const { think } = pool({ threads: 1 });
  const view = freshView();
  const ask = async (bot: string, game = GAME.id, what: unknown = view) =>
    think({ game, bot, view: what, seed: SEED, thinkMs: 100 });
  await expect(ask('nobody')).rejects.toThrow(/no bot nobody/);
  await expect(ask(BOT, 'chess')).rejects.toThrow(/no bot/);
  await expect(ask(BOT, GAME.id, { you: 0 })).rejects.toThrow(/bad data at /);
  // Neither functions nor deeply nested values can be posted to a thread.
  await expect(ask(BOT, GAME.id, () => 1)).rejects.toThrow(/clone/);
  expect(await ask(BOT)).not.toBeNull();
});

/** Threads whose bots are stuck, die or are just slow, by their names. */
const program = new URL('../testing/odd.worker.ts', import.meta.url);

test('a bot that is stuck is ended, and its thread replaced', async () => {
  const { think } = pool({ threads: 1, budgetMs: 200, program });
  const ask = async (bot: string) => think({ game: 'odd', bot, view: 1, seed: SEED, thinkMs: 100 });
  const [stuck, next] = await Promise.allSettled([ask('stuck'), ask('fine')]);
  expect(stuck).toMatchObject({ status: 'rejected' });
  expect(String(stuck.status === 'rejected' && stuck.reason)).toMatch(/longer than 200 ms/);
  expect(next).toEqual({ status: 'fulfilled', value: 'fine' });
});

test('a thread that dies takes only its own bot along', async () => {
  const { think } = pool({ threads: 1, program });
  const ask = async (bot: string) => think({ game: 'odd', bot, view: 1, seed: SEED, thinkMs: 100 });
  await expect(ask('throws')).rejects.toThrow(/out of its mind/);
  await expect(ask('dies')).rejects.toThrow(/dead of a sudden/);
  await expect(ask('exits')).rejects.toThrow(/has ended/);
  expect(await Promise.all([ask('fine'), ask('fine')])).toEqual(['fine', 'fine']);
});

test('several think at the same time', async () => {
  const { think } = pool({ threads: 2, budgetMs: 5000, program });
  const together = new SharedArrayBuffer(4);
  const ask = async () =>
    think({ game: 'odd', bot: 'meets', view: together, seed: SEED, thinkMs: 100 });
  // Each waits for the other.
  expect(await Promise.all([ask(), ask()])).toEqual(['met', 'met']);
});

test('the more wait, the less time each is given; alone a bot has all of it', async () => {
  const { think } = pool({ threads: 1, program });
  const ask = async () => think({ game: 'odd', bot: 'told', view: 1, seed: SEED, thinkMs: 600 });
  expect(await ask()).toBe(600);
  const all = await Promise.all(Array.from({ length: 40 }, ask));
  // All others wait behind the first; a fortieth would be too little time to think at all.
  const [first, ...rest] = all.map(Number);
  expect([first, rest[0], rest.at(-2), rest.at(-1)]).toEqual([600, 50, 300, 600]);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('a program that does not run makes everybody fail, nobody wait', async () => {
  const { think } = pool({ threads: 1, program: new URL('./missing.ts', import.meta.url) });
  const ask = async () => think({ game: 'odd', bot: 'fine', view: 1, seed: SEED, thinkMs: 100 });
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('when it closes, whoever thinks or waits is told', async () => {
  const opened = openBotPool({ threads: 1, program });
  const ask = async (bot: string) =>
    opened.think({ game: 'odd', bot, view: 1, seed: SEED, thinkMs: 100 });
  const asked = Promise.allSettled([ask('stuck'), ask('fine')]);
  await opened.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(ask('fine')).rejects.toThrow(/closed/);
});

test('what cannot be posted to a thread is rejected, and the next request is answered', async () => {
  const { think } = pool({ threads: 1, program });
  const ask = async (view: unknown) =>
    think({ game: 'odd', bot: 'fine', view, seed: SEED, thinkMs: 100 });
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], []);
  expect(await ask(1)).toBe('fine');
  await expect(ask(deep)).rejects.toThrow(/call stack/);
  await expect(ask(() => 1)).rejects.toThrow(/could not be cloned/);
  expect(await ask(1)).toBe('fine');
});
