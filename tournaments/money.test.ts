import { defined, type Random, seeded } from '@lusoria/core';
import { expect, test } from 'vitest';
import { moneyOf, paymentsOf } from './money.ts';
import { standingsOf } from './standings.ts';
import { teamStandingsOf } from './teams.ts';
import { newEvent, type Script, someGame } from './testing/script.ts';
import type { Money } from './types.ts';

const game = { ...(await someGame()), seats: [3, 4] };

/** A line of a list: member (null: a bot), points, games lost. */
interface Line {
  readonly member: number | null;
  readonly points: number;
  readonly lost: number;
}

function anyPrizes(random: Random): number[] {
  return [[], [100], [50, 30, 20], [33, 33, 33], [60, 25]][random.int(5)] ?? [];
}

function anyMoney(random: Random): Money {
  return {
    point: random.int(30),
    stake: random.int(2) * random.int(1500),
    prizes: anyPrizes(random),
    teams: random.int(3) === 0 ? null : { stake: random.int(1500), prizes: anyPrizes(random) },
    lost:
      random.int(3) === 0
        ? null
        : {
            cents: random.int(101),
            upTo: random.int(5),
            further: random.int(301),
            into: random.int(2) === 0 ? 'till' : 'pot',
          },
  };
}

/** A series: everybody at a table, and every table writes something down. */
function playSeries(script: Script, random: Random): readonly (readonly Line[])[] {
  expect(script.does({ do: 'draw', draw: 'lot' })).toBeNull();
  expect(script.does({ do: 'start' })).toBeNull();
  const tables = defined(script.event().rounds.at(-1)).tables;
  return tables.map(({ id, seats }) => {
    const lines = seats.map((member) => ({
      member,
      points: random.int(1400) - 300,
      won: random.int(12),
      lost: random.int(7),
    }));
    const scores = lines.map(({ points, won, lost }) => ({ points, won, lost }));
    const request = { kind: 'report', table: id, played: 36, over: true, best: 'most' } as const;
    expect(script.ask({ ...request, scores })).toBeNull();
    return lines;
  });
}

/** The till kept with coins: everybody lays down and takes, one thing after another. Whole cents come at the end. */
function byCoins(
  people: number,
  tables: readonly (readonly Line[])[],
  places: ReadonlyMap<number, number>,
  teams: readonly Team[],
  money: Money,
) {
  const tenths = Array.from({ length: people }, () => 0);
  const fines = Array.from({ length: people }, () => 0);
  for (const lines of tables) {
    for (const winner of lines) {
      for (const loser of lines) {
        if (winner.member === null || loser.member === null) continue;
        const difference = (winner.points - loser.points) * money.point;
        if (difference <= 0) continue;
        tenths[winner.member] = defined(tenths[winner.member]) + difference;
        tenths[loser.member] = defined(tenths[loser.member]) - difference;
      }
    }
    for (const { member, lost } of lines) {
      if (member === null || !money.lost) continue;
      for (let lostGame = 1; lostGame <= lost; lostGame += 1) {
        const price = lostGame <= money.lost.upTo ? money.lost.cents : money.lost.further;
        fines[member] = defined(fines[member]) + price;
      }
    }
  }
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const pot = people * money.stake + (money.lost?.into === 'pot' ? sum(fines) : 0);
  return Array.from({ length: people }, (_, member) => {
    const place = defined(places.get(member));
    const equal = [...places.values()].filter((one) => one === place).length;
    let share = 0;
    for (let taken = place; taken < place + equal; taken += 1)
      share += money.prizes[taken - 1] ?? 0;
    const prize = Math.floor((share * pot) / equal / 100);
    const points = Math.floor(defined(tenths[member]) / 10);
    return points - money.stake - defined(fines[member]) + prize + teamCoins(member, teams, money);
  });
}

interface Team {
  readonly place: number;
  readonly members: readonly number[];
}

/** What somebody lays down and takes as a member of a team, where everybody has played. */
function teamCoins(member: number, teams: readonly Team[], { teams: rule }: Money): number {
  const own = teams.find(({ members }) => members.includes(member));
  if (!rule || !own) return 0;
  const equal = teams.filter(({ place }) => place === own.place);
  const hundredths = equal.reduce((sum, _, i) => sum + (rule.prizes[own.place - 1 + i] ?? 0), 0);
  const pot = teams.flatMap(({ members }) => members).length * rule.stake;
  const prize = Math.floor((pot * hundredths) / 100 / equal.length);
  return Math.floor(prize / own.members.length) - rule.stake;
}

