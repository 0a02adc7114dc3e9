import { SKAT } from '../../rules/three/deal.ts';
import { countOf } from '../solver/index.ts';
import type { Known } from './known.ts';
import type { Source } from './source.ts';

/** A layout of the hidden cards that is possible: the hands by place, and what lies in the skat. */
export interface World {
  readonly hands: Int32Array;
  skat: number;
}

export function emptyWorld(): World {
  return { hands: new Int32Array(3), skat: 0 };
}

/** A way to divide the hidden cards: how many of which go to the skat, and how many layouts it has. */
interface Split {
  /** From the cards that only the first, only the second, and either can have. */
  readonly fromFirst: number;
  readonly fromSecond: number;
  readonly fromEither: number;
  /** How many of either's cards the first gets after that. */
  readonly toFirst: number;
  readonly layouts: number;
}

/**
 * Deals the hidden cards so that every possible layout is equally likely: first how many cards of
 * which sort lie where, by the number of layouts, then which.
 */
export function dealerOf(known: Known): (world: World, source: Source) => void {
  const { held, sizes, lacks, hidden, skat } = known;
  const unknown = [0, 1, 2].filter((place) => held[place] === null);
  const [first = -1, second = -1] = unknown;
  const toSkat = skat === null ? SKAT : 0;
  const room = sizes[first] ?? 0;
  const noFirst = first < 0 ? hidden : (lacks[first] ?? 0);
  const noSecond = second < 0 ? hidden : (lacks[second] ?? 0);
  const sorts = {
    first: hidden & ~noFirst & noSecond,
    second: hidden & noFirst & ~noSecond,
    either: hidden & ~noFirst & ~noSecond,
    neither: hidden & noFirst & noSecond,
  };
  const found = splitsOf(sorts, toSkat, room);
  // No view of a real deal comes to this; but a view may be anything.
  const splits = found.length > 0 ? found : splitsOf({ ...NONE, either: hidden }, toSkat, room);
  const usable = found.length > 0 ? sorts : { ...NONE, either: hidden };
  const all = splits.reduce((sum, { layouts }) => sum + layouts, 0);

  return (world, source) => {
    let at = source.unit() * all;
    const split =
      splits.find(({ layouts }) => {
        at -= layouts;
        return at < 0;
      }) ?? splits[0];
    if (!split) return;
    const awayFirst = some(usable.first, split.fromFirst, source);
    const awaySecond = some(usable.second, split.fromSecond, source);
    const awayEither = some(usable.either, split.fromEither, source);
    const away = usable.neither | awayFirst | awaySecond | awayEither;
    const shared = some(usable.either & ~awayEither, split.toFirst, source);
    const mine = (usable.first & ~awayFirst) | shared;
    for (let place = 0; place < 3; place += 1) world.hands[place] = held[place] ?? 0;
    if (first >= 0) world.hands[first] = mine;
    if (second >= 0) world.hands[second] = hidden & ~mine & ~away;
    world.skat = skat ?? away;
  };
}

interface Sorts {
  readonly first: number;
  readonly second: number;
  readonly either: number;
  readonly neither: number;
}

const NONE: Sorts = { first: 0, second: 0, either: 0, neither: 0 };

function splitsOf(sorts: Sorts, toSkat: number, room: number): readonly Split[] {
  const [first, second, either] = [sorts.first, sorts.second, sorts.either].map(countOf);
  const left = toSkat - countOf(sorts.neither);
  if (left < 0 || first === undefined || second === undefined || either === undefined) return [];
  const splits: Split[] = [];
  for (let fromFirst = 0; fromFirst <= Math.min(left, first); fromFirst += 1) {
    for (let fromSecond = 0; fromSecond <= Math.min(left - fromFirst, second); fromSecond += 1) {
      const fromEither = left - fromFirst - fromSecond;
      const toFirst = room - (first - fromFirst);
      const layouts =
        choose(first, fromFirst) *
        choose(second, fromSecond) *
        choose(either, fromEither) *
        choose(either - fromEither, toFirst);
      if (layouts > 0) splits.push({ fromFirst, fromSecond, fromEither, toFirst, layouts });
    }
  }
  return splits;
}

/** In how many ways some of so many can be chosen. */
function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i += 1) ways = (ways * (all - some + i)) / i;
  return Math.round(ways);
}

const bits = new Int32Array(32);

/** So many cards of a mask, each choice equally likely. */
export function some(mask: number, count: number, source: Source): number {
  if (count === 0) return 0;
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    bits[size] = rest & -rest;
    size += 1;
  }
  let chosen = 0;
  for (let i = 0; i < count; i += 1) {
    const at = i + source.int(size - i);
    const bit = bits[at] ?? 0;
    bits[at] = bits[i] ?? 0;
    bits[i] = bit;
    chosen |= bit;
  }
  return chosen;
}
