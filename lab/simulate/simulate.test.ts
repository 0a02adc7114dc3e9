import { withoutLoss } from '@lusoria/server/store/open-store.ts';
import { storeConformance } from '@lusoria/server/store/conformance/index.ts';
import type { Store } from '@lusoria/table';
import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { openDatabase, type WriteFault } from './database.ts';
import type { MutationName } from './mutations.ts';
import { planOf } from './plan.ts';
import { simulate } from './simulate.ts';
import type { Commits } from './store.ts';
import { openWorld } from './world.ts';

// The short form of `npm run simulate:cluster`.

const UNWATCHED: Commits = {
  created: () => undefined,
  appended: () => undefined,
  rewritten: () => undefined,
  removed: () => undefined,
  leased: () => undefined,
};

/** A database whose time passes by itself, until it is closed. */
function livingDatabase() {
  const world = openWorld();
  const database = openDatabase(world, chanceOf('conformance'), UNWATCHED);
  let opened = 0;
  const open = async () => {
    let isOpen = true;
    opened += 1;
    const name = `n${opened}`;
    const pass = async (): Promise<void> => {
      while (isOpen) await world.run(world.now() + 1000);
    };
    void pass();
    const store: Store = database.connect({ name, isAlive: () => true });
    const close = async (): Promise<void> => {
      isOpen = false;
    };
    const lose = (fault: WriteFault): void => {
      for (let n = 0; n < 8; n += 1) database.arm(name, fault);
    };
    return { ...withoutLoss(store), close, lose };
  };
  return open;
}

storeConformance('simulated', () => livingDatabase(), {
  survives: false,
  makeFrail() {
    const open = livingDatabase();
    return {
      open,
      async openFrail() {
        const { lose, ...opened } = await open();
        return {
          ...opened,
          cut: (before) => lose(before === 'question' ? 'question-lost' : 'answer-lost'),
        };
      },
    };
  },
});

test('whatever happens, what was promised holds', async () => {
  for (const seed of ['1', '2']) {
    const { violations, counts } = await simulate({ ...planOf(seed), isClass: false });
    expect(violations).toEqual([]);
    expect(counts.get('acknowledged')).toBeGreaterThan(10);
  }
  // Somebody is erased in a class while it seats them.
  expect((await simulate({ ...planOf('20'), isClass: true })).violations).toEqual([]);
});

test('a seed always has the same course', async () => {
  const [once, again] = [await simulate(planOf('4')), await simulate(planOf('4'))];
  expect(again.hash).toBe(once.hash);
  expect((await simulate(planOf('5'))).hash).not.toBe(once.hash);
});

test.each<[MutationName, string, string]>([
  ['open-without-reading', '25', 'opened behind'],
  ['acknowledge-early', '1', 'acknowledged, not stored'],
  ['unknown-as-refused', '5', 'refused, but stored'],
  ['deadlines-without-lease', '74', 'taken twice'],
  ['hints-without-reading', '1', 'shown'],
])('%s is found', async (mutation, seed, what) => {
  const { violations } = await simulate({ ...planOf(seed), isClass: false }, { mutation });
  expect(violations[0]?.what).toBe(what);
});
