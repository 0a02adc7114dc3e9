/**
 * The opponent with a real auction as an engine (docs/ENGINES.md):
 *
 *     lusoria arena skat --seats "strong,exec:node lab/skat/bench/opponent/main.ts" --deals 100 --duplicate
 */
import { createInterface } from 'node:readline';
import { randomFrom } from '@lusoria/core';
import * as v from 'valibot';
import type { View } from '@lusoria/skat/rules/view.ts';
import { BIDDING } from './bidding.ts';
import { opponent } from './player.ts';

const message = v.variant('t', [
  v.looseObject({ t: v.literal('hello'), game: v.literal('skat') }),
  v.looseObject({
    t: v.literal('choose'),
    id: v.number(),
    view: v.custom<View>((view) => typeof view === 'object' && view !== null),
    seed: v.string(),
  }),
  v.looseObject({ t: v.literal('bye') }),
]);
const say = (line: unknown): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const player = opponent(BIDDING);
await player.load?.();

for await (const line of createInterface({ input: process.stdin })) {
  const said = v.parse(message, JSON.parse(line));
  if (said.t === 'bye') break;
  if (said.t === 'hello') {
    say({ t: 'ready', name: 'sampled auction', wants: ['may'] });
    continue;
  }
  const random = randomFrom(Buffer.from(said.seed, 'hex'));
  say({ t: 'action', id: said.id, action: player.choose(said.view, random) });
}
