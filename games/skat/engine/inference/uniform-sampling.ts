import { SKAT } from '../../rules/three/deal.ts';
import { type Determinization, drawCards } from '../determinization.ts';
import type { FastRandom } from '../fast-random.ts';
import { countOf } from '../solver/index.ts';
import type { Knowledge } from './knowledge.ts';

/** A division of the hidden cards: how many of which go to the skat, and how many deals it has. */
interface Split {
  /** From the cards that only the first, only the second, and either hidden hand can have. */
  readonly fromFirst: number;
  readonly fromSecond: number;
  readonly fromEither: number;
  /** The number of the cards from either's class that the first hand gets after that. */
  readonly toFirst: number;
  readonly deals: number;
}

/**
 * Samples determinizations that agree with the knowledge, each equally likely: first how many cards of
 * which class lie where, by the number of deals, then which.
 */
export function uniformSampler(
  knowledge: Knowledge,
): (determinization: Determinization, random: FastRandom) => void {
  const { knownHands, handSizes, context, hidden, skat } = knowledge;
  const { voids } = context;
  const known = knownHands.map((hand) => hand ?? 0);
  const unknown = [0, 1, 2].filter((player) => knownHands[player] === null);
  const [first = -1, second = -1] = unknown;
  const toSkat = skat === null ? SKAT : 0;
  const size = first < 0 ? 0 : handSizes[first]!;
  const noFirst = first < 0 ? hidden : voids[first]!;
  const noSecond = second < 0 ? hidden : voids[second]!;
  const classes = {
    first: hidden & ~noFirst & noSecond,
    second: hidden & noFirst & ~noSecond,
    either: hidden & ~noFirst & ~noSecond,
    neither: hidden & noFirst & noSecond,
  };
  const found = splitsOf(classes, toSkat, size);
  // No view of a real deal has no split; but a view may be anything.
  const splits = found.length > 0 ? found : splitsOf({ ...NONE, either: hidden }, toSkat, size);
  const usable = found.length > 0 ? classes : { ...NONE, either: hidden };
  const all = splits.reduce((sum, { deals }) => sum + deals, 0);

  return (determinization, random) => {
    const split = pickSplit(splits, random.unit() * all);
    if (!split) return;
    const awayFirst = drawCards(usable.first, split.fromFirst, random);
    const awaySecond = drawCards(usable.second, split.fromSecond, random);
    const awayEither = drawCards(usable.either, split.fromEither, random);
    const away = usable.neither | awayFirst | awaySecond | awayEither;
    const shared = drawCards(usable.either & ~awayEither, split.toFirst, random);
    const mine = (usable.first & ~awayFirst) | shared;
    const { hands } = determinization;
    for (let player = 0; player < 3; player += 1) hands[player] = known[player]!;
    if (first >= 0) hands[first] = mine;
    if (second >= 0) hands[second] = hidden & ~mine & ~away;
    determinization.skat = skat ?? away;
  };
}

/** The split in which the deal with this number is; the first one if rounding leaves none. */
function pickSplit(splits: readonly Split[], deal: number): Split | undefined {
  let at = deal;
  for (const split of splits) {
    at -= split.deals;
    if (at < 0) return split;
  }
  return splits[0];
}

/** The hidden cards by the hidden hands that can have them. */
interface Classes {
  readonly first: number;
  readonly second: number;
  readonly either: number;
  readonly neither: number;
}

const NONE: Classes = { first: 0, second: 0, either: 0, neither: 0 };

function splitsOf(classes: Classes, toSkat: number, size: number): readonly Split[] {
  const first = countOf(classes.first);
  const second = countOf(classes.second);
  const either = countOf(classes.either);
  const left = toSkat - countOf(classes.neither);
  const splits: Split[] = [];
  for (let fromFirst = 0; fromFirst <= Math.min(left, first); fromFirst += 1) {
    for (let fromSecond = 0; fromSecond <= Math.min(left - fromFirst, second); fromSecond += 1) {
      const fromEither = left - fromFirst - fromSecond;
      const toFirst = size - (first - fromFirst);
      const deals =
        binomial(first, fromFirst) *
        binomial(second, fromSecond) *
        binomial(either, fromEither) *
        binomial(either - fromEither, toFirst);
      if (deals > 0) splits.push({ fromFirst, fromSecond, fromEither, toFirst, deals });
    }
  }
  return splits;
}

/** The binomial coefficient. */
function binomial(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i += 1) ways = (ways * (all - some + i)) / i;
  return Math.round(ways);
}
