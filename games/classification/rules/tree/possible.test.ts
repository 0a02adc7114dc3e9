import { type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../deck-of.ts';
import { classification } from '../game.ts';
import { faultOf } from '../judge.ts';
import { playerNamed, playOut } from '../testing/bout.ts';
import { ask } from '../testing/round.ts';
import { type Options, optionsSchema, type State, type TableClass, type View } from '../types.ts';
import { checkTree } from './check.ts';
import { grammarOf, partitionAt } from './grammar.ts';
import { grownTree } from './grown.ts';
import { type Partition, partitionOf, samePartition } from './partition.ts';
import { bits, possibilities, possibilitiesAfter, possible, someTree } from './possible.ts';
import { LEAF, type Tree } from './types.ts';

const read = (options: Partial<Options> = {}): Options => v.parse(optionsSchema, options);

/** A round of players who lay anything, with this tree or any; seen by the public at its end. */
function round(options: Options, random: Random, tree?: Tree): State {
  const sage = playerNamed('sage');
  const first = tree
    ? {
        choose: (view: View, source: Random) =>
          view.phase === 'tree' ? ({ type: 'set-tree', tree } as const) : sage.choose(view, source),
      }
    : sage;
  const others = ['random', 'reasoner:beginner', 'random'].map(playerNamed);
  return playOut({ options }, [first, ...others], random);
}

/** The same view after the first so many lays: what lay on the table, what the sage held. */
function cut(view: View, lays: number): View {
  const classes: TableClass[] = view.classes
    .slice(0, 1)
    .map(({ cards, by }) => ({ cards: cards.slice(0, 1), by }));
  const counts = view.counts.map(() => 10);
  for (const lay of view.lays.slice(0, lays)) {
    const shed = lay.right === true ? lay.cards.length : 0;
    counts[lay.seat] = (counts[lay.seat] ?? 0) - shed + (lay.drew ? 1 : 0);
    const there = lay.class === null ? undefined : classes[lay.class];
    if (lay.right !== true) continue;
    if (there) classes[lay.class ?? 0] = { ...there, cards: [...there.cards, ...lay.cards] };
    else classes.push({ cards: lay.cards, by: lay.seat });
  }
  return { ...view, classes, counts, lays: view.lays.slice(0, lays) };
}

/**
 * Whether a partition agrees with everything seen, written down anew: each verdict by the rules' own
 * judgement of the table as it was; and what the sage kept since it last founded must be found
 * among the cards nobody has seen that are of no class then on the table.
 */
function fits(view: View, partition: Partition, upTo: number): boolean {
  const verdicts = view.lays.slice(0, upTo).every((lay, at) => {
    const fault = faultOf(partition, cut(view, at).classes, lay.cards, lay.class);
    if ((fault === null) !== lay.right) return false;
    return view.options.verdict === 'plain' || lay.right || fault === lay.fault;
  });
  if (!verdicts) return false;
  const counts = Array.from({ length: upTo }, (_, at) => at + 1);
  return counts.every((now) => {
    const lays = view.lays.slice(0, now);
    const founded = lays.findLastIndex(({ seat, class: to }) => seat === view.sage && to === null);
    if (founded < 0) return true;
    const then = cut(view, founded).classes.flatMap(({ cards }) => cards);
    const shown = new Set([...lays.flatMap(({ cards }) => cards), ...then]);
    const drawn = lays.slice(founded).filter(({ seat, drew }) => seat === view.sage && drew);
    const kept = (cut(view, now).counts[view.sage] ?? 0) - drawn.length;
    const known = new Set(then.map((card) => partition[card]));
    const free = partition.filter((own, card) => !shown.has(card) && !known.has(own));
    return free.length >= kept;
  });
}

const publicly = (state: State): View => classification.view(state, 'spectator');

describe('what is possible', () => {
  test.each([
    ['plain', {}],
    ['reason', {}],
    ['plain', { classes: 4 }],
    ['reason', { classes: 3, least: 15 }],
    ['plain', { classes: 5, stock: 'end' }],
  ] as const)(
    'is what a plain filter leaves: verdict %s, %o',
    (verdict, more) => {
      const options = read({ ...more, verdict, description: 'none' });
      const grammar = grammarOf(deckOf(options), options);
      const all = grammar.plans.map((_, index) => partitionAt(grammar, index));
      for (let index = 0; index < 3; index += 1) {
        const view = publicly(round(options, seeded(`filter ${verdict}`, index)));
        for (const lays of [1, 4, 9, view.lays.length]) {
          const now = cut(view, lays);
          const { left, grammar: used } = possible(now);
          expect(used).toBe(grammar);
          expect(left).toEqual(
            all.flatMap((partition, at) => (fits(view, partition, now.lays.length) ? [at] : [])),
          );
          expect(possibilitiesAfter(view, now.lays.length)).toBe(left.length);
        }
      }
    },
    60_000,
  );

  test('always holds the truth, and never grows', () => {
    for (let index = 0; index < 25; index += 1) {
      const options = read(index % 2 === 0 ? {} : { verdict: 'reason' });
      const end = round(options, seeded('truth', index));
      const view = publicly(end);
      const { grammar, left } = possible(view);
      const truth = partitionOf(end.tree ?? LEAF, grammar.deck);
      expect(left.some((at) => samePartition(partitionAt(grammar, at), truth))).toBe(true);
      const counts = possibilities(view);
      expect(counts).toHaveLength(view.lays.length + 1);
      expect(counts[0]).toBe(grammar.size);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      expect(counts.at(-1)).toBe(left.length);
    }
  });

  test('does not use the faults that are told only when all is over', () => {
    const end = round(read(), seeded('faults'));
    const view = publicly(end);
    const untold = { ...view, lays: view.lays.map((lay) => ({ ...lay, fault: null })) };
    expect(view.lays.some(({ fault }) => fault !== null)).toBe(true);
    expect(possible(view)).toEqual(possible(untold));
  });

  test('leaves less where the verdict tells what was wrong', () => {
    const counts = Array.from({ length: 10 }, (_, index) => {
      const view = publicly(round(read({ verdict: 'reason' }), seeded('told', index)));
      const untold = possibilities({ ...view, options: read() });
      return possibilities(view).map((told, at) => (untold[at] ?? 0) - told);
    }).flat();
    expect(Math.min(...counts)).toBe(0);
    expect(Math.max(...counts)).toBeGreaterThan(0);
  });

  test('nothing is left out before anything is laid', () => {
    const state = classification.init({ options: read(), seats: 3, first: 0 });
    expect(possible(publicly(state)).left).toHaveLength(6622);
    expect(possibilities(publicly(state))).toEqual([6622]);
  });

  test('a change is told in bits', () => {
    expect(bits(6622, 6622)).toBe(0);
    expect(bits(64, 8)).toBe(3);
    expect(bits(5, 0)).toBe(0);
  });
});

/** Three questions deep: no tree of two makes these classes. */
const DEEP = ask(
  'shape',
  ['circle', LEAF],
  [
    'square triangle',
    ask(
      'colour',
      ['red', LEAF],
      ['green blue', ask('filling', ['full', LEAF], ['empty striped', LEAF])],
    ),
  ],
);

describe('a tree outside the grammar', () => {
  const options = read({ verdict: 'reason' });

  test('widens it as soon as nothing is left', () => {
    const widened = Array.from({ length: 12 }, (_, index) => {
      const view = publicly(round(options, seeded('deep', index), DEEP));
      const { grammar, left } = possible(view);
      const truth = partitionOf(DEEP, grammar.deck);
      const holds = left.some((at) => samePartition(partitionAt(grammar, at), truth));
      return { outside: possibilities(view).at(-1) === 0, level: grammar.level, holds };
    });
    const outside = widened.filter((one) => one.outside);
    expect(outside.length).toBeGreaterThan(3);
    for (const { level } of outside) expect(level).toBeGreaterThan(1);
    const deep = outside.filter(({ level }) => level === 3);
    expect(deep.filter(({ holds }) => holds).length).toBeGreaterThan(deep.length / 2);
  });

  test('in the end one is grown that is valid, the same each time', () => {
    for (let index = 0; index < 10; index += 1) {
      for (const classes of [0, 4, 7]) {
        const view = publicly(round(options, seeded('grown', index), DEEP));
        const asked = { ...view, options: { ...options, classes } };
        const tree = grownTree(asked);
        expect(tree && checkTree(tree, deckOf(options), asked.options).ok).toBe(true);
        expect(grownTree(asked)).toEqual(tree);
      }
    }
  });

  test('a grown tree keeps what lies together on the table, where it can', () => {
    const view = publicly(round(options, seeded('table'), DEEP));
    const partition = partitionOf(grownTree(view) ?? LEAF, deckOf(options));
    const torn = view.classes.filter(
      ({ cards }) => new Set(cards.map((c) => partition[c])).size > 1,
    );
    expect(torn).toEqual([]);
  });

  test('some tree is always at hand, and agrees with the verdicts', () => {
    for (let index = 0; index < 10; index += 1) {
      const view = publicly(round(read(), seeded('some', index)));
      const tree = someTree(view, seeded('which', index));
      const partition = partitionOf(tree ?? LEAF, deckOf(view.options));
      expect(fits(view, partition, view.lays.length)).toBe(true);
    }
  });
});
