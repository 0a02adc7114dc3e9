import type { Adaptation, Figure, ReportColumn } from '@lusoria/core';
import { expect, test } from 'vitest';
import { suggestedFrom } from './suggested.ts';

const columns = ['a', 'b', 'c', 'd'].map(
  (key): ReportColumn => ({ key, text: key, kind: 'estimate' }),
);
const KNOWN: Figure = { value: 0.9, n: 9, range: [0.8, 1] };
const UNKNOWN: Figure = { value: 0.2, n: 9, range: [0.1, 0.4] };
const FEW: Figure = { value: 0.1, n: 2, range: [0, 0.3] };

const lacking: Adaptation = { aids: ['look'], options: {} };
const sure: Adaptation = { aids: [], options: { fast: true } };
const proposed = { lacking, sure };

function person(member: number, ...figures: (Figure | null)[]) {
  const row = Object.fromEntries(columns.map(({ key }, i) => [key, figures[i] ?? null]));
  return { member, row };
}

const told = (
  people: readonly ReturnType<typeof person>[],
  tables: readonly (readonly number[])[],
  now: (member: number) => Adaptation | null = () => null,
) =>
  suggestedFrom(
    { proposed },
    columns,
    people,
    tables.map((members, i) => ({ n: i + 1, members })),
    now,
  ).map(({ members, lacking: keys, table, to }) => ({
    members,
    lacks: keys.map(({ key }) => key).join(''),
    table,
    to,
  }));

test('help is proposed to whoever surely lacks two things, the most first, and not for few answers', () => {
  const people = [
    person(0, UNKNOWN, UNKNOWN, KNOWN),
    person(1, UNKNOWN, FEW, FEW, KNOWN),
    person(2, UNKNOWN, UNKNOWN, UNKNOWN, KNOWN),
  ];
  expect(told(people, [[0, 1, 2]])).toEqual([
    { members: [2], lacks: 'abc', table: null, to: lacking },
    { members: [0], lacks: 'ab', table: null, to: lacking },
  ]);
});

test('what somebody has is not proposed, and what they have besides stays', () => {
  const people = [person(0, UNKNOWN, UNKNOWN), person(1, UNKNOWN, UNKNOWN)];
  const other: Adaptation = { aids: ['hear'], options: { slow: true } };
  const now = (member: number) => (member === 0 ? lacking : other);
  expect(told(people, [], now)).toEqual([
    {
      members: [1],
      lacks: 'ab',
      table: null,
      to: { aids: ['hear', 'look'], options: { slow: true } },
    },
  ]);
});

test('harder rules are proposed to a table where everybody knows what they were asked, if that was much', () => {
  const people = [
    person(0, KNOWN, KNOWN, KNOWN, FEW),
    person(1, KNOWN, KNOWN),
    person(2, KNOWN, KNOWN, UNKNOWN),
    person(3, KNOWN),
  ];
  const tables = [[0, 1], [0, 2], [1, 3], [4]];
  expect(told(people, tables)).toEqual([{ members: [0, 1], lacks: '', table: 1, to: sure }]);
  expect(told(people, tables, () => sure)).toEqual([]);
});
