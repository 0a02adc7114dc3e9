import { type Bot, botNamed, defined, seeded } from '@lusoria/core';
import { type Cell, CELLS } from '@lusoria/latin';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bots } from '../engine/index.ts';
import { deckOf, readingsOf } from '../rules/deck.ts';
import { rightDeclarations } from '../rules/judge.ts';
import { optionsSchema } from '../rules/schemas.ts';
import type { Action, View } from '../rules/types.ts';
import { PUPILS } from './simulated/cohort.ts';
import { believe, estimateAt, expectedKnown, knownRange, noBelief } from './estimate.ts';
import { type Evidence, evidenceOf, type EvidenceKind } from './evidence.ts';
import {
  type Answer,
  cardOf,
  isAllLayable,
  type Item,
  ITEM_KINDS,
  itemFor,
  mark,
} from './items.ts';
import { chanceOfKnowing, mayPromise } from './mastery.ts';
import { DAY_MS } from './memory.ts';
import { OPEN, SEALED } from './simulated/families/index.ts';
import { knownCells } from './simulated/pupil.ts';
import { allOrNone } from './simulated/families/all-or-none.ts';
import { areaUnderCurve, calibrationError } from './simulated/quality.ts';
import { dueCells, nextItem } from './schedule.ts';
import {
  beginLearning,
  judged,
  judgedByOracle,
  nextDay,
  played,
  practised,
  STRATEGIES,
} from './simulated/simulation.ts';

function botsNamed(...names: readonly string[]): readonly Bot<View, Action>[] {
  return names.flatMap((name) => botNamed(bots, name) ?? []);
}

const options = v.parse(optionsSchema, { deck: 'ille' });
const deck = deckOf(options);

const evidence = fc.record({
  cell: fc.constantFrom(...CELLS),
  kind: fc.constantFrom<EvidenceKind[]>(
    'answered',
    'declared',
    'challenged',
    'overlooked',
    'missed',
    'shown',
  ),
  right: fc.boolean(),
  guess: fc.constantFrom(null, 0.3, 0.5),
  shown: fc.constantFrom(0, 0.3, 1),
  days: fc.double({ min: 0, max: 400, noNaN: true }),
});

function inOrder(
  drawn: readonly (Omit<Evidence, 'at' | 'confusion' | 'lay'> & { readonly days: number })[],
): readonly Evidence[] {
  return drawn
    .map(
      ({ days, ...one }): Evidence => ({ ...one, at: days * DAY_MS, confusion: null, lay: null }),
    )
    .toSorted((a, b) => a.at - b.at);
}

/** Each run is dozens of pieces of evidence, and each of these moves every cell. */
const RUNS = { numRuns: 20 };

const answered = (cell: Cell, right: boolean, at: number): Evidence => ({
  cell,
  kind: 'answered',
  right,
  guess: 0.2,
  shown: 0,
  at,
  confusion: null,
  lay: null,
});

