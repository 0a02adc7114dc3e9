import { defined, seeded } from '@lusoria/core';
import { recordOf } from '@lusoria/table';
import { fixtureGame } from '@lusoria/table/testing/fixture-game.ts';
import { newTable } from '@lusoria/table/testing/script.ts';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { readEventResult, readResults, seasonOf } from './season.ts';

const read = (text: string, name = 'Mai.csv') => defined(readEventResult(text, name) ?? undefined);

test('a table that we export is read back, with the decimal sign of either country', () => {
  const rows = [
    ['Platz', 'Name', 'Runde 1', 'Gewonnen', 'Verloren', 'Punkte', 'Geld', 'Gewonnen'],
    [1, 'Ada', 812, 9, 1, 812.5, 3.2, 9],
    [2, '=Bo; "der Große"', -56, 2, 4, -56, -3.2, 2],
  ];
  for (const decimal of [',', '.'] as const) {
    expect(read(csvOf(rows, decimal))).toEqual({
      title: 'Mai',
      at: null,
      rows: [
        { name: 'Ada', points: 812.5, won: 9, lost: 1 },
        { name: '=Bo; "der Große"', points: -56, won: 2, lost: 4 },
      ],
    });
  }
});

test('lists as other clubs send them are read: tabs, own headings, a line of sums without a name', () => {
  const text =
    'Pl.\tSpieler\tVerein\tgew.\tverl.\tGesamt\r\n1.\tMüller, Jo\tKreuz Bube\t8\t2\t1.020\r\n';
  expect(readEventResult(text, 'a.txt')).toEqual({
    title: 'a',
    at: null,
    rows: [{ name: 'Müller, Jo', points: 1020, won: 8, lost: 2 }],
  });
  expect(readEventResult('Name;Punkte\nAda;5\n;7\nBo;\n', 'a.csv')?.rows).toEqual([
    { name: 'Ada', points: 5, won: 0, lost: 0 },
  ]);
});

test('the standings of teams become a season of teams; where there are names, the team is none', () => {
  const text = 'Platz;Mannschaft;Mitglieder;Serie 1;Gewonnen;Punkte\n1;Adler;Ada, Bo;812;9;812\n';
  expect(read(text).rows).toEqual([{ name: 'Adler', points: 812, won: 9, lost: 0 }]);
  expect(read('Verein;Name;Punkte\nAdler;Ada;5\n').rows[0]?.name).toBe('Ada');
});

test('what is no list of results is refused', () => {
  for (const text of [
    '',
    'Hallo',
    'Name;Alter\nAda;5',
    '{"event":{}}',
    '{',
    '\uFEFF',
    'Name;Punkte',
  ])
    expect(readEventResult(text, 'x.csv')).toBeNull();
});

test('an exported event is read: who has played, and when', () => {
  const event = {
    title: 'Maiabend',
    members: [
      { member: 0, name: 'Ada', state: 'here' },
      { member: 1, name: 'Bo', state: 'gone' },
      { member: 2, name: 'Cleo', state: 'listed' },
    ],
    standings: [
      { place: 1, member: 1, points: 300, won: 4, lost: 1, rounds: [300] },
      { place: 2, member: 0, points: 20, won: 1, rounds: [20] },
      { place: 3, member: 2, points: 0, won: 0, lost: 0, rounds: [null] },
    ],
    direction: { rounds: [{ startedAt: 1_700_000_000_000, tables: [], ended: true }] },
  };
  expect(readEventResult(JSON.stringify({ event, records: [] }), 'x.json')).toEqual({
    title: 'Maiabend',
    at: 1_700_000_000_000,
    rows: [
      { name: 'Bo', points: 300, won: 4, lost: 1 },
      { name: 'Ada', points: 20, won: 1, lost: 0 },
    ],
  });
});

test('the record of a table is read by the rules of its game: people count, bots do not', async () => {
  const script = newTable(fixtureGame, [0, 'doubting:50'], { options: { rounds: 2 } });
  script.does(0, { do: 'start' });
  script.playRound(seeded('season'));
  script.does(0, { do: 'next' });
  script.playRound(seeded('season'));
  const table = script.table();
  const record = JSON.stringify(recordOf(table, script.log()));
  const own = defined(table.standings.find(({ seat }) => seat === 0));
  const found = await readResults(record, 'lusoria-ABC.json', async (id) =>
    id === fixtureGame.id ? fixtureGame : null,
  );
  const { points, won, lost = 0 } = own;
  const rows = [{ name: 'N0', points, won, lost }];
  expect(found).toEqual({ title: 'lusoria-ABC', at: null, rows });
  expect(await readResults(record, 'a.json', async () => null)).toBeNull();
});

const evening = (...rows: readonly (readonly [string, number, number, number])[]) => ({
  title: '',
  at: null,
  rows: rows.map(([name, points, won, lost]) => ({ name, points, won, lost })),
});

const EVENINGS = [
  evening(['Ada', 900, 9, 2], ['Bo', 500, 6, 1], ['Cleo', 100, 3, 3]),
  evening(['ada ', 100, 3, 3], ['Bo', 500, 5, 1]),
  evening(['Cleo', 900, 9, 0], ['Bo', 0, 1, 4], ['Dan', 1000, 11, 0]),
];

test('a season adds up its evenings; ties go to who won more, then to who lost less', () => {
  // Ada 900 + 100 with 12 won and 5 lost; Bo 500 + 500 + 0 with 12 and 6; Cleo 100 + 900 with 12 and 3; Dan 1000 with 11.
  expect(
    seasonOf(EVENINGS, null).map(({ place, name, points, won, lost, events }) => [
      place,
      name,
      points,
      won,
      lost,
      events,
    ]),
  ).toEqual([
    [1, 'Cleo', 1000, 12, 3, 2],
    [2, 'Ada', 1000, 12, 5, 2],
    [3, 'Bo', 1000, 12, 6, 3],
    [4, 'Dan', 1000, 11, 0, 1],
  ]);
});

test('only the best evenings count where a club has it so', () => {
  const rows = seasonOf(EVENINGS, 1);
  expect(rows.map(({ place, name, points }) => [place, name, points])).toEqual([
    [1, 'Dan', 1000],
    [2, 'Cleo', 900],
    [3, 'Ada', 900],
    [4, 'Bo', 500],
  ]);
  // Of two evenings with as many points the first counts.
  expect(rows.at(-1)?.each).toEqual([
    { points: 500, counts: true },
    { points: 500, counts: false },
    { points: 0, counts: false },
  ]);
  expect(seasonOf([], null)).toEqual([]);
});

test('who is equal in all shares the place', () => {
  const equal = evening(['Ada', 5, 1, 1], ['Bo', 5, 1, 1], ['Cleo', 4, 1, 1]);
  expect(seasonOf([equal], null).map(({ place }) => place)).toEqual([1, 1, 3]);
});
