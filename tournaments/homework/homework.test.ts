import { defined, type GamePractice } from '@lusoria/core';
import { expect, test } from 'vitest';
import { stored, restored } from '../entries.ts';
import { replay } from '../evolve.ts';
import { DIRECTOR, newEvent, NOON, personNo, type Script, someGame } from '../testing/script.ts';
import { tablesOf } from '../tables.ts';
import type { Command } from '../types.ts';
import { viewFor, viewerOf } from '../view.ts';
import { type Progress, progressOf } from './progress.ts';
import { practisedIn } from './state.ts';
import { newWord, plainWord, WORDS } from './words.ts';

const game = await someGame();
const DAY = 24 * 60 * 60 * 1000;
const DEADLINE = NOON + 7 * DAY;

const SET = {
  do: 'assign',
  title: 'Ille',
  options: {},
  work: { kind: 'rounds', rounds: 2 },
  until: DEADLINE,
  late: 'marked',
} as const satisfies Command;

/** A class of two pupils, with this homework. */
function classWith(set: Partial<typeof SET> | { late: 'counts' } = {}): Script {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'join', name: 'Ben' }, 1);
  expect(script.does({ ...SET, ...set })).toBeNull();
  return script;
}

/** The latest table of a member's homework. */
function tableOf(script: Script, member: number): string {
  const piece = script.event().homework[0]?.pieces.find((one) => one.member === member);
  return defined(piece?.tables.at(-1)).id;
}

/** A round of somebody's homework ends, `days` after it was set; so many of its table are played to their end. */
function plays(script: Script, member: number, played: number, days: number, over = false): void {
  script.now = NOON + days * DAY;
  const table = defined(tablesOf(script.event()).find(({ id }) => id === tableOf(script, member)));
  const scores = table.seats.map((_, seat) => ({ points: seat, won: 0, lost: 0 }));
  const report = { kind: 'report', table: table.id, played, over, best: 'most', scores } as const;
  expect(script.ask(report)).toBeNull();
}

function progress(script: Script, member: number): Progress {
  return progressOf(defined(script.event().homework[0]), member);
}

