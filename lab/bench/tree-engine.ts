/**
 * A bot of another checkout as an engine (docs/ENGINES.md), to let a player meet its former version:
 *
 *     lusoria arena skat --seats "strong,exec:node lab/bench/tree-engine.ts TREE strong" --deals 100 --duplicate
 *
 * TREE is the folder of a checkout in which `npm ci` has run. Chance comes from the seed of each question, as it does for
 * bots of the arena itself: a tree that plays itself shows a difference of exactly 0.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { AnyBot, Budget, randomFrom as RandomFrom } from '@lusoria/core';
import type { loadGame as LoadGame } from '@lusoria/games';
import * as v from 'valibot';

const [tree, name = ''] = process.argv.slice(2);
if (tree === undefined) throw new Error('tree-engine.ts TREE BOT');

const isFunction = (value: unknown): boolean => typeof value === 'function';
const imported = async (path: string): Promise<unknown> =>
  import(pathToFileURL(resolve(tree, path)).href);
const { loadGame } = v.parse(
  v.looseObject({ loadGame: v.custom<typeof LoadGame>(isFunction) }),
  await imported('games/index.ts'),
);
const { randomFrom } = v.parse(
  v.looseObject({ randomFrom: v.custom<typeof RandomFrom>(isFunction) }),
  await imported('core/index.ts'),
);

const messageSchema = v.variant('t', [
  v.looseObject({ t: v.literal('hello'), game: v.string() }),
  v.looseObject({
    t: v.literal('choose'),
    id: v.number(),
    view: v.unknown(),
    budget: v.nullable(v.number()),
    seed: v.string(),
  }),
  v.looseObject({ t: v.literal('bye') }),
]);

const say = (message: unknown): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
let bot: AnyBot | null = null;

for await (const line of createInterface({ input: process.stdin })) {
  const message = v.parse(messageSchema, JSON.parse(line));
  if (message.t === 'bye') break;
  if (message.t === 'hello') {
    bot = (await loadGame(message.game))?.bot(name) ?? null;
    if (!bot) throw new Error(`${tree} has no bot ${name} for ${message.game}`);
    // In older trees bots have no `load`: everything is loaded up front.
    if ('load' in bot) await bot.load();
    say({ t: 'ready', name: `${tree} ${name}`, wants: ['may'] });
    continue;
  }
  const { id, view, budget, seed } = message;
  const since = performance.now();
  const clock: Budget | undefined =
    budget === null ? undefined : { left: () => budget - (performance.now() - since) };
  const random = randomFrom(Buffer.from(seed, 'hex'));
  say({ t: 'action', id, action: bot?.choose(view, random, clock) ?? null });
}
