import {
  countFigure,
  type GameReport,
  type PersonReport,
  type ReportedRound,
  roundsReport,
  seeded,
  shareFigure,
} from '@lusoria/core';
import { type GameRecord, recordOf } from '@lusoria/table';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { newTable } from '@lusoria/table/testing/script.ts';
import { expect, test } from 'vitest';
import { openEventReader } from './event-report.ts';
import { openWeeksReader, type PlayedLesson } from './weeks.ts';

/** Whether a player acted an even number of times, as a share of their rounds. */
const isEven = ({ seat, actions }: ReportedRound) =>
  actions.filter((one) => one.seat === seat).length % 2 === 0;

const REPORT: GameReport = {
  columns: [
    { key: 'rounds', text: 'rounds', kind: 'count' },
    { key: 'even', text: 'even', kind: 'percent' },
  ],
  nothing: roundsReport((rounds) => ({
    rounds: countFigure(rounds.length),
    even: shareFigure(rounds.filter(isEven).length, rounds.length),
  })),
};

function record(rounds: number, seed: string): GameRecord {
  const script = newTable(fixtureGame, [0, 1], { options: { rounds } });
  script.does(0, { do: 'start' });
  for (let n = 0; n < rounds; n += 1) {
    script.playRound(seeded(`${seed} ${n}`));
    if (n + 1 < rounds) script.does(0, { do: 'next' });
  }
  return recordOf(script.table(), script.log());
}

/** A lesson whose first member is this pupil, and whose second one is that. */
function lesson(played: GameRecord, pupils: PlayedLesson['pupils'], at: number): PlayedLesson {
  const names = played.rounds[0]?.who ?? [];
  return {
    tables: [
      {
        table: { table: `t${at}`, startedAt: at, seats: [0, 1], series: 1, number: 1 },
        record: played,
      },
    ],
    members: names.map((name, member) => ({ member, name })),
    practice: [],
    pupils,
  };
}

test('a lesson has the numbers of its own report, and what goes on is what one report of all rounds says', () => {
  const records = [record(1, 'a'), record(2, 'b'), record(1, 'c')];
  // Anna (4) is in all lessons, with another number each time; Ben misses one; a guest is nobody of the class.
  const seated: PlayedLesson['pupils'][] = [
    [4, 7],
    [null, 4],
    [4, 7],
  ];
  const lessons = records.map((one, i) => lesson(one, seated[i] ?? [], i + 1));
  const reader = openWeeksReader(fixtureGame, REPORT);
  const figures = lessons.map((one) => reader.add(one));
  for (const [i, { tables, members, pupils }] of lessons.entries()) {
    const alone = openEventReader(fixtureGame, REPORT);
    const readers = { members, mine: null };
    for (const { table, record: played } of tables) alone.read(table, played, readers);
    const own = alone.report(readers);
    expect(figures[i]?.lesson.all).toEqual(own.all);
    for (const { pupil, row } of figures[i]?.lesson.people ?? []) {
      expect(row).toEqual(own.people.find(({ member }) => pupils[member] === pupil)?.row);
    }
  }
  expect(figures[0]?.soFar.people).toEqual(figures[0]?.lesson.people);
  const rounds = figures.map(({ soFar }) =>
    soFar.people.map(({ pupil, row }) => [pupil, row['rounds']?.value]),
  );
  expect(rounds).toEqual([
    [
      [4, 1],
      [7, 1],
    ],
    [
      [4, 3],
      [7, 1],
    ],
    [
      [4, 4],
      [7, 2],
    ],
  ]);
  expect(figures[2]?.soFar.all['rounds']?.value).toBe(6);
  expect(figures[2]?.soFar.all['even']?.n).toBe(6);
});

/** A report that counts answers of practice, on the rounds before. */
function counting(answers: number): PersonReport {
  return {
    after: () => counting(answers),
    practised: (practice) => counting(answers + practice.answers.length),
    row: () => ({ answers: countFigure(answers) }),
    errors: () => [],
  };
}

test('what was practised counts in the report and from then on, also of who has played nothing; a game that learns nothing of it has no more people', () => {
  const report: GameReport = {
    columns: [{ key: 'answers', text: 'answers', kind: 'count' }],
    nothing: counting(0),
  };
  const played = lesson(record(1, 'a'), [4, 7, 9], 1);
  const members = [...played.members, { member: 2, name: 'Cato' }];
  const practised = (member: number, count: number) => ({
    member,
    options: {},
    answers: Array.from({ length: count }, (_, at) => ({ item: at, answer: at, at })),
  });
  const practice = [practised(0, 3), practised(0, 2), practised(2, 4), practised(1, 0)];
  const weeks = openWeeksReader(fixtureGame, report);
  const first = weeks.add({ ...played, members, practice });
  const numbers = (figures: typeof first.soFar) =>
    figures.people.map(({ pupil, row }) => [pupil, row['answers']?.value]);
  const expected = [
    [4, 5],
    [7, 0],
    [9, 4],
  ];
  expect([numbers(first.lesson), numbers(first.soFar)]).toEqual([expected, expected]);
  const second = weeks.add({ ...played, members, practice: [practised(2, 1)] });
  expect(numbers(second.soFar)).toEqual([
    [4, 5],
    [7, 0],
    [9, 5],
  ]);
  const other = openWeeksReader(fixtureGame, REPORT).add({ ...played, members, practice });
  expect(other.soFar.people.map(({ pupil }) => pupil)).toEqual([4, 7]);
});
