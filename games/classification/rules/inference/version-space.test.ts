import { seeded } from '@lusoria/core';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../deck-of.ts';
import { classification } from '../game.ts';
import { faultOf } from '../judge.ts';
import { DEEP, playedRound, publicly } from '../testing/public-round.ts';
import { optionsSchema } from '../schemas.ts';
import type { Options, TableClass, View } from '../types.ts';
import { checkTree } from '../tree/check.ts';
import { grammarOf, partitionAt } from '../grammar/grammar.ts';
import { greedyTree } from './greedy.ts';
import { type Partition, partitionOf, samePartition } from '../tree/partition.ts';
import { sampleTree, versionSpaceOf } from './version-space.ts';
import { LEAF } from '../tree/types.ts';

const read = (options: Partial<Options> = {}): Options => v.parse(optionsSchema, options);

/**
 * The same view after the first `lays` lays: cards on the table, and the sage's hand at that time.
 */
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
 * Whether a partition agrees with all observations, implemented independently: each verdict by the
 * rules' own judgement of the table at that time; and the cards that the sage kept since it last
 * founded must be found among the unseen cards that are of no class then on the table.
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

describe('the version space', () => {
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
      const all = grammar.trees.map((_, index) => partitionAt(grammar, index));
      for (let index = 0; index < 3; index += 1) {
        const view = publicly(playedRound(options, seeded(`filter ${verdict}`, index)));
        for (const lays of [1, 4, 9, view.lays.length]) {
          const now = cut(view, lays);
          const { consistent, grammar: used } = versionSpaceOf(now);
          expect(used).toBe(grammar);
          expect(consistent).toEqual(
            all.flatMap((partition, at) => (fits(view, partition, now.lays.length) ? [at] : [])),
          );
        }
      }
    },
    60_000,
  );

  test('always holds the truth', () => {
    for (let index = 0; index < 25; index += 1) {
      const options = read(index % 2 === 0 ? {} : { verdict: 'reason' });
      const end = playedRound(options, seeded('truth', index));
      const view = publicly(end);
      const { grammar, consistent } = versionSpaceOf(view);
      const truth = partitionOf(end.tree ?? LEAF, grammar.deck);
      expect(consistent.some((at) => samePartition(partitionAt(grammar, at), truth))).toBe(true);
    }
  });

  test('does not use the faults that are told only when all is over', () => {
    const end = playedRound(read(), seeded('faults'));
    const view = publicly(end);
    const untold = { ...view, lays: view.lays.map((lay) => ({ ...lay, fault: null })) };
    expect(view.lays.some(({ fault }) => fault !== null)).toBe(true);
    expect(versionSpaceOf(view)).toEqual(versionSpaceOf(untold));
  });

  test('nothing is left out before anything is laid', () => {
    const state = classification.init({ options: read(), seats: 3, first: 0 });
    expect(versionSpaceOf(publicly(state)).consistent).toHaveLength(6622);
  });
});

describe('a tree outside the first grammar', () => {
  const options = read({ verdict: 'reason' });

  test('widens it as soon as nothing is left', () => {
    const widened = Array.from({ length: 12 }, (_, index) => {
      const view = publicly(playedRound(options, seeded('deep', index), DEEP));
      const { grammar, consistent } = versionSpaceOf(view);
      const truth = partitionOf(DEEP, grammar.deck);
      const holds = consistent.some((at) => samePartition(partitionAt(grammar, at), truth));
      return { level: grammar.level, holds };
    });
    const outside = widened.filter(({ level }) => level > 1);
    expect(outside.length).toBeGreaterThan(3);
    const deep = outside.filter(({ level }) => level === 3);
    expect(deep.filter(({ holds }) => holds).length).toBeGreaterThan(deep.length / 2);
  });

  test('in the end one is grown that is valid, the same each time', () => {
    for (let index = 0; index < 10; index += 1) {
      for (const classes of [0, 4, 7]) {
        const view = publicly(playedRound(options, seeded('grown', index), DEEP));
        const asked = { ...view, options: { ...options, classes } };
        const tree = greedyTree(asked);
        expect(tree && checkTree(tree, deckOf(options), asked.options).ok).toBe(true);
        expect(greedyTree(asked)).toEqual(tree);
      }
    }
  });

  test('a grown tree keeps what lies together on the table, where it can', () => {
    const view = publicly(playedRound(options, seeded('table'), DEEP));
    const partition = partitionOf(greedyTree(view) ?? LEAF, deckOf(options));
    const torn = view.classes.filter(
      ({ cards }) => new Set(cards.map((c) => partition[c])).size > 1,
    );
    expect(torn).toEqual([]);
  });

  test('some tree is always at hand, and agrees with the verdicts', () => {
    for (let index = 0; index < 10; index += 1) {
      const view = publicly(playedRound(read(), seeded('some', index)));
      const tree = sampleTree(view, seeded('which', index));
      const partition = partitionOf(tree ?? LEAF, deckOf(view.options));
      expect(fits(view, partition, view.lays.length)).toBe(true);
    }
  });
});
