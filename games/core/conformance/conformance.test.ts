import { describe, expect, test } from 'vitest';
import { type Law, laws, type Pace, type Subject } from './index.ts';
import { BROKEN } from './fixtures/broken.ts';
import { liarSubject } from './fixtures/liar.ts';

/** What each law has to say, by name; nothing of those that are kept. */
function complaints<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  runs?: number,
): Record<string, string> {
  return Object.fromEntries(
    laws(subject).flatMap((law) => {
      const message = complaint(law, runs);
      return message === null ? [] : [[law.name, message]];
    }),
  );
}

function complaint(law: Law, runs?: number): string | null {
  try {
    law.check(runs);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a good game keeps every law', () => {
  expect(complaints(liarSubject)).toEqual({});
});

describe('a broken game breaks the laws that it should', () => {
  test.each(BROKEN)('$fault', ({ subject, breaks }) => {
    expect(Object.keys(complaints(subject, 12))).toEqual(breaks);
  });
});

describe('a report', () => {
  const leaky = BROKEN.find(({ fault }) => fault === 'an event shows everybody the drawn card');
  const report = (pace: Pace = {}) => {
    const all = leaky ? laws({ ...leaky.subject, pace }) : [];
    const law = all.find(({ name }) => name === 'non-interference');
    return law ? complaint(law) : null;
  };

  test('tells the shortest way to the fault', () => {
    expect(report()?.split('\n')).toEqual([
      'liar breaks the law "non-interference": a redacted event gives away what this viewer cannot know',
      '  ply: 1',
      '  viewer: spectator',
      '  by: 1',
      '  done: {"kind":"draw"}',
      '  or done: {"kind":"draw"}',
      expect.stringMatching(/^ {2}seen: \{"kind":"drew","by":1,"card":\d+\}$/),
      expect.stringMatching(/^ {2}or seen: \{"kind":"drew","by":1,"card":\d+\}$/),
      '  view: the same',
      expect.stringMatching(/^ {2}the walk: seed \d+, 2 seats, 1 steps$/),
      expect.stringMatching(/^ {2}options: \{"hand":\d,/),
      '  seats: 2',
      '  first: 1',
      expect.stringMatching(/^ {2}1\. chance: \[[\d,]+\]$/),
    ]);
  });

  test('is the same every time, and for another seed another', () => {
    expect(report()).toBe(report());
    expect(report({ seed: 2 })).not.toBe(report());
  });
});

test('what a game throws is reported with the way to it', () => {
  const game = {
    ...liarSubject.game,
    timeout: () => {
      throw new Error('no time');
    },
  };
  expect(complaints({ ...liarSubject, game })['acceptance']).toMatch(/^liar breaks .*: no time\n/);
});
