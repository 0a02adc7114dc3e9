/**
 * The cards of the player and of what it was in another checkout, in the same positions:
 *
 *     node lab/skat/bench/paired-choices.ts TREE RECORDS GAMES LEVEL [FROM]
 *
 * Takes cards of suit games and grands, one in three of the first three tricks and one in five of the next four. Both choose, with
 * the same seeds; where they differ, each card's real value is the mean of open cards and 40 rollouts, or open cards alone, with
 * the hands that were dealt. Prints by how much the player's card is better: in 100 games won a card, over all that were asked,
 * with 95 % intervals, for all and for defenders in the first two tricks.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defined, seeded } from '@lusoria/core';
import { fastRandom } from '@lusoria/skat/engine/fast-random.ts';
import { bitOf } from '@lusoria/skat/engine/inference/knowledge.ts';
import { byRollouts, doubleDummy } from '@lusoria/skat/engine/search/evaluators.ts';
import { searchPlayer } from '@lusoria/skat/engine/search/index.ts';
import { LEVEL, LEVELS } from '@lusoria/skat/engine/search/levels.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';
import * as v from 'valibot';
import { type Decision, decisionsByTrick } from '../training/decisions.ts';
import { args, print } from '../training/files.ts';
import { interval } from './opponent/seatings.ts';

const JUDGING = 40;
const LAST_TRICK = 6;

const [tree = '', file = '', count = '', name = '', from = '0'] = args();
const level = LEVELS.find((one) => one === name);
if (tree === '' || !(Number(count) > 0) || !level) {
  throw new Error('paired-choices.ts TREE RECORDS GAMES LEVEL [FROM]');
}

const { searchPlayer: otherPlayer } = v.parse(
  v.looseObject({
    searchPlayer: v.custom<typeof searchPlayer>((value) => typeof value === 'function'),
  }),
  await import(pathToFileURL(resolve(tree, 'games/skat/engine/search/index.ts')).href),
);
await loadWeights();
const own = searchPlayer(LEVEL[level]);
const other = otherPlayer(LEVEL[level]);
await other.load?.();

/** By how much the player's card is better than the other's; null where nobody plays a card. */
interface Compared {
  readonly isEarly: boolean;
  readonly differs: boolean;
  readonly mixed: number;
  readonly open: number;
}

function compared({ knowledge, truth }: Decision, seed: number): Compared | null {
  const { view, me, layout } = knowledge;
  if (view.tricks.length > LAST_TRICK) return null;
  const [one, two] = [own, other].map((player) => player.choose(view, seeded('paired', seed)));
  if (one?.type !== 'play' || two?.type !== 'play') return null;
  const isEarly = me !== 0 && view.tricks.length < 2;
  if (one.card === two.card) return { isEarly, differs: false, mixed: 0, open: 0 };
  const random = fastRandom(seeded('judged', seed));
  const setup = { knowledge, random, rollouts: JUDGING, isOver: () => false };
  const cards = [bitOf(one.card, layout), bitOf(two.card, layout)];
  const side = me === 0 ? 100 : -100;
  const [open, rolledOut] = [doubleDummy(setup), byRollouts(setup)].map((evaluate) => {
    const { wins } = defined(evaluate(truth, cards) ?? undefined);
    return side * (defined(wins[0]) - defined(wins[1]));
  });
  const better = defined(open);
  return { isEarly, differs: true, mixed: (better + defined(rolledOut)) / 2, open: better };
}

const part = { file, from: Number(from), count: Number(count) };
const all = decisionsByTrick(part).flatMap((decision, i) => compared(decision, i) ?? []);
for (const [what, some] of [
  ['all', all],
  ['defenders, first two tricks', all.filter(({ isEarly }) => isEarly)],
] as const) {
  const differ = some.filter(({ differs }) => differs).length;
  const both = interval(some.map(({ mixed }) => mixed));
  print(
    `${what}: ${some.length} cards, ${differ} differ; better by ${both}, open cards ${interval(some.map(({ open }) => open))}`,
  );
}
