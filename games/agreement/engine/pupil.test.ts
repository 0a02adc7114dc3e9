import { seeded } from '@lusoria/core';
import { CELLS } from '@lusoria/latin';
import { describe, expect, test } from 'vitest';
import { bots, type Event, isRight } from '../index.ts';
import { type Player, playerNamed, playOut } from '../rules/testing/playthrough.ts';
import { options, type Written } from '../rules/testing/script.ts';
import { readKnowledge } from './pupil.ts';

type LaidEvent = Extract<Event, { type: 'laid' }>;

/** Plays games of a pupil (seat 0) against another bot (seat 1), always the same ones. */
function playthroughs(pupil: string, other: string, games: number, written: Written = {}): Event[] {
  const players = [playerNamed(pupil), playerNamed(other)];
  return Array.from({ length: games }, (_, i) => {
    const setup = { options: options(written), seats: 2, first: i % 2 };
    return playOut(setup, players, seeded(`${pupil} ${other}`, i)).events;
  }).flat();
}

const lays = (events: readonly Event[], seat: number): readonly LaidEvent[] =>
  events.filter((event): event is LaidEvent => event.type === 'laid' && event.seat === seat);

const wrong = (laid: readonly LaidEvent[]) =>
  laid.filter(({ verdict }) => verdict !== null && !isRight(verdict));

const settled = (events: readonly Event[], by: number) =>
  events.flatMap((event) => (event.type === 'settled' && event.by === by ? [event] : []));

describe('a pupil who knows nothing', () => {
  const events = playthroughs('pupil:0', 'uniform', 30);

  test('lays nothing rightly', () => {
    expect(lays(events, 0).length).toBeGreaterThan(50);
    expect(wrong(lays(events, 0))).toHaveLength(lays(events, 0).length);
  });

  test('declares what agrees with the top card: its mistakes are about forms', () => {
    for (const { verdict } of lays(events, 0)) expect(verdict).toEqual({ reads: false, shares: 2 });
  });

  test('notices no error, and now and then challenges a right lay', () => {
    const against = playthroughs('pupil:0', 'random', 30);
    expect(settled(against, 0).filter(({ upheld }) => upheld)).toEqual([]);
    expect(settled(against, 0).length).toBeGreaterThan(0);
  });

  test('lays only what the table lets through where the table watches', () => {
    const watched = playthroughs('pupil:0', 'uniform', 10, {
      referee: 'table',
      drawing: 'compulsory',
    });
    expect(lays(watched, 0).length).toBeGreaterThan(0);
    expect(wrong(lays(watched, 0))).toEqual([]);
  });
});

describe('a pupil who knows all but one thing', () => {
  test.each([
    ['pupil:100,gen=0', (cell: string) => cell.startsWith('gen-')],
    ['pupil:100,dat-pl=0', (cell: string) => cell.startsWith('dat-pl-')],
    ['pupil:100,abl-sg-f=0', (cell: string) => cell === 'abl-sg-f'],
  ])('%s errs there and nowhere else', (name, weak) => {
    const errors = wrong(lays(playthroughs(name, 'uniform', 100), 0));
    expect(errors.length).toBeGreaterThan(0);
    for (const { as } of errors) expect(as).toSatisfy(weak);
  });

  test('overlooks the errors of others there, and notices all else', () => {
    const events = playthroughs('pupil:100,gen=0', 'pupil:30', 60);
    const caught = new Set(settled(events, 0).map(({ lay, card }) => `${lay} ${card}`));
    const errors = wrong(lays(events, 1));
    const noticed = errors.filter(({ no, card }) => caught.has(`${no} ${card}`));
    const overlooked = errors.filter((error) => !noticed.includes(error));
    expect(noticed.length).toBeGreaterThan(20);
    expect(overlooked.length).toBeGreaterThan(0);
    for (const { as } of overlooked) expect(as).toMatch(/^gen-/);
  });
});

test('a pupil errs mostly where it is weak', () => {
  const errors = wrong(lays(playthroughs('pupil:90,gen=20', 'uniform', 200), 0));
  const weak = errors.filter(({ as }) => as?.startsWith('gen-')).length / 6;
  const elsewhere = errors.filter(({ as }) => !as?.startsWith('gen-')).length / 24;
  // It is eight times as unsure there; half of the effect is left to chance and to the cards it can
  // play.
  expect(weak).toBeGreaterThan(4 * elsewhere);
  expect(elsewhere).toBeGreaterThan(0);
});

test('the more a pupil knows the rarer are its errors', () => {
  const shares = ['pupil:20', 'pupil:60', 'pupil:90'].map((name) => {
    const laid = lays(playthroughs(name, 'uniform', 60), 0);
    return wrong(laid).length / laid.length;
  });
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.at(-1)).toBeLessThan((shares[0] ?? 0) / 4);
});

describe('what a pupil knows is written', () => {
  const knows = (text: string | null) => {
    const known = readKnowledge(text);
    return known && CELLS.map((cell) => known(cell));
  };

  test('as one number for every cell', () => {
    for (const percent of [0, 7, 75, 100]) {
      expect(knows(String(percent))).toEqual(CELLS.map(() => percent / 100));
    }
  });

  test('with exceptions by case, number and gender, the later ones over the earlier', () => {
    const known = readKnowledge('75,gen=30,dat-pl=50,m-gen-sg=0,f=10');
    expect(known?.('nom-sg-m')).toBe(0.75);
    expect(known?.('gen-pl-m')).toBe(0.3);
    expect(known?.('gen-sg-m')).toBe(0);
    expect(known?.('dat-pl-n')).toBe(0.5);
    expect(known?.('dat-sg-n')).toBe(0.75);
    expect(known?.('gen-pl-f')).toBe(0.1);
  });

  test('not at all: most of it, the same everywhere', () => {
    const [first = 0, ...rest] = knows(null) ?? [];
    expect(first).toBeGreaterThan(0.5);
    expect(first).toBeLessThan(1);
    expect(new Set(rest)).toEqual(new Set([first]));
  });

  test.each([
    '',
    'gut',
    '-1',
    '101',
    '1e2',
    '7.5',
    ' 75',
    '75,',
    ',75',
    '75;gen=1',
    '75,gen',
    '75,gen=',
    '75,gen=101',
    '75, gen=30',
    '75,voc=30',
    '75,gen-=30',
    '75,=30',
  ])('but %j cannot be read', (text) => {
    expect(readKnowledge(text)).toBeNull();
    expect(bots.pupil(text)).toBeNull();
  });

  test('and what can be read makes a player', () => {
    const players: readonly (Player | null | undefined)[] = [
      bots.pupil(null),
      bots.pupil('75,gen=30'),
    ];
    for (const player of players) expect(player?.choose).toBeTypeOf('function');
  });
});
