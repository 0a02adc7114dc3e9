import { seeded } from '@lusoria/core';
import { agreement as shared, type Cell, CELLS } from '@lusoria/latin';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bots, deckOf, optionsSchema, readingsOf, type View } from '../index.ts';
import { declaredCells, isRight } from '../rules/judge.ts';
import { playerNamed, playOut } from '../rules/testing/playthrough.ts';

const options = v.parse(optionsSchema, { deck: 'ille' });
const deck = deckOf(options);

interface Lay {
  readonly view: View;
  readonly card: number;
  readonly as: Cell;
}

/** Plays of a coach in some rounds in which nobody challenges. */
function laysOf(name: string): readonly Lay[] {
  const lays: Lay[] = [];
  for (let i = 0; i < 40; i += 1) {
    const coach = playerNamed(name);
    const watched: typeof coach = {
      choose(view, random) {
        const action = coach.choose(view, random);
        if (action?.type === 'lay' && action.as !== null) {
          lays.push({ view, card: action.card, as: action.as });
        }
        return action;
      },
    };
    const players = [watched, playerNamed('companion'), playerNamed('companion')];
    playOut({ options, seats: 3, first: i % 3 }, players, seeded('coach', i));
  }
  return lays;
}

const isMisread = ({ card, as }: Lay) => !readingsOf(deck, card).includes(as);

/** Half sure in one case, and in the others without any idea. */
const halfSureIn = (name: string) =>
  `coach:${CELLS.map((cell) => (cell.startsWith(name) ? 6 : 0)).join('')}8`;

test('errs where the learner notices about every other error, in ways that can be believed', () => {
  const genitives = (errors: readonly Lay[]) =>
    errors.filter(({ as }) => as.startsWith('gen')).length / errors.length;
  const errors = laysOf(halfSureIn('gen')).filter(isMisread);
  expect(errors.length).toBeGreaterThan(20);
  expect(genitives(errors)).toBeGreaterThan(
    1.4 * genitives(laysOf(halfSureIn('acc')).filter(isMisread)),
  );
  for (const { view, card, as } of errors) {
    const on = declaredCells(deck, view.pile);
    expect(on.some((cell) => shared(as, cell) === 2)).toBe(true);
    expect(readingsOf(deck, card).some((cell) => shared(as, cell) === 2)).toBe(true);
  }
});

test('errs more at the table of somebody who notices', () => {
  const rate = (known: number) => {
    const lays = laysOf(`coach:${String(known).repeat(CELLS.length + 1)}`);
    return lays.filter(isMisread).length / lays.length;
  };
  expect(rate(9)).toBeGreaterThan(rate(1) + 0.1);
  expect(rate(9)).toBeLessThan(0.6);
});

test('challenges every error of the others, and nothing that is right', () => {
  const verdicts = Array.from({ length: 20 }, (_, i) =>
    playOut(
      { options, seats: 3, first: i % 3 },
      [playerNamed('coach'), playerNamed('pupil:40'), playerNamed('companion')],
      seeded('corrects', i),
    ).events.flatMap((event) => {
      if (event.type === 'laid' && event.seat === 1 && event.verdict)
        return [isRight(event.verdict) ? 'right' : 'wrong'];
      return event.type === 'settled' && event.by === 0 ? [event.upheld ? 'upheld' : 'vain'] : [];
    }),
  ).flat();
  const count = (what: string) => verdicts.filter((one) => one === what).length;
  expect(count('wrong')).toBeGreaterThan(20);
  expect(count('upheld')).toBe(count('wrong'));
  expect(count('vain')).toBe(0);
});

test('never errs where the table itself checks', () => {
  const checked = v.parse(optionsSchema, { deck: 'ille', referee: 'table' });
  const { events } = playOut(
    { options: checked, seats: 2, first: 0 },
    [playerNamed('coach'), playerNamed('coach')],
    seeded('checked'),
  );
  const laid = events.flatMap((event) =>
    event.type === 'laid' && event.verdict ? [event.verdict] : [],
  );
  expect(laid.length).toBeGreaterThan(0);
  expect(laid.every(({ reads, shares }) => reads && shares === 2)).toBe(true);
});

test('is told a digit a cell and one for attention, and nothing else', () => {
  expect(bots.coach('5'.repeat(31))).not.toBeNull();
  for (const bad of ['', '5', '5'.repeat(30), '5'.repeat(32), `${'5'.repeat(30)}x`]) {
    expect(bots.coach(bad)).toBeNull();
  }
  expect(bots.companion('1')).toBeNull();
});
