import { dealerOf, emptyWorld, type World } from './deals.ts';
import type { Known } from './known.ts';
import type { Source } from './source.ts';

/** A world and how much it counts. */
export interface Weighed {
  readonly world: World;
  weight: number;
}

/** After how many worlds it is asked whether it is late. */
const ASKED = 32;

/** How many times as many worlds as are wanted there have to be to choose from, could all weigh the same. */
const CHOICE = 4;

/** How many worlds are weighed before it is known which are light. */
const FIRST = 500;

/** How likely what has happened is in a world, but for a factor: a product of what is quickly found and the rest. */
export interface Likelihood {
  readonly first: (world: World) => number;
  readonly rest: (world: World) => number;
}

/**
 * Worlds for a decision: many are dealt, each is weighed by how likely it makes what has happened,
 * and of these `wanted` are drawn by weight; where there are no more than that, all are taken as they
 * weigh. Of those that look light at first only some are weighed to the end, which count for the
 * others, too; and no more are dealt than give a good choice. The order says nothing, so one can stop
 * anywhere.
 *
 * @param isLate asked now and then: whether to be content with what has been dealt
 */
export function worldsFor(
  known: Known,
  likelihood: Likelihood,
  { dealt, wanted }: { readonly dealt: number; readonly wanted: number },
  source: Source,
  isLate: () => boolean = () => false,
): readonly Weighed[] {
  const deal = dealerOf(known);
  const seen = new Set<number>();
  const weighed: Weighed[] = [];
  let world = emptyWorld();
  let sum = 0;
  let all = 0;
  let squares = 0;
  for (let i = 0; i < dealt; i += 1) {
    if (i % ASKED === ASKED - 1 && (isLate() || all * all > CHOICE * wanted * squares)) break;
    deal(world, source);
    const key = keyOf(world, known);
    if (seen.has(key)) continue;
    seen.add(key);
    const first = likelihood.first(world);
    const light = i < FIRST ? 0 : sum / FIRST;
    if (i < FIRST) sum += first;
    if (first < light && source.unit() * light >= first) continue;
    const weight = Math.max(first, light) * likelihood.rest(world);
    weighed.push({ world, weight });
    all += weight;
    squares += weight * weight;
    world = emptyWorld();
  }
  // Every layout is dealt with the same chance, so each counts once: its weight alone decides.
  return drawn(weighed, wanted, source);
}

/** The first hidden hand and the two cards of the skat tell the whole layout. */
function keyOf({ hands, skat }: World, { held }: Known): number {
  const first = held.indexOf(null);
  const hand = first < 0 ? 0 : (hands[first] ?? 0) >>> 0;
  const low = 31 - Math.clz32(skat & -skat);
  const high = 31 - Math.clz32(skat);
  return hand * 1024 + low * 32 + high;
}

function drawn(all: readonly Weighed[], wanted: number, source: Source): readonly Weighed[] {
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  if (!(sum > 0))
    return mixed(all, source)
      .slice(0, wanted)
      .map(({ world }) => ({ world, weight: 1 }));
  if (all.length <= wanted) return mixed(all, source);
  const step = sum / wanted;
  let next = source.unit() * step;
  let passed = 0;
  const chosen: Weighed[] = [];
  for (const { world, weight } of all) {
    passed += weight;
    let times = 0;
    for (; next < passed; next += step) times += 1;
    if (times > 0) chosen.push({ world, weight: times });
  }
  return mixed(chosen, source);
}

function mixed(all: readonly Weighed[], source: Source): readonly Weighed[] {
  const result = [...all];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = source.int(last + 1);
    const a = result[last];
    const b = result[other];
    if (a === undefined || b === undefined) continue;
    result[last] = b;
    result[other] = a;
  }
  return result;
}
