import { pick, type Random, seeded } from '@lusoria/core';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { deadlinesOf } from '../rounds/deadlines.ts';
import { replay } from './evolve.ts';
import { members } from '../actor/agenda.ts';
import type { Request } from './decision.ts';
import { decide } from './table.ts';
import { fixtureGame } from '../testing/fixture-game.ts';
import {
  anyAction,
  anyCommand,
  newTable,
  NOON,
  PEOPLE,
  portrait,
  type Script,
} from '../testing/script.ts';
import { entrySchema, type TableState } from './types.ts';
import { entryFor, tableViewSchema, viewerOf, viewOf } from './view.ts';
import { FIRST_ROUND } from '../rounds/round-number.ts';

const game = fixtureGame;

const byHost = { kind: 'person', person: PEOPLE[0] ?? '', name: 'N' } as const;

/** A random action of a seat that may act. */
function onTurn({ table }: Script, random: Random): Request {
  const turn = table().round?.play?.state.turn();
  const seat = turn?.kind === 'play' ? pick([...turn.must, ...turn.may], random) : 0;
  const holder = table().seats[seat];
  const { seq: seen } = table();
  const action = anyAction(table(), seat, random);
  if (holder?.kind === 'bot') return { kind: 'bot', seat, seen, action };
  const person = holder?.kind === 'person' ? holder.person : '';
  return { kind: 'person', person, name: 'N', seen, command: { do: 'act', action } };
}

/** A random request of a person, a bot or the clock, sensible or not. */
function anyRequest(script: Script, random: Random): Request {
  const { table } = script;
  const [next] = deadlinesOf(table());
  const seat = random.int(6);
  const seen = Math.max(0, table().seq - random.int(3));
  switch (random.int(16)) {
    case 10:
    case 11:
    case 12:
    case 13:
      return onTurn(script, random);
    case 14:
      return { ...byHost, seen, command: { do: 'start' } };
    case 15:
      return { ...byHost, seen, command: { do: 'rematch' } };
    case 0:
      return { kind: 'time', of: 'entropy' };
    case 1:
      return { kind: 'time', of: 'limit', name: pick(['close 5', 'look 1', ''], random) };
    case 2:
      return next?.kind === 'request' ? next.request : { kind: 'time', of: 'entropy' };
    case 3:
      return { kind: 'bot', seat, seen, action: anyAction(table(), seat, random) };
    default: {
      const command = anyCommand(table(), random);
      return { kind: 'person', person: pick(PEOPLE, random), name: 'N', seen, command };
    }
  }
}

/** Everything that anybody can learn of a table, as text. */
function everythingTold(table: TableState, { log }: Script): string {
  return JSON.stringify(
    [...PEOPLE, null].map((person) => [
      viewOf(table, person),
      log().map((entry) => entryFor(table, entry, viewerOf(table, person))),
    ]),
  );
}

const seeds = fc.string({ minLength: 8, maxLength: 8 });

test('whatever is asked by whomever, a table answers, and its log makes it again', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const sitting = pick(
        [
          [0, 1],
          [0, 'plain'],
          [0, 1, 'doubting:50'],
          [0, null, null],
        ],
        random,
      );
      const script = newTable(game, sitting, { options: { wait: random.int(2), rounds: 2 } });
      for (let step = 0; step < 120; step += 1) {
        script.now += random.int(3000);
        const before = script.table();
        const looked = portrait(before);
        const refused = script.ask(anyRequest(script, random)) !== null;
        expect(portrait(before)).toBe(looked);
        expect(script.table() === before).toBe(refused);
      }
      const table = script.table();
      const log = v.parse(v.array(entrySchema), JSON.parse(JSON.stringify(script.log())));
      expect(portrait(replay('t', game, log))).toBe(portrait(table));
      for (const person of [...PEOPLE, null]) {
        v.parse(tableViewSchema, JSON.parse(JSON.stringify(viewOf(table, person))));
      }
      expect(new Set(members(table)).size).toBe(members(table).length);
      expect(members(table)).toContain(table.owner);
    }),
    { numRuns: 60 },
  );
});