test('an estimate is a probability for every cell, whatever has happened', () => {
  fc.assert(
    fc.property(fc.array(evidence, { maxLength: 60 }), (drawn) => {
      const belief = believe(inOrder(drawn));
      const estimate = estimateAt(belief, 500 * DAY_MS);
      const { cells, total } = estimate;
      expect(belief.weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
      for (const cell of CELLS) {
        expect(cells[cell].known).toBeGreaterThanOrEqual(0);
        expect(cells[cell].known).toBeLessThanOrEqual(1);
      }
      expect(total).toBeLessThanOrEqual(CELLS.length);
      expect(expectedKnown(belief, 500 * DAY_MS)).toBe(total);
      // What comes later changes nothing of what was believed before.
      believe(inOrder(drawn), belief);
      expect(estimateAt(belief, 500 * DAY_MS)).toEqual(estimate);
    }),
    RUNS,
  );
});

test('doing right never makes knowing less probable, doing wrong never more', () => {
  fc.assert(
    fc.property(
      fc.array(evidence, { maxLength: 20 }),
      fc.constantFrom(...CELLS),
      fc.boolean(),
      (drawn, cell, right) => {
        const belief = believe(inOrder(drawn));
        const now = 500 * DAY_MS;
        const before = estimateAt(belief, now).cells[cell].known;
        const after = estimateAt(believe([answered(cell, right, now)], belief), now).cells[cell]
          .known;
        expect(right ? after - before : before - after).toBeGreaterThanOrEqual(-1e-9);
      },
    ),
    RUNS,
  );
});

test('what is not practised is forgotten, and never comes back by itself', () => {
  fc.assert(
    fc.property(fc.array(evidence, { maxLength: 30 }), fc.nat(300), (drawn, days) => {
      const belief = believe(inOrder(drawn));
      const at = (day: number) => estimateAt(belief, day * DAY_MS).total;
      expect(at(500 + days)).toBeLessThanOrEqual(at(500) + 1e-9);
    }),
    RUNS,
  );
});

test('how many forms are known is told only when there is enough to tell it from', () => {
  const after = (cells: readonly Cell[], right: boolean) =>
    knownRange(estimateAt(believe(cells.map((cell, i) => answered(cell, right, i))), cells.length));
  expect(after(CELLS.slice(0, 3), false)).toBeNull();
  expect(after([...CELLS, ...CELLS], true)?.from).toBeGreaterThanOrEqual(25);
  expect(after([...CELLS, ...CELLS], false)?.to).toBeLessThanOrEqual(5);
});

test('what must be produced counts more than one of two that can be guessed', () => {
  const known = (guess: number) =>
    estimateAt(believe([{ ...answered('gen-pl-f', true, 0), guess }]), 0).cells['gen-pl-f'].known;
  expect(known(0.1)).toBeGreaterThan(known(0.5));
});

test('an item is answered right by its solution, and what is not so is not right', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CELLS),
      fc.constantFrom(...ITEM_KINDS),
      fc.integer(),
      (cell, kind, seed) => {
        const item = itemFor(deck, cell, kind, seeded(`item ${seed}`));
        if (!item) return;
        const first = mark(deck, item, wrongFor(item), 0);
        expect(item.kind === 'layable' || !first.right).toBe(true);
        expect(mark(deck, item, first.solution, 0).right).toBe(true);
        expect(first.lit).toContain(item.target);
      },
    ),
  );
});

/** An answer that is never right; except that choosing none may be right if nothing can be played. */
function wrongFor(item: Item): Answer {
  switch (item.kind) {
    case 'agree':
      return { kind: 'agree', as: item.on.as };
    case 'judge':
      return { kind: 'judge', right: !readingsOf(deck, item.card).includes(item.as) };
    case 'macron':
      return {
        kind: 'macron',
        card: item.cards.find((card) => card !== cardOf(deck, item.target)) ?? 0,
      };
    case 'layable':
      return { kind: 'layable', cards: [] };
    case 'readings':
      return { kind: 'readings', cells: [] };
  }
}

test('whoever does not mark what is wrong is told that, too', () => {
  const item = itemFor(deck, 'dat-pl-f', 'readings', seeded('unmarked'));
  if (item?.kind !== 'readings') throw new Error('illīs has several readings');
  const right = item.cells.filter((cell) => readingsOf(deck, item.card).includes(cell));
  const { evidence: all } = mark(deck, item, { kind: 'readings', cells: right }, 0);
  const answers = all.filter(({ kind }) => kind === 'answered');
  expect(answers.map(({ cell }) => cell).toSorted()).toEqual(item.cells.toSorted());
  expect(answers.filter((one) => !one.right)).toEqual([]);
});

test('from practice alone the estimate is neither too high nor too low', () => {
  const all = Array.from({ length: 12 }, (_, n) => {
    const random = seeded('calibrated', n);
    const pupil = [PUPILS.blank, PUPILS.steady, PUPILS.quick][n % 3] ?? PUPILS.blank;
    let learning = beginLearning(allOrNone(pupil), options, random);
    for (let i = 0; i < 30; i += 1) learning = practised(learning, STRATEGIES.scheduler, random);
    return judged(learning);
  }).flat();
  expect(calibrationError(all)).toBeLessThan(0.08);
});

