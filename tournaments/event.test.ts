import { storedEntrySchema } from '@lusoria/table';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { restored, stored } from './entries.ts';
import { withoutErased } from './erase.ts';
import { replay } from './evolve.ts';
import { standingsOf } from './standings.ts';
import { DIRECTOR, newEvent, NOON, personNo, type Script, someGame } from './testing/script.ts';
import type { Command, Settings } from './types.ts';
import { viewerOf, viewFor } from './view.ts';

const game = await someGame();

const small = fc.integer({ min: 0, max: 9 });
const names = fc.constantFrom('Anna', 'anna', 'Brutus', 'Cato', ' ', 'Δαφνίς');

/** Lets everybody in at once, or each when the director says so. */
function entering(entry: Settings['entry']): Command {
  return { do: 'settings', settings: { ...newEvent(game).event().settings, entry } };
}

/** Any command to an event, sensible or not; by the director (null) or by a person. */
const asked: fc.Arbitrary<{ by: number | null; command: Command }> = fc.record({
  by: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: small }),
  command: fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('join' as const), name: names }) },
    fc.record({ do: fc.constant('join' as const), name: names, member: small }),
    fc.constant({ do: 'leave' as const }),
    fc.record({ do: fc.constant('list' as const), names: fc.array(names, { maxLength: 4 }) }),
    fc.record({ do: fc.constant('rename' as const), member: small, name: names }),
    fc.record({ do: fc.constantFrom('remove' as const, 'readmit' as const), member: small }),
    fc.record({ do: fc.constant('merge' as const), from: small, into: small }),
    fc.record({
      do: fc.constant('answer' as const),
      person: small.map(personNo),
      as: fc.constantFrom('same' as const, 'other' as const, 'nobody' as const),
    }),
    fc.record({
      do: fc.constantFrom('admit' as const, 'refuse' as const),
      members: fc.array(small, { minLength: 1, maxLength: 3 }),
    }),
    { weight: 3, arbitrary: fc.constantFrom('open' as const, 'approved' as const).map(entering) },
    fc.record({ do: fc.constant('lock' as const), on: fc.boolean() }),
    fc.record({
      do: fc.constant('apart' as const),
      pairs: fc.array(fc.tuple(small, small), { maxLength: 3 }),
    }),
    fc.record({
      do: fc.constant('draw' as const),
      draw: fc.constantFrom(
        'lot' as const,
        'level' as const,
        'mixed' as const,
        'rotation' as const,
      ),
    }),
    fc.record({
      do: fc.constant('arrange' as const),
      tables: fc.array(fc.array(small, { maxLength: 5 }), { maxLength: 3 }),
    }),
    { weight: 4, arbitrary: fc.constant({ do: 'start' as const }) },
    fc.constant({ do: 'next' as const }),
    fc.record({
      do: fc.constant('prepare' as const),
      action: fc.constantFrom(null, { type: 'x' }),
    }),
    fc.record({ do: fc.constant('pause' as const), on: fc.boolean() }),
    fc.record({
      do: fc.constant('time' as const),
      minutes: fc.constantFrom(null, 0, 10),
    }),
    fc.record({ do: fc.constant('tell' as const), text: names }),
    fc.record({ do: fc.constant('erase' as const), member: small }),
  ),
});
const commands = fc.array(asked, { maxLength: 40 });

function act(script: Script, { by, command }: { by: number | null; command: Command }) {
  return script.does(command, by ?? undefined);
}