test('a secret is in nothing that anybody is told until it is revealed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const script = newTable(game, [0, 1, 'plain']);
      script.does(0, { do: 'start' });
      for (let step = 0; step < 40; step += 1) {
        script.ask(anyRequest(script, random));
        const table = script.table();
        const { round } = table;
        if (!round) continue;
        const open = table.phase !== 'playing';
        expect(everythingTold(table, script).includes(round.secret)).toBe(open);
      }
    }),
    { numRuns: 30 },
  );
});

test('nobody but the owner does what is the owner’s, at any time', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const script = newTable(game, [0, 1, 'plain']);
      const hosts = new Set(['reopen', 'options', 'settings', 'seats', 'remove', 'pause', 'mute']);
      for (let step = 0; step < 60; step += 1) {
        script.ask(anyRequest(script, random));
        const command = anyCommand(script.table(), random);
        // Whoever leaves an open table hands it to somebody else there.
        const others = PEOPLE.filter((person) => person !== script.table().owner);
        const refusal = refusalOf(script.table(), pick(others, random), command);
        expect(hosts.has(command.do) && refusal !== 'not-owner').toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

function refusalOf(table: TableState, person: string, command: ReturnType<typeof anyCommand>) {
  const request = { kind: 'person', person, name: 'N', seen: table.seq, command } as const;
  const made = decide(table, request, { now: NOON, secret: () => '00'.repeat(32) });
  return made.ok ? null : made.rejection.code;
}

test('what the table wants to do by itself it can do when the time has come', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = seeded(seed);
      const script = newTable(game, [0, 1, 'doubting:50'], { options: { wait: 2 } });
      script.does(0, { do: 'start' });
      for (let step = 0; step < 60; step += 1) {
        script.ask(anyRequest(script, random));
        const [next] = deadlinesOf(script.table());
        if (next?.kind !== 'request' || random.int(2) === 0) continue;
        script.now = Math.max(script.now, next.at);
        expect(script.ask(next.request)).toBeNull();
      }
    }),
    { numRuns: 40 },
  );
});

test('every round ends, with whatever options', () => {
  fc.assert(
    fc.property(seeds, fc.nat(10), fc.boolean(), (seed, wait, silent) => {
      const options = { silent, wait };
      const script = newTable(game, [0, 'doubting:30', 1], { options });
      script.does(0, { do: 'start' });
      script.playRound(seeded(seed));
      expect(script.table().phase).toBe('over');
      expect(script.table().rounds).toHaveLength(1);
      expect(script.table().played).toHaveLength(1);
      expect(script.table().standings).toHaveLength(3);
    }),
    { numRuns: 25 },
  );
});

test('a bot does not act for somebody who has come back while it was thinking', () => {
  const script = newTable(game, [0, 1]);
  script.does(0, { do: 'start' });
  script.closeContributions();
  const turn = script.table().round?.play?.state.turn();
  const seat = turn?.kind === 'play' ? (turn.must[0] ?? 0) : 0;
  script.does(seat, { do: 'stand' });
  const thought = {
    kind: 'bot',
    seat,
    seen: script.table().seq,
    action: { type: 'draw' },
  } as const;
  script.does(seat, { do: 'sit', seat });
  expect(script.ask(thought)).toBe('not-seated');
  script.does(seat, { do: 'stand' });
  expect(script.ask(thought)).toBeNull();
  expect(script.log().at(-1)?.events[0]).toMatchObject({ by: seat, actor: 'substitute' });
});

test('a round that was broken off stays so', () => {
  for (const before of ['promise', 'deal']) {
    const script = newTable(game, [0, 1]);
    script.does(0, { do: 'start' });
    if (before === 'deal') script.closeContributions();
    script.does(0, { do: 'consent', to: 'end', give: true });
    expect(script.does(1, { do: 'consent', to: 'end', give: true })).toBeNull();
    expect(script.table().phase).toBe('over');
    const bytes = '00'.repeat(32);
    const codes = [
      script.does(0, { do: 'contribute', round: FIRST_ROUND, bytes }),
      script.does(0, { do: 'act', action: { type: 'draw' } }),
      script.does(1, { do: 'act', action: { type: 'draw' } }),
      script.closeContributions(),
    ];
    expect(codes).toEqual(codes.map(() => 'not-now'));
    expect(deadlinesOf(script.table())).toEqual([]);
    const { round } = viewOf(script.table(), PEOPLE[0] ?? '');
    expect(round?.play?.must ?? []).toEqual([]);
    expect(script.does(0, { do: 'rematch' })).toBeNull();
  }
});