test('the weakest cell is due first, and practice asks for another each time', () => {
  const all = CELLS.filter((cell) => cell !== 'dat-pl-f').flatMap((cell) =>
    [0, 1, 2].map((n) => answered(cell, true, n * DAY_MS)),
  );
  const sure = believe(all.toSorted((a, b) => a.at - b.at));
  const estimate = estimateAt(
    believe([answered('dat-pl-f', false, 2 * DAY_MS + 1)], sure),
    2 * DAY_MS + 1,
  );
  expect(dueCells(estimate)[0]).toBe('dat-pl-f');
  const random = seeded('mixed');
  let learning = beginLearning(allOrNone(PUPILS.slow), options, random);
  for (let i = 0; i < 40; i += 1) learning = practised(learning, STRATEGIES.scheduler, random);
  const asked = learning.past.map(({ item }) => item);
  expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(ITEM_KINDS));
  expect(asked.every(({ target }, i) => target !== asked[i + 1]?.target)).toBe(true);
  // Nor is a hand asked for of which every card can be played.
  expect(asked.filter((item) => isAllLayable(deck, item))).toEqual([]);
  expect(nextItem(deck, estimate, [], random).kind).toBeDefined();
});

test('a round tells what its player declared, challenged, overlooked and did not see', () => {
  const random = seeded('rounds');
  const others = botsNamed('pupil', 'random');
  const found = new Map<string, number>();
  for (let n = 0; n < 8; n += 1) {
    const start = beginLearning(allOrNone(PUPILS.careless), options, random);
    const { acted } = played(start, options, others, n % 3, random);
    for (const one of evidenceOf({ me: 0, at: 0, acted, refused: [] })) {
      found.set(one.kind, (found.get(one.kind) ?? 0) + 1);
      const { confusion } = one;
      if (!confusion) continue;
      // The right cells are among the readings of the form; the mistaken one fitted nowhere or not there.
      expect(confusion.was.every((cell) => readingsOf(deck, confusion.card).includes(cell))).toBe(
        true,
      );
      expect(confusion.was).not.toContain(confusion.as);
      expect(rightDeclarations(deck, confusion.card, confusion.was)).toBeDefined();
    }
  }
  for (const kind of ['declared', 'challenged', 'overlooked', 'accepted', 'missed']) {
    expect(found.keys()).toContain(kind);
  }
  expect(found.has('answered')).toBe(false);
});

test('a substitute plays, and nobody answers for it', () => {
  const random = seeded('substitute');
  const others = botsNamed('pupil', 'random');
  const { acted } = played(
    beginLearning(allOrNone(PUPILS.steady), options, random),
    options,
    others,
    0,
    random,
  );
  const bySubstitute = acted.map((one) => ({ ...one, byPerson: one.seat !== 0 }));
  const kinds = evidenceOf({ me: 0, at: 0, acted: bySubstitute, refused: [] }).map(
    ({ kind }) => kind,
  );
  expect(kinds).not.toContain('declared');
  expect(kinds).not.toContain('missed');
});

test('from a few games alone the estimate tells the known from the unknown', () => {
  const all = Array.from({ length: 8 }, (_, n) => {
    const random = seeded('figures', n);
    const pupil = [PUPILS.slow, PUPILS.steady, PUPILS.strong, PUPILS.gaps][n % 4] ?? PUPILS.slow;
    const others = botsNamed('uniform', 'pupil');
    let learning = beginLearning(allOrNone(pupil), options, random);
    for (let game = 0; game < 5; game += 1) {
      learning = nextDay(played(learning, options, others, game % 3, random).learning);
    }
    return judged(learning);
  }).flat();
  expect(areaUnderCurve(all)).toBeGreaterThan(0.8);
  expect(calibrationError(all)).toBeLessThan(0.15);
});

