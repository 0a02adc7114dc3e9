import { describe, expect, test } from 'vitest';
import { BROKEN } from './fixtures/broken.ts';
import { liarSubject } from './fixtures/liar.ts';
import { conformance, type Property, type Settings, type Subject } from './index.ts';

/** Violations found, by property. */
function violations<O, S, A, E, V>(
  subject: Subject<O, S, A, E, V>,
  runs?: number,
): Record<string, string> {
  return Object.fromEntries(
    conformance(subject).flatMap((property) => {
      const message = violation(property, runs);
      return message === null ? [] : [[property.name, message]];
    }),
  );
}

function violation(property: Property, runs?: number): string | null {
  try {
    property.check(runs);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('a correct game has every property', () => {
  expect(violations(liarSubject)).toEqual({});
});

describe('a broken game violates the conformance that it should', () => {
  test.each(BROKEN)('$fault', ({ subject, violates }) => {
    expect(Object.keys(violations(subject, 8))).toEqual(violates);
  });
});

describe('a report', () => {
  const leaky = BROKEN.find(({ fault }) => fault === 'an event shows everybody the drawn card');
  const report = (settings: Settings = {}) => {
    const all = leaky ? conformance({ ...leaky.subject, settings }) : [];
    const property = all.find(({ name }) => name === 'non-interference');
    return property ? violation(property) : null;
  };

  test('has the shortest playthrough with the fault', () => {
    expect(report()?.split('\n')).toEqual([
      'liar violates "non-interference": a redacted event gives away what this viewer cannot know',
      '  ply: 1',
      '  viewer: spectator',
      '  by: 1',
      '  done: {"kind":"draw"}',
      '  or done: {"kind":"draw"}',
      expect.stringMatching(/^ {2}seen: \{"kind":"drew","by":1,"card":\d+\}$/),
      expect.stringMatching(/^ {2}or seen: \{"kind":"drew","by":1,"card":\d+\}$/),
      '  view: the same',
      '  turn: the same',
      expect.stringMatching(/^ {2}state: \{/),
      expect.stringMatching(/^ {2}or state: \{/),
      expect.stringMatching(/^ {2}the playthrough: seed \d+, 2 seats, 1 steps$/),
      expect.stringMatching(/^ {2}options: \{"hand":\d,/),
      '  seats: 2',
      '  first: 1',
      expect.stringMatching(/^ {2}1\. chance: \[[\d,]+\]$/),
    ]);
  });

  test('has the two turns, states and views that differ', () => {
    const { game } = liarSubject;
    const turning: typeof liarSubject = {
      ...liarSubject,
      game: {
        ...game,
        turn(state) {
          const turn = game.turn(state);
          return turn.kind === 'play' ? { ...turn, name: JSON.stringify(state) } : turn;
        },
      },
    };
    const [line, ...facts] = violations(turning)['resampling']?.split('\n') ?? [];
    expect(line).toBe('liar violates "resampling": turn depends on what this viewer does not see');
    for (const fact of ['turn', 'resampled turn', 'view', 'state', 'resampled state']) {
      expect(facts.some((one) => one.startsWith(`  ${fact}: {`))).toBe(true);
    }
  });

  test('is the same every time, and for another seed another', () => {
    expect(report()).toBe(report());
    expect(report({ seed: 2 })).not.toBe(report());
  });
});

test('options that so many players cannot have are not played with', () => {
  const { game } = liarSubject;
  const admits: typeof game.admits = ({ hand }, seats) =>
    hand === 3 && seats === 3 ? { code: 'not-now', params: {} } : null;
  const strict: typeof game = {
    ...game,
    admits,
    init(setup) {
      if (admits(setup.options, setup.seats) !== null) throw new Error('too few cards');
      return game.init(setup);
    },
  };
  expect(violations({ ...liarSubject, game: strict })).toEqual({});
  const never: typeof game = { ...game, admits: () => ({ code: 'not-now', params: {} }) };
  expect(violations({ ...liarSubject, game: never })['acceptance']).toContain(
    'players can have none',
  );
});

test('what a game throws is reported with its playthrough', () => {
  const game = {
    ...liarSubject.game,
    timeout: () => {
      throw new Error('no time');
    },
  };
  expect(violations({ ...liarSubject, game })['acceptance']).toMatch(
    /^liar violates .*: no time\n/,
  );
});