test('in 200 random evenings the till holds, to the cent, what its list says', () => {
  for (let evening = 0; evening < 200; evening += 1) {
    const random = seeded('money', evening);
    const money = anyMoney(random);
    const people = 3 + random.int(13);
    const script = newEvent(game, { settings: { size: 3 + random.int(2), money } });
    for (let i = 0; i < people; i += 1) script.does({ do: 'join', name: `Nr. ${i}` }, i);
    const cuts = [0, random.int(people), random.int(people), people - random.int(2)].toSorted(
      (a, b) => a - b,
    );
    const teams = cuts.slice(1).flatMap((to, i) => {
      const members = Array.from({ length: to - defined(cuts[i]) }, (_, k) => defined(cuts[i]) + k);
      return members.length === 0 ? [] : [{ name: `T${i}`, members }];
    });
    script.does({ do: 'teams', teams, counted: [null, 1, 2][random.int(3)] ?? null });
    const series = 1 + random.int(3);
    const tables = Array.from({ length: series }, () => playSeries(script, random)).flat();

    const list = defined(moneyOf(script.event()) ?? undefined);
    const sums = [...list.of].map(([member, { sum }]) => ({ member, cents: sum }));
    const places = new Map(standingsOf(script.event()).map(({ member, place }) => [member, place]));
    const placed = teamStandingsOf(script.event()).map(({ team, place }) => ({
      place,
      members: defined(teams[team]).members,
    }));
    const coins = byCoins(people, tables, places, placed, money);
    expect(Object.fromEntries(sums.map(({ member, cents }) => [member, cents]))).toEqual(
      Object.fromEntries(coins.entries()),
    );
    expect(list.till).toBe(coins.reduce((rest, one) => rest - one, 0));
    expect(list.till).toBeGreaterThanOrEqual(0);

    // Everybody's payments come to their sum, and what nobody gets lies in the till.
    const payments = paymentsOf(sums, list.till);
    const balance = (who: number | null) =>
      payments.reduce(
        (sum, { from, to, cents }) => sum + (to === who ? cents : 0) - (from === who ? cents : 0),
        0,
      );
    for (const { member, cents } of sums) expect(balance(member)).toBe(cents);
    expect(balance(null)).toBe(list.till);
    expect(payments.every(({ cents }) => cents > 0)).toBe(true);
    expect(payments.length).toBeLessThanOrEqual(people);
  }
});

test('lost games cost more after some, series by series, and may be played for', () => {
  const lost = { cents: 50, upTo: 2, further: 100, into: 'pot' } as const;
  const money = { point: 0, stake: 100, prizes: [50, 50], teams: null, lost };
  const script = newEvent(game, { settings: { size: 3, money } });
  for (const [i, name] of ['Ada', 'Bo', 'Cleo'].entries()) script.does({ do: 'join', name }, i);
  for (const losses of [
    [3, 0, 1],
    [1, 2, 0],
  ]) {
    expect(script.does({ do: 'arrange', tables: [[0, 1, 2]] })).toBeNull();
    expect(script.does({ do: 'start' })).toBeNull();
    const id = defined(script.event().rounds.at(-1)?.tables[0]).id;
    const scores = losses.map((one, i) => ({ points: 10 * i, won: 0, lost: one }));
    const over = { kind: 'report', table: id, played: 36, over: true, best: 'most' } as const;
    expect(script.ask({ ...over, scores })).toBeNull();
  }
  // Ada: 50 + 50 + 100, and 50; Bo: 50 + 50; Cleo: 50. With the stakes 700 lie in the pot, for Cleo and Bo.
  expect(moneyOf(script.event())?.of.get(0)).toMatchObject({ lost: -250, sum: -350 });
  expect(moneyOf(script.event())?.of.get(1)).toMatchObject({ lost: -100, prize: 350, sum: 150 });
  expect(moneyOf(script.event())?.of.get(2)).toMatchObject({ lost: -50, prize: 350, sum: 200 });
  expect(moneyOf(script.event())?.till).toBe(0);
  expect(
    paymentsOf(
      [
        { member: 0, cents: -350 },
        { member: 1, cents: 150 },
        { member: 2, cents: 200 },
      ],
      0,
    ),
  ).toEqual([
    { from: 0, to: 2, cents: 200 },
    { from: 0, to: 1, cents: 150 },
  ]);
  expect(() => paymentsOf([{ member: 0, cents: -1 }], 0)).toThrow(RangeError);
});