test('who knows what a pupil is like estimates the share that is known at first, and learns from play', () => {
  const random = seeded('oracle');
  const start = beginLearning(allOrNone(PUPILS.strong), options, random);
  const mean = (all: readonly { readonly estimate: number }[]) =>
    all.reduce((sum, { estimate }) => sum + estimate, 0) / all.length;
  expect(mean(defined(judgedByOracle(start, random)))).toBeCloseTo(0.8, 1);
  let learning = start;
  for (let game = 0; game < 5; game += 1) {
    learning = nextDay(
      played(learning, options, botsNamed('uniform', 'pupil'), game % 3, random).learning,
    );
  }
  const judgements = defined(judgedByOracle(learning, random));
  const known = judgements.filter((one) => one.known);
  const unknown = judgements.filter((one) => !one.known);
  expect(mean(known)).toBeGreaterThan(mean(unknown));
});

test.each(Object.entries({ ...OPEN, ...SEALED }))(
  'a pupil of the family %s learns what is shown, and loses what is not',
  (_, { draw }) => {
    for (let run = 0; run < 3; run += 1) {
      const random = seeded('families', run);
      const start = beginLearning(draw(random), options, random);
      let learning = start;
      for (let i = 0; i < 90; i += 1) {
        learning = practised(learning, STRATEGIES['round-robin'], random);
      }
      const at = (days: number) => knownCells(learning.mind, learning.now + days * DAY_MS);
      expect(knownCells(start.mind, 0)).toBeLessThan(at(0));
      expect(at(0)).toBeLessThanOrEqual(CELLS.length);
      expect(at(30)).toBeLessThan(at(0));
      expect(at(300)).toBeLessThan(at(30));
      for (const { chance } of judged(learning)) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  },
);

test('all in turn asks for each cell once before any comes again; the boxes ask again for what was wrong', () => {
  const random = seeded('baselines');
  const after = (strategy: 'round-robin' | 'leitner', items: number) => {
    let learning = beginLearning(allOrNone(PUPILS.steady), options, random);
    for (let i = 0; i < items; i += 1) learning = practised(learning, STRATEGIES[strategy], random);
    return learning.past;
  };
  for (const strategy of ['round-robin', 'leitner'] as const) {
    const all = after(strategy, CELLS.length);
    expect(new Set(all.map(({ item }) => item.target)).size).toBe(CELLS.length);
  }
  const past = after('leitner', CELLS.length + 1);
  const again = defined(past.at(-1)).item.target;
  expect(past.find(({ item }) => item.target === again)?.right).toBe(false);
});

test('the scheduler needs fewer items than all cells in turn, and more than who knows the pupil', () => {
  const { draw } = OPEN.power;
  const known = (strategy: 'scheduler' | 'round-robin' | 'greedy') =>
    [0, 1, 2].reduce((sum, run) => {
      let learning = beginLearning(draw(seeded('compared', run)), options, seeded('begun', run));
      const random = seeded(strategy, run);
      for (let i = 0; i < 15; i += 1) learning = practised(learning, STRATEGIES[strategy], random);
      return sum + knownCells(learning.mind, learning.now);
    }, 0);
  expect(known('scheduler')).toBeGreaterThan(known('round-robin') + 3);
  expect(known('greedy')).toBeGreaterThan(known('scheduler'));
});

test('what is promised is promised only to whoever has shown it', () => {
  const all = (right: boolean) =>
    believe([0, 1, 2].flatMap((n) => CELLS.map((cell) => answered(cell, right, n * DAY_MS))));
  expect(mayPromise(noBelief(), 0)).toBe(false);
  expect(mayPromise(all(true), 2 * DAY_MS)).toBe(true);
  expect(mayPromise(all(false), 2 * DAY_MS)).toBe(false);
  expect(chanceOfKnowing(all(true), 0, 0)).toBeCloseTo(1, 3);
});

test('area under the curve and calibration are those of hand-counted examples', () => {
  const of = (...pairs: [boolean, number][]) =>
    pairs.map(([known, estimate]) => ({ known, chance: known ? 1 : 0, estimate }));
  expect(areaUnderCurve(of([true, 0.9], [true, 0.4], [false, 0.6], [false, 0.1]))).toBe(0.75);
  expect(areaUnderCurve(of([true, 0.5], [false, 0.5]))).toBe(0.5);
  expect(calibrationError(of([true, 0.75], [false, 0.75]))).toBeCloseTo(0.25);
});
