import { describe, expect, test } from 'vitest';
import { newEvent, NOON, personNo, type Script, someGame } from './testing/script.ts';
import { viewerOf, viewFor } from './view.ts';

const game = await someGame();

function approved(): Script {
  return newEvent(game, { settings: { entry: 'approved' } });
}

function names(script: Script, state: 'here' | 'asks' | 'listed'): readonly string[] {
  return script.event().members.flatMap((one) => (one.state === state ? [one.name] : []));
}

describe('where the director lets in each', () => {
  test('who asks waits, is seen by the director alone, and is in after one press for all', () => {
    const script = approved();
    script.does({ do: 'join', name: 'Anna' }, 0);
    script.does({ do: 'join', name: 'Brutus' }, 1);
    expect(names(script, 'asks')).toEqual(['Anna', 'Brutus']);
    expect(script.does({ do: 'join', name: 'Anna B.' }, 0)).toBe('ask-director');
    const seen = (by: number) => viewFor(script.event(), viewerOf(script.event(), personNo(by)));
    expect(seen(0)).toMatchObject({ here: 0, members: [], you: { as: 'guest', waits: 'entry' } });
    expect(script.does({ do: 'admit', members: [0, 1] }, 0)).toBe('not-director');
    expect(script.does({ do: 'admit', members: [0, 1] })).toBeNull();
    expect(names(script, 'here')).toEqual(['Anna', 'Brutus']);
    script.does({ do: 'join', name: 'Cato' }, 2);
    expect(JSON.stringify(seen(0))).not.toContain('Cato');
    expect(JSON.stringify(viewFor(script.event(), { as: 'screen' }))).not.toContain('Cato');
  });

  test('who is let in while a round is on sits down at once', () => {
    const script = approved();
    script.does({ do: 'join', name: 'Anna' }, 0);
    script.does({ do: 'admit', members: [0] });
    script.does({ do: 'start' });
    for (const by of [1, 2, 3, 4]) script.does({ do: 'join', name: `P${by}` }, by);
    script.does({ do: 'admit', members: [1, 2, 3, 4] });
    const seated = script.event().rounds.flatMap(({ tables }) => tables.flatMap((t) => t.seats));
    expect(new Set(seated.filter((seat) => seat !== null))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('who is refused may ask again, but not for ever; a name of the list is free again', () => {
    const script = approved();
    script.does({ do: 'list', names: ['Livia'] });
    script.does({ do: 'join', name: 'livia' }, 0);
    expect(script.does({ do: 'refuse', members: [0] })).toBeNull();
    expect(names(script, 'listed')).toEqual(['Livia']);
    for (const member of [1, 2]) {
      expect(script.does({ do: 'join', name: 'Nobody' }, 0)).toBeNull();
      expect(script.does({ do: 'refuse', members: [member] })).toBeNull();
    }
    expect(script.does({ do: 'join', name: 'Nobody' }, 0)).toBe('removed');
    expect(viewFor(script.event(), viewerOf(script.event(), personNo(0))).you).toMatchObject({
      removed: true,
    });
    expect(script.does({ do: 'refuse', members: [1] })).toBe('no-such-member');
  });

  test('the number of people who ask has an end, and nobody is let in twice', () => {
    const script = approved();
    for (let by = 0; by < 210; by += 1) script.does({ do: 'join', name: `P${by}` }, by);
    expect(script.event().members).toHaveLength(200);
    expect(script.does({ do: 'join', name: 'Anna' }, 300)).toBe('event-full');
    // Whoever has flooded it is sent away, and those who belong to it have room again.
    const all = script.event().members.map(({ no }) => no);
    expect(script.does({ do: 'refuse', members: all.slice(2) })).toBeNull();
    expect(script.does({ do: 'join', name: 'Anna' }, 300)).toBeNull();
    expect(script.does({ do: 'admit', members: [200] })).toBeNull();
    expect(script.does({ do: 'admit', members: [3, 3] })).toBe('no-such-member');
  });

  test('who has asked under a name that was refused and is erased later is named nowhere', () => {
    const script = approved();
    script.does({ do: 'join', name: 'Secundus' }, 0);
    script.does({ do: 'refuse', members: [0] });
    script.does({ do: 'join', name: 'Tertius' }, 0);
    script.does({ do: 'admit', members: [1] });
    expect(script.ask({ kind: 'erase', person: personNo(0) })).toBeNull();
    expect(JSON.stringify(script.event().members)).not.toMatch(/Secundus|Tertius/u);
  });
});

test('three of one name are told apart, and each has a seat of their own', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'start' });
  for (const by of [1, 2]) {
    script.does({ do: 'join', name: 'anna' }, by);
    script.does({ do: 'answer', person: personNo(by), as: 'other' });
  }
  expect(names(script, 'here')).toEqual(['Anna', 'Anna 2', 'Anna 3']);
  expect(script.event().knocks).toEqual([]);
  expect(viewerOf(script.event(), personNo(0))).toEqual({ as: 'member', member: 0 });
  const seats = script.event().rounds.flatMap(({ tables }) => tables.flatMap((one) => one.seats));
  expect(seats.filter((seat) => seat !== null)).toHaveLength(3);
});

test('two who ask under one name are told apart before they are let in', () => {
  const script = approved();
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'join', name: 'anna' }, 1);
  expect(names(script, 'asks')).toEqual(['Anna', 'Anna 2']);
});

test('who was removed does not come back on the same device, and is not asked about', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'remove', member: 0 });
  for (const name of ['Anna', 'Someone else']) {
    expect(script.does({ do: 'join', name }, 0)).toBe('removed');
  }
  expect(script.event().knocks).toEqual([]);
});

test('the director sees who is connected, and since when somebody is not', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.now = NOON + 60_000;
  for (const by of [1, 2]) script.does({ do: 'join', name: `P${by}` }, by);
  const presence = {
    online: new Set([personNo(1)]),
    lastSeen: new Map([[personNo(0), NOON + 90_000]]),
  };
  const director = { as: 'director', member: null } as const;
  expect(viewFor(script.event(), director, presence).direction?.people).toEqual([
    { member: 0, online: false, since: NOON + 90_000 },
    { member: 1, online: true, since: NOON + 60_000 },
    { member: 2, online: false, since: null },
  ]);
});