test('not begun, one of two, done: each pupil at a table of their own, and no standings of it', () => {
  const script = classWith();
  expect(progress(script, 0).state).toBe('not-begun');
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  script.does({ do: 'begin-homework', homework: 0 }, 1);
  expect(tableOf(script, 0)).not.toBe(tableOf(script, 1));
  plays(script, 0, 1, 1);
  expect(progress(script, 0)).toMatchObject({ state: 'begun', counted: 1, late: 0, doneAt: null });
  plays(script, 0, 2, 3, true);
  expect(progress(script, 0)).toMatchObject({ state: 'done', doneAt: NOON + 3 * DAY });
  expect(progress(script, 1).state).toBe('begun');
  expect(script.does({ do: 'begin-homework', homework: 0 }, 0)).toBe('not-now');
  const view = viewFor(script.event(), viewerOf(script.event(), DIRECTOR));
  expect(view.standings?.every(({ rounds }) => rounds.length === 0)).toBe(true);
  expect(view.homework[0]?.pieces.map(({ member, counted }) => [member, counted])).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

test('a match that is over too early goes on at another table', () => {
  const script = classWith();
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  const first = tableOf(script, 0);
  expect(script.does({ do: 'begin-homework', homework: 0 }, 0)).toBe('already-seated');
  plays(script, 0, 1, 1, true);
  expect(progress(script, 0).state).toBe('begun');
  expect(script.does({ do: 'begin-homework', homework: 0 }, 0)).toBeNull();
  expect(tableOf(script, 0)).not.toBe(first);
  plays(script, 0, 1, 2, true);
  expect(progress(script, 0)).toMatchObject({ state: 'done', finished: 2 });
});

test('what comes after the deadline is late, and counts if the teacher says so, also afterwards', () => {
  const script = classWith();
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  plays(script, 0, 1, 7);
  expect(progress(script, 0)).toMatchObject({ counted: 1, late: 0 });
  plays(script, 0, 2, 7.001);
  expect(progress(script, 0)).toMatchObject({ state: 'begun', counted: 1, late: 1, finished: 2 });
  const until = NOON + 8 * DAY;
  expect(script.does({ do: 'reschedule', homework: 0, until, late: 'marked' })).toBeNull();
  expect(progress(script, 0)).toMatchObject({ state: 'done', late: 0 });
  const counting = classWith({ late: 'counts' });
  counting.does({ do: 'begin-homework', homework: 0 }, 0);
  plays(counting, 0, 2, 9);
  expect(progress(counting, 0)).toMatchObject({ state: 'done', late: 2 });
});

test('a deadline lies ahead, within a year; a closed homework takes nothing more', () => {
  const script = classWith();
  expect(script.does({ ...SET, until: NOON })).toBe('bad-deadline');
  expect(script.does({ ...SET, until: NOON + 400 * DAY })).toBe('bad-deadline');
  script.keepMs = 30 * DAY;
  expect(script.does({ ...SET, until: NOON + 31 * DAY })).toBe('bad-deadline');
  expect(script.does(SET, 0)).toBe('not-director');
  expect(script.does({ do: 'close-homework', homework: 3 })).toBe('no-such-homework');
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  expect(script.does({ do: 'close-homework', homework: 0 })).toBeNull();
  expect(script.does({ do: 'begin-homework', homework: 0 }, 1)).toBe('homework-closed');
  expect(script.does({ do: 'begin-homework', homework: 0 }, 7)).toBe('not-in-event');
  for (let n = 0; n < 8; n += 1) expect(script.does(SET)).toBeNull();
  expect(script.does(SET)).toBe('too-much-homework');
});

test('a match that is broken off makes nothing done, by closing or by a pupil, who may not do so for ever', () => {
  const script = classWith();
  script.does({ do: 'begin-homework', homework: 0 }, 1);
  plays(script, 1, 1, 1);
  for (let tries = 1; tries < 20; tries += 1) {
    plays(script, 1, tries === 1 ? 1 : 0, 2, true);
    expect(script.does({ do: 'begin-homework', homework: 0 }, 1)).toBeNull();
  }
  script.does({ do: 'close-homework', homework: 0 });
  plays(script, 1, 0, 3, true);
  expect(progress(script, 1)).toMatchObject({ state: 'begun', finished: 1, doneAt: null });
  const again = classWith();
  for (let tries = 1; tries <= 20; tries += 1) {
    expect(again.does({ do: 'begin-homework', homework: 0 }, 0)).toBeNull();
    plays(again, 0, 0, 1, true);
  }
  expect(again.does({ do: 'begin-homework', homework: 0 }, 0)).toBe('too-many-tries');
});

test('a pupil comes back on another device by the word, as they write it, and by nothing else', () => {
  const script = classWith();
  expect(script.event().members[0]?.word).toBeNull();
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  script.does({ do: 'word' }, 1);
  const [anna, ben] = script.event().members.map(({ word }) => defined(word));
  expect(anna).not.toBe(ben);
  expect(script.does({ do: 'return', word: 'rosa-rosa-rosa' }, 5)).toBe('wrong-word');
  expect(script.does({ do: 'return', word: '' }, 5)).toBe('wrong-word');
  expect(script.does({ do: 'return', word: defined(ben) }, 0)).toBe('already-seated');
  const written = ` ${defined(anna).toUpperCase().replaceAll('-', ' ')} `;
  expect(script.does({ do: 'return', word: written }, 5)).toBeNull();
  const viewOf = (person: string) => viewFor(script.event(), viewerOf(script.event(), person));
  expect(viewOf(personNo(5)).you).toMatchObject({ as: 'member', member: 0, word: anna });
  expect(viewOf(personNo(0))).toMatchObject({ you: { as: 'guest' }, homework: [] });
  // Nobody sees the word or the homework of another, and the teacher no words.
  expect(JSON.stringify(viewOf(personNo(1)))).not.toContain(anna);
  expect(JSON.stringify(viewOf(DIRECTOR))).not.toContain(anna);
  expect(viewOf(personNo(1)).homework[0]?.pieces).toEqual([]);
});

test('who was removed, or is erased, does not come back by a word', () => {
  const script = classWith();
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  const word = defined(script.event().members[0]?.word);
  script.does({ do: 'remove', member: 0 });
  expect(script.does({ do: 'return', word: defined(word) }, 5)).toBe('wrong-word');
  expect(script.event().homework[0]?.pieces[0]?.tables[0]?.seats).toEqual([null, null, null]);
  script.does({ do: 'erase', member: 0 });
  expect(script.event().members[0]).toMatchObject({ word: null, state: 'gone' });
});

test('of two members who are one person the piece with more rounds stays', () => {
  const script = classWith();
  for (const pupil of [0, 1]) script.does({ do: 'begin-homework', homework: 0 }, pupil);
  plays(script, 1, 1, 1);
  const table = tableOf(script, 1);
  script.does({ do: 'merge', from: 1, into: 0 });
  expect(script.event().homework[0]?.pieces).toHaveLength(1);
  expect(tableOf(script, 0)).toBe(table);
  expect(progress(script, 0).counted).toBe(1);
});

test('the log is read back as it was', () => {
  const script = classWith();
  script.does({ do: 'begin-homework', homework: 0 }, 0);
  plays(script, 0, 1, 1);
  script.does({ do: 'close-homework', homework: 0 });
  const log = script.log().map((entry) => restored(stored(entry)));
  expect(replay('ev-1', log)).toEqual(script.event());
});

test('personal words are words that are told apart, and a taken one is drawn again', () => {
  expect(new Set(WORDS).size).toBe(128);
  expect(WORDS.every((word) => /^[a-z]{2,8}$/.test(word))).toBe(true);
  const rolls = [0, 0, 0, 1, 0, 2];
  const word = newWord(['acer-acer-acer'], { int: () => defined(rolls.shift()) });
  expect(word).toBe('alba-acer-ales');
  expect(plainWord('  Ālba, alba – ALBA ')).toBe('alba-alba-alba');
});

const PRACTICE: GamePractice = {
  keys: () => ['a', 'b'],
  items: (_, keys, count) => Array.from({ length: count }, (__, n) => ({ n, about: keys })),
  check: (_, item, answer) =>
    typeof answer === 'string'
      ? { answer, right: JSON.stringify(item).includes(`"n":${answer}`) }
      : null,
};

test('practice: made and judged by the server, each item answered once, and nobody else sees whose it is', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'join', name: 'Ben' }, 1);
  const ask = (command: Command, by: number | null = null) =>
    script.ask({
      kind: 'person',
      person: by === null ? DIRECTOR : personNo(by),
      command,
      practice: PRACTICE,
    });
  const work = { kind: 'practice', items: 2, keys: ['a'], for: [0] } as const;
  expect(ask({ ...SET, work: { ...work, keys: ['c'] } })).toBe('bad-practice');
  expect(script.does({ ...SET, work })).toBe('bad-practice');
  expect(ask({ ...SET, work })).toBeNull();
  const answer = (item: number, given: unknown, by = 0) =>
    ask({ do: 'answer-item', homework: 0, item, answer: given }, by);
  const seen = (by: number) => viewFor(script.event(), viewerOf(script.event(), personNo(by)));
  expect(seen(1).homework).toEqual([]);
  expect(ask({ do: 'begin-homework', homework: 0 }, 1)).toBe('no-such-homework');
  expect(answer(0, '0')).toBe('not-now');
  expect(ask({ do: 'begin-homework', homework: 0 }, 0)).toBeNull();
  expect(ask({ do: 'begin-homework', homework: 0 }, 0)).toBe('already-seated');
  expect(answer(1, '1')).toBe('not-now');
  expect(answer(0, 7)).toBe('bad-practice');
  expect(answer(0, 'x'.repeat(2000))).toBe('bad-practice');
  expect(answer(0, '0')).toBeNull();
  expect(answer(0, '5')).toBe('already-answered');
  expect(seen(0).homework[0]).toMatchObject({
    work: { for: null },
    pieces: [{ practice: { right: 1, next: { no: 1 }, last: { answer: '0', right: true } } }],
  });
  script.now = NOON + 8 * DAY;
  expect(answer(1, '5')).toBeNull();
  expect(progress(script, 0)).toMatchObject({ state: 'begun', finished: 2, late: 1, counted: 1 });
  const [told] = viewFor(script.event(), viewerOf(script.event(), DIRECTOR)).homework;
  expect(told?.pieces[0]?.practice).toEqual({ right: 1, next: null, last: null });
  const { homework } = script.event();
  const answers = [{ answer: '0' }, { answer: '5', at: NOON + 8 * DAY }];
  expect(practisedIn(homework, null)).toMatchObject([{ homework: 0, member: 0, answers }]);
  expect([practisedIn(homework, 0).length, practisedIn(homework, 1)]).toEqual([1, []]);
  const log = script.log().map((entry) => restored(stored(entry)));
  expect(replay('ev-1', log)).toEqual(script.event());
});
