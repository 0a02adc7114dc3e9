import type { Deck } from '../deck/types.ts';
import { asked, leafOf, type Plan } from './plan.ts';
import { type Split, type SplitDemands, splitsOf } from './split.ts';

/** What is known of the classes before a tree is looked for: what lies on a table. */
export interface Constraints {
  /** Cards that are of one class, a list for every class that is known; the lists are of different classes. */
  readonly together: readonly (readonly number[])[];
}

/** Nothing is known. */
export const FREE: Constraints = { together: [] };

interface Space {
  /** The fewest cards of a class. */
  readonly least: number;
  readonly width: SplitDemands['width'];
  /** The most classes of a tree. */
  readonly most: number;
  readonly constraints: Constraints;
  /** How many trees and questions may be put together before the search ends. */
  readonly effort: number;
}

/** Most subtrees that are listed for one set of cards, depth and number of classes. */
const MOST_SUBTREES = 300;

/** Some cards that a tree may come to. */
interface Place {
  readonly cards: readonly number[];
  /** Null where they cannot be a class, because cards of two known classes are among them. */
  readonly leaf: Plan | null;
  ways(): readonly Way[];
  readonly known: Map<string, readonly Plan[]>;
}

interface Way {
  readonly split: Split;
  readonly places: readonly Place[];
}

/** The trees over a deck. */
export interface Plans {
  of(depth: number, leaves: number): Generator<Plan, void>;
  /** Whether the search ended before it had seen all. */
  spent(): boolean;
}

/**
 * The trees over a deck, to be asked for by depth (at most) and number of classes (exactly). They
 * come lazily: one of every first question in turn, so whoever stops early has seen some of each.
 */
export function plansOf(deck: Deck, { least, width, most, constraints, effort }: Space): Plans {
  let spent = 0;
  const classOf = new Map(
    constraints.together.flatMap((cards, number) => cards.map((card) => [card, number])),
  );
  const places = new Map<string, Place>();
  const placeOf = (cards: readonly number[]): Place => {
    const key = cards.join();
    const found = places.get(key);
    if (found) return found;
    let ways: readonly Way[] | null = null;
    const place: Place = {
      cards,
      leaf: kinds(cards, classOf) > 1 ? null : leafOf(cards),
      ways: () => {
        if (ways !== null) return ways;
        const splits = splitsOf(deck, cards, { least, parts: most, width, together: classOf });
        spent += splits.length;
        ways = splits.map((split) => ({ split, places: split.parts.map(placeOf) }));
        return ways;
      },
      known: new Map(),
    };
    places.set(key, place);
    return place;
  };
  const listed = (place: Place, depth: number, leaves: number): readonly Plan[] => {
    if (leaves === 1) return place.leaf ? [place.leaf] : [];
    if (depth === 0 || leaves * least > place.cards.length || spent > effort) return [];
    const key = `${depth} ${leaves}`;
    const found = place.known.get(key) ?? taken(inTurn(place, depth, leaves), MOST_SUBTREES);
    place.known.set(key, found);
    return found;
  };
  const inTurn = (place: Place, depth: number, leaves: number): Generator<Plan, void> =>
    roundRobin(place.ways().map((way) => through(place, way, depth, leaves)));
  function* through(place: Place, way: Way, depth: number, leaves: number): Generator<Plan, void> {
    for (const share of shares(leaves, way.places.length)) {
      const lists = way.places.map((to, at) => listed(to, depth - 1, share[at] ?? 0));
      for (const parts of products(lists)) {
        spent += 1;
        if (spent > effort) return;
        yield asked(place.cards, way.split, parts);
      }
    }
  }
  const root = placeOf([...deck.cards.keys()]);
  return { of: (depth, leaves) => inTurn(root, depth, leaves), spent: () => spent > effort };
}

function kinds(cards: readonly number[], classOf: ReadonlyMap<number, number>): number {
  return new Set(cards.flatMap((card) => classOf.get(card) ?? [])).size;
}

/** The ways to share so many classes among so many branches, at least one for each. */
function shares(leaves: number, branches: number): readonly (readonly number[])[] {
  if (branches > leaves) return [];
  if (branches === 1) return [[leaves]];
  return Array.from({ length: leaves - branches + 1 }, (_, i) => i + 1).flatMap((first) =>
    shares(leaves - first, branches - 1).map((rest) => [first, ...rest]),
  );
}

/** One of each list, in every combination. */
function* products<T>(lists: readonly (readonly T[])[]): Generator<readonly T[], void> {
  const [first, ...rest] = lists;
  if (!first) {
    yield [];
    return;
  }
  if (lists.some((list) => list.length === 0)) return;
  for (const one of first) for (const others of products(rest)) yield [one, ...others];
}

/** One of each in turn, until there are none left. */
function* roundRobin<T>(sources: readonly Iterator<T, void>[]): Generator<T, void> {
  let going = sources;
  while (going.length > 0) {
    const open: Iterator<T, void>[] = [];
    for (const source of going) {
      const step = source.next();
      if (step.done === true) continue;
      yield step.value;
      open.push(source);
    }
    going = open;
  }
}

function taken<T>(source: Iterable<T>, most: number): readonly T[] {
  const found: T[] = [];
  for (const item of source) {
    found.push(item);
    if (found.length === most) break;
  }
  return found;
}