describe('laws of events', () => {
  test('an event is its log, as it is stored, too', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const script = newEvent(game);
        for (const one of all) act(script, one);
        const log = script
          .log()
          .map((entry) =>
            restored(v.parse(storedEntrySchema, JSON.parse(JSON.stringify(stored(entry))))),
          );
        expect(replay('ev-1', log)).toEqual(script.event());
      }),
      { numRuns: 150 },
    );
  });

  test('what is refused changes nothing; nobody sits twice; names are told apart', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const script = newEvent(game);
        for (const one of all) {
          const before = JSON.stringify(script.event());
          const refused = act(script, one) !== null;
          expect(refused && JSON.stringify(script.event()) !== before).toBe(false);
          const seated = script
            .event()
            .rounds.at(-1)
            ?.tables.flatMap(({ seats }) => seats.filter((seat) => seat !== null));
          expect(new Set(seated).size).toBe(seated?.length ?? 0);
          const here = script.event().members.filter(({ state }) => state !== 'gone');
          const lower = here.map(({ name }) => name.toLowerCase());
          expect(new Set(lower).size).toBe(lower.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('nobody sits out: while a round is on, everybody who is here has a seat', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const script = newEvent(game);
        for (const one of all) {
          act(script, one);
          const { members } = script.event();
          const round = script.event().rounds.at(-1);
          if (!round || round.ended) continue;
          const seated = round.tables.flatMap(({ seats }) => seats);
          const standing = members.filter(
            ({ no, state }) => state === 'here' && !seated.includes(no),
          );
          expect(standing).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('what only the director knows changes nothing of what others see', () => {
    fc.assert(
      fc.property(commands, fc.array(fc.tuple(small, small), { maxLength: 3 }), (all, pairs) => {
        // Other keys and secrets, other people behind the names, other friends to keep apart.
        const settings = { shared: true };
        const one = newEvent(game, { hidden: { key: 'a', seed: 'x', secret: 'aa' }, settings });
        const other = newEvent(game, { hidden: { key: 'b', seed: 'x', secret: 'bb' }, settings });
        const elsewhere = (by: number): number => (by === 0 ? by : by + 20);
        for (const { by, command } of all.filter(({ command }) => command.do !== 'apart')) {
          one.does(command, by ?? undefined);
          const asked =
            command.do === 'answer'
              ? { ...command, person: personNo(elsewhere(Number(command.person.slice(1)))) }
              : command;
          other.does(asked, by === null ? undefined : elsewhere(by));
        }
        other.does({ do: 'apart', pairs });
        for (const viewer of [
          viewerOf(one.event(), personNo(0)),
          { as: 'screen' } as const,
          { as: 'guest', person: personNo(99) } as const,
        ]) {
          expect(JSON.stringify(viewFor(one.event(), viewer))).toBe(
            JSON.stringify(viewFor(other.event(), viewer)),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a guest is shown no name of anybody who is here, and no results', () => {
    const script = newEvent(game);
    script.does({ do: 'list', names: ['Anna', 'Brutus'] });
    script.does({ do: 'join', name: 'anna' }, 0);
    script.does({ do: 'join', name: 'Secundus' }, 1);
    script.does({ do: 'start' });
    const view = viewFor(script.event(), { as: 'guest', person: personNo(7) });
    expect(view.members).toEqual([{ member: 1, name: 'Brutus', state: 'listed' }]);
    expect(view).toMatchObject({ round: null, standings: null, direction: null, here: 2 });
    expect(JSON.stringify(view)).not.toMatch(/Anna|Secundus|key/);
  });

  test('whoever is erased is named in no entry any more', () => {
    fc.assert(
      fc.property(commands, (all) => {
        const script = newEvent(game);
        script.does({ do: 'list', names: ['Xanthippe'] });
        script.does({ do: 'join', name: 'xanthippe' }, 8);
        for (const one of all) act(script, one);
        script.does({ do: 'erase', member: 0 });
        const log = withoutErased(script.log());
        expect(JSON.stringify(log)).not.toContain('Xanthippe');
      }),
      { numRuns: 50 },
    );
  });
});

test('somebody with the name of one who is here waits for the director’s nod', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  expect(script.does({ do: 'join', name: 'ANNA' }, 1)).toBeNull();
  expect(viewerOf(script.event(), personNo(1))).toMatchObject({ as: 'guest' });
  expect(script.does({ do: 'join', name: 'Anna' }, 1)).toBe('ask-director');
  expect(script.does({ do: 'answer', person: personNo(1), as: 'same' }, 0)).toBe('not-director');
  script.does({ do: 'answer', person: personNo(1), as: 'same' });
  expect(viewerOf(script.event(), personNo(1))).toEqual({ as: 'member', member: 0 });
  expect(viewerOf(script.event(), personNo(0))).toMatchObject({ as: 'guest' });
});

test('a locked event takes those on its list, and nobody else', () => {
  const script = newEvent(game);
  script.does({ do: 'list', names: ['Anna'] });
  script.does({ do: 'lock', on: true });
  expect(script.does({ do: 'join', name: 'Brutus' }, 1)).toBe('event-locked');
  expect(script.does({ do: 'join', name: '', member: 0 }, 0)).toBeNull();
});

test('whom the director has removed does not come again', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'remove', member: 0 });
  expect(script.does({ do: 'join', name: 'Anna' }, 0)).toBe('removed');
});

test('who was removed by mistake is let in again, as the same member', () => {
  const script = newEvent(game);
  for (const [by, name] of ['Anna', 'Brutus'].entries()) script.does({ do: 'join', name }, by);
  script.does({ do: 'remove', member: 0 });
  const director = { as: 'director', member: null } as const;
  const removed = () => viewFor(script.event(), director).direction?.removed;
  expect(removed()).toEqual([0]);
  expect(script.does({ do: 'readmit', member: 1 })).toBe('no-such-member');
  expect(script.does({ do: 'readmit', member: 0 })).toBeNull();
  expect(removed()).toEqual([]);
  expect(script.does({ do: 'join', name: '', member: 0 }, 0)).toBeNull();
  expect(script.event().members.map(({ name, state }) => [name, state])).toEqual([
    ['Anna', 'here'],
    ['Brutus', 'here'],
  ]);
});

test('who is let in again gets a number where somebody else has the name meanwhile', () => {
  const script = newEvent(game);
  script.does({ do: 'join', name: 'Anna' }, 0);
  script.does({ do: 'remove', member: 0 });
  script.does({ do: 'join', name: 'Anna' }, 1);
  script.does({ do: 'readmit', member: 0 });
  expect(script.event().members.map(({ name }) => name)).toEqual(['Anna 2', 'Anna']);
  // Nothing of the name is left once they are erased.
  expect(script.does({ do: 'erase', member: 0 })).toBeNull();
  const texts = withoutErased(script.log()).map((entry) => JSON.stringify(entry));
  expect(texts.filter((text) => text.includes('Anna 2'))).toEqual([]);
});

test('time for all ends the round for everybody, not while all is paused', () => {
  const script = newEvent(game);
  for (let n = 0; n < 4; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  script.does({ do: 'start' });
  script.does({ do: 'time', minutes: 10 });
  script.now += 4 * 60_000;
  script.does({ do: 'pause', on: true });
  script.now += 60 * 60_000;
  expect(script.ask({ kind: 'time' })).toBe('not-now');
  script.does({ do: 'pause', on: false });
  expect(script.event().rounds[0]?.until).toBe(NOON + 70 * 60_000);
  script.now += 6 * 60_000;
  expect(script.ask({ kind: 'time' })).toBeNull();
  expect(script.event().rounds[0]?.ended).toBe(true);
});

test('everybody is told at which tables the bell broke off a match', () => {
  const script = newEvent(game, { settings: { size: 3 } });
  for (let n = 0; n < 6; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  script.does({ do: 'start' });
  const brokenOff = (by: string) =>
    viewFor(script.event(), viewerOf(script.event(), by)).round?.tables.map(
      (table) => table.brokenOff,
    );
  const [done] = script.event().rounds[0]?.tables ?? [];
  if (!done) throw new Error('no table');
  const scores = done.seats.map(() => ({ points: 1, won: 0, lost: 0 }));
  script.ask({ kind: 'report', table: done.id, played: 1, over: true, best: 'most', scores });
  expect(brokenOff(DIRECTOR)).toEqual([false, false]);
  script.does({ do: 'time', minutes: 0 });
  expect(brokenOff(DIRECTOR)).toEqual([false, true]);
  expect(brokenOff(personNo(0))).toEqual([false, true]);
});

test('results go with whoever is merged, and stay with whoever leaves', () => {
  const script = newEvent(game, { settings: { size: 3 } });
  for (let n = 0; n < 3; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
  script.does({ do: 'start' });
  const report = (played: number, points: readonly number[], over: boolean) => {
    const [table] = script.event().rounds[0]?.tables ?? [];
    const scores = (table?.seats ?? []).map((_, seat) => ({
      points: points[seat] ?? 0,
      won: 0,
      lost: 0,
    }));
    return script.ask({
      kind: 'report',
      table: table?.id ?? '',
      played,
      over,
      best: 'most',
      scores,
    });
  };
  const seatOf = (member: number) =>
    script.event().rounds[0]?.tables[0]?.seats.indexOf(member) ?? -1;
  const leaver = seatOf(2);
  expect(report(1, [10, 20, 30], false)).toBeNull();
  expect(report(1, [10, 20, 30], false)).toBe('not-now');
  script.does({ do: 'leave' }, 2);
  script.does({ do: 'join', name: 'Late' }, 3);
  // A bot would have played on: a latecomer at its place gets the scores from now on.
  expect(report(2, [11, 22, 33], true)).toBeNull();
  const of = (member: number) => standingsOf(script.event()).find((row) => row.member === member);
  expect(of(2)?.points).toBe([10, 20, 30][leaver]);
  expect(of(3)?.points).toBe([1, 2, 3][leaver]);
  expect(script.event().rounds[0]?.ended).toBe(true);
  const whole = [11, 22, 33][seatOf(0)] ?? 0;
  script.does({ do: 'merge', from: 3, into: 0 });
  expect(of(0)?.points).toBe(whole + ([1, 2, 3][leaver] ?? 0));
  expect(of(3)).toBeUndefined();
});

test.each(['points', 'places'] as const)(
  'the fewest points are first by %s where these win',
  (score) => {
    const script = newEvent(game, { settings: { size: 3, score } });
    for (let n = 0; n < 3; n += 1) script.does({ do: 'join', name: `N${n}` }, n);
    script.does({ do: 'start' });
    const [table] = script.event().rounds[0]?.tables ?? [];
    const seats = table?.seats ?? [];
    // The first who came holds one card, the next two, the last three.
    const scores = seats.map((member) => ({
      points: 1 + (member ?? 0),
      won: member === 0 ? 1 : 0,
      lost: 0,
    }));
    const report = {
      kind: 'report',
      table: table?.id ?? '',
      played: 1,
      over: true,
      scores,
    } as const;
    expect(script.ask({ ...report, best: 'fewest' })).toBeNull();
    expect(standingsOf(script.event()).map(({ place, member }) => [place, member])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  },
);
