import { GAME_IDS, loadGame, manifestOf } from '@lusoria/games';
import {
  roundNumber,
  actionsOf,
  finishedRound,
  memoryStore,
  verify,
  viewAtEnd,
} from '@lusoria/table';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import {
  askEvents,
  doEvent,
  eventAt,
  joinEvent,
  makeClass,
  ownTable,
  playEventRound,
  untilEvent,
} from '@lusoria/testing/people/event.ts';
import { botPlayer, play, PLAYED, QUICK } from '@lusoria/testing/people/play.ts';
import { expect, test } from 'vitest';
import { withoutLoss } from './store/open-store.ts';
import { childServer, killed } from './testing/child.ts';
import { testServer, NO_LIMITS, temporaryFolder } from './testing/test-server.ts';

const QUIET = { port: 0, log: 'error', limits: NO_LIMITS } as const;
const PUPILS = 28;

test('a class of 28 plays two rounds, regrouped, while a server is killed, one comes late and one changes phones', async () => {
  const config = { ...QUIET, dataDir: temporaryFolder() };
  const first = await childServer(config);
  const teacher = await join(first.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher);
  const names = Array.from({ length: PUPILS }, (_, i) => `Pupil ${i}`);
  const come = async (url: string, tokens: readonly string[] = []): Promise<Client[]> =>
    Promise.all(names.map(async (name, i) => join(url, { name, token: tokens[i] ?? null })));
  const pupils = await come(first.url);
  // The last one is late.
  for (const [i, pupil] of pupils.slice(0, -1).entries()) {
    await joinEvent(pupil, code, names[i] ?? '');
  }
  await untilEvent(teacher, ({ here }) => here === PUPILS - 1);

  // One press: tables are drawn and begun.
  expect(await doEvent(teacher, event, { do: 'start' })).toBe('done');
  const tables = await Promise.all(
    pupils.slice(0, -1).map(async (pupil) => {
      const view = await untilEvent(pupil, (now) => ownTable(now) !== null);
      const table = await pupil.open(ownTable(view) ?? '');
      await pupil.until(() => pupil.table(table).view.phase === 'playing');
      return table;
    }),
  );
  expect(new Set(tables).size).toBe(7);

  // Late: all tables are full, so one is added.
  const late = pupils.at(-1);
  if (!late) throw new Error('nobody is late');
  await joinEvent(late, code, 'Pupil 27');

  // Back on another phone: by name, and approved by the teacher.
  const phone = await join(first.url, { name: 'Pupil 3' });
  await askEvents(phone, { ask: 'open', event: code });
  expect(await doEvent(phone, event, { do: 'join', name: 'pupil 3' })).toBe('done');
  expect(eventAt(phone)?.members).toEqual([]);
  const asked = await untilEvent(teacher, (now) => (now.direction?.knocks.length ?? 0) > 0);
  const knock = asked.direction?.knocks[0];
  if (!knock) throw new Error('nobody knocks');
  await doEvent(teacher, event, { do: 'answer', person: knock.person, as: 'same' });
  const back = await untilEvent(phone, (now) => ownTable(now) === tables[3]);
  await phone.open(ownTable(back) ?? '');
  await phone.until(() => phone.table(tables[3] ?? '').view.seat !== null);
  await pupils[3]?.until(() => pupils[3]?.messages.some(({ t }) => t === 'gone'));
  pupils[3] = phone;

  // In the middle of it all the server is killed.
  const tokens = pupils.map((pupil) => pupil.token());
  const second = await killed(first, config);
  const teacher2 = await join(second.url, { token: teacher.token() });
  await askEvents(teacher2, { ask: 'open', event: code });
  const again = await come(second.url, tokens);
  for (const pupil of again) await askEvents(pupil, { ask: 'open', event: code });

  const playRound = async (round: number): Promise<string[]> =>
    Promise.all(
      again.map(async (pupil, i) =>
        playEventRound(pupil, round, await botPlayer('uniform', `${round} ${i}`)),
      ),
    );
  const before = await playRound(1);
  const over = await untilEvent(teacher2, (now) => now.round?.ended === true);
  expect(over.round?.tables.every((table) => table.over)).toBe(true);
  expect(over.standings).toHaveLength(PUPILS);
  expect(over.round?.tables).toHaveLength(8);
  expect(over.standings?.every(({ rounds }) => rounds[0] !== null)).toBe(true);

  expect(await doEvent(teacher2, event, { do: 'draw', draw: 'rotation' })).toBe('done');
  expect(await doEvent(teacher2, event, { do: 'start' })).toBe('done');
  const after = await playRound(2);
  const end = await untilEvent(teacher2, (now) => now.round?.number === 2 && now.round.ended);
  // Nobody meets anybody again: seven tables of four can be mixed like that.
  const metAgain = again.flatMap((_, i) =>
    again.flatMap((__, j) =>
      i < j && before[i] === before[j] && after[i] === after[j] ? [1] : [],
    ),
  );
  expect(metAgain.length).toBeLessThan(6);

  // The standings are those of the tables' own records.
  const points = new Map<string, number>();
  for (const table of new Set([...before, ...after])) {
    const answer = await teacher2.ask({ t: 'export', table });
    if (answer.t !== 'record') throw new Error(answer.t);
    for (const { outcome, who } of answer.record.rounds) {
      for (const [seat, name] of who.entries()) {
        points.set(name, (points.get(name) ?? 0) + (outcome?.points[seat] ?? 0));
      }
    }
  }
  const rows = (end.standings ?? []).map((row) => [end.members[row.member]?.name, row.points]);
  for (const [name, sum] of rows) expect(points.get(String(name))).toBe(sum);
  await reportsAgree(teacher2, [...new Set([...before, ...after])]);
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

/** A game's report for each seat agrees with an independent count of the records' events. */
async function reportsAgree(teacher: Client, tables: readonly string[]): Promise<void> {
  const [first] = GAME_IDS;
  const load = first && (await manifestOf(first)).report;
  const [report, game] = [await load?.('en'), await loadGame(PLAYED.game)];
  if (!report || !game) throw new Error('no report');
  let cards = 0;
  for (const table of tables) {
    const answer = await teacher.ask({ t: 'export', table });
    if (answer.t !== 'record') throw new Error(answer.t);
    const { record } = answer;
    for (const [i, { steps, outcome, options, players }] of record.rounds.entries()) {
      const finished = finishedRound(record, roundNumber(i), game);
      if (!finished || !outcome) throw new Error('it was played to its end');
      for (let seat = 0; seat < players; seat += 1) {
        const laid = steps
          .flatMap(({ by, actor, events }) => (by === seat && actor === 'person' ? events : []))
          .filter((event) => isOf(event, 'laid'));
        const round = {
          seat,
          at: 0,
          options,
          outcome,
          end: viewAtEnd(finished, game),
          actions: actionsOf(finished, game),
        };
        expect(report.nothing.after(round).row()['lays']?.value).toBe(laid.length);
        cards += laid.length;
      }
    }
  }
  expect(cards).toBeGreaterThan(100);
}

function isOf(event: unknown, type: string): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === type;
}

test('the lobby shows what its makers want, where the server does', async () => {
  const { url } = await testServer({ limits: NO_LIMITS, lobby: true });
  const teacher = await join(url, { name: 'Magistra' });
  const hidden = await makeClass(teacher);
  const { event } = await makeClass(teacher, { listed: true });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const make = async (settings: object) =>
    teacher.ask({ t: 'create', game: PLAYED.game, options: QUICK, settings, seats });
  await make({});
  const made = await make({ listed: true });
  const table = made.t === 'done' ? (made.table ?? '') : '';
  const eve = await join(url);
  const lobby = await askEvents(eve, { ask: 'lobby' });
  expect(lobby).toMatchObject({
    shows: true,
    events: [{ event, directs: false }],
    tables: [{ names: ['Magistra'], free: 1 }],
  });
  expect(JSON.stringify(lobby)).not.toContain(hidden.code);
  // Nobody else is let in or can sit down.
  await doEvent(teacher, event, { do: 'lock', on: true });
  await eve.open(table);
  await eve.do(table, { do: 'sit', seat: 1 });
  expect(await askEvents(eve, { ask: 'lobby' })).toMatchObject({ events: [], tables: [] });

  const other = await testServer({ limits: NO_LIMITS });
  const guest = await join(other.url);
  await makeClass(guest, { listed: true });
  expect(await askEvents(guest, { ask: 'lobby' })).toMatchObject({ shows: false, events: [] });
});

test('who comes late takes a bot’s place at once', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const teacher = await join(url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher);
  const [anna, brutus, cato] = [await join(url), await join(url), await join(url)];
  await joinEvent(anna, code, 'Anna');
  await joinEvent(brutus, code, 'Brutus');
  expect(await doEvent(anna, event, { do: 'start' })).toBe('not-director');
  expect(await doEvent(teacher, event, { do: 'start' })).toBe('done');
  const begun = await untilEvent(anna, (now) => ownTable(now) !== null);
  expect(begun.round?.tables[0]?.seats.filter((seat) => seat === null)).toHaveLength(1);
  await joinEvent(cato, code, 'Cato');
  const view = await untilEvent(cato, (now) => ownTable(now) !== null);
  const table = await cato.open(ownTable(view) ?? '');
  await cato.until(() => cato.table(table).view.seat !== null);
  expect(cato.table(table).view.seats.every(({ kind }) => kind === 'person')).toBe(true);
  // People outside an event see no table of it.
  const eve = await join(url);
  const opened = await eve.ask({ t: 'open', table, seen: null });
  expect(opened).toMatchObject({ t: 'refused', code: 'no-spectators' });
});

test('all tables are dealt the same where the event wants it, and the next deal is begun for all', async () => {
  const { url } = await testServer({ limits: NO_LIMITS });
  const teacher = await join(url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher, { shared: true, size: 3, next: 'event' });
  const pupils = await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F'].map(async (name) => join(url, { name })),
  );
  for (const [i, pupil] of pupils.entries()) await joinEvent(pupil, code, `Pupil ${i}`);
  await doEvent(teacher, event, { do: 'options', options: { ...QUICK, rounds: 2 } });
  await doEvent(teacher, event, { do: 'start' });
  const tables = await Promise.all(
    pupils.map(async (pupil, i) => {
      const view = await untilEvent(pupil, (now) => ownTable(now) !== null);
      const table = await pupil.open(ownTable(view) ?? '');
      await play(
        pupil,
        table,
        await botPlayer('uniform', `${i}`),
        ({ phase }) => phase === 'between',
      );
      return table;
    }),
  );
  expect(new Set(tables).size).toBe(2);
  await untilEvent(
    teacher,
    (now) => now.round?.tables.every(({ played }) => played === 1) ?? false,
  );
  // Nobody at a table goes on by themselves.
  const answers = await Promise.all(
    pupils.map(async (pupil) => codeOf(await pupil.do(tables[0] ?? '', { do: 'next' }))),
  );
  expect(answers).not.toContain('done');
  expect(await doEvent(teacher, event, { do: 'next' })).toBe('done');
  await Promise.all(
    pupils.map(async (pupil, i) =>
      play(
        pupil,
        tables[i] ?? '',
        await botPlayer('uniform', `b${i}`),
        ({ phase }) => phase === 'over',
      ),
    ),
  );
  await untilEvent(teacher, (now) => now.round?.ended === true);
  const records = await Promise.all(
    [...new Set(tables)].map(async (table) => {
      const answer = await teacher.ask({ t: 'export', table });
      if (answer.t !== 'record') throw new Error(answer.t);
      return answer.record;
    }),
  );
  const [one, other] = records.map(({ rounds }) => rounds.map(({ commitment }) => commitment));
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(2);
  const game = await loadGame(PLAYED.game);
  // The deal can be verified as at any table.
  for (const record of records) expect(verify(record, game)).toEqual([]);
  const deals = records.map(({ rounds }) => rounds.map(({ steps }) => steps[0]?.events));
  expect(deals[0]).toEqual(deals[1]);
});

test('a round that was ended just before the server was killed is ended at its tables, too', async () => {
  const config = { ...QUIET, dataDir: temporaryFolder() };
  const first = await childServer(config);
  const teacher = await join(first.url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher);
  const pupil = await join(first.url);
  await joinEvent(pupil, code, 'Anna');
  await doEvent(teacher, event, { do: 'start' });
  const view = await untilEvent(pupil, (now) => ownTable(now) !== null);
  const table = ownTable(view) ?? '';
  await pupil.open(table);
  await pupil.until(() => pupil.table(table).view.round !== null);
  // Killed with the answer: without waiting until its tables know of it.
  await doEvent(teacher, event, { do: 'time', minutes: 0 });
  const second = await killed(first, config);
  const again = await join(second.url, { token: teacher.token() });
  await askEvents(again, { ask: 'open', event });
  await again.open(table);
  await again.until(() => again.table(table).view.phase === 'over');
  expect(again.table(table).view.round).not.toBeNull();
});

test('tables are not drawn for ever: what takes the server a while is limited', async () => {
  const { url } = await testServer({ limits: { ...NO_LIMITS, slowAtOnce: 2, slowAnHour: 1 } });
  const director = await join(url, { name: 'Magistra' });
  const { code, event } = await makeClass(director);
  await joinEvent(await join(url, { name: 'Anna' }), code, 'Anna');
  const drawn: string[] = [];
  for (const draw of ['lot', 'rotation', 'lot'] as const) {
    drawn.push(await doEvent(director, event, { do: 'draw', draw }));
  }
  expect(drawn).toEqual(['done', 'done', 'too-fast']);
  expect(await doEvent(director, event, { do: 'plan', series: 2 })).toBe('too-fast');
  expect(await doEvent(director, event, { do: 'start' })).toBe('done');
});

test('in a class nobody is rated, though they want to be and have played to the end', async () => {
  const store = memoryStore();
  const { url } = await testServer(
    { limits: NO_LIMITS },
    { store: async () => withoutLoss(store) },
  );
  const teacher = await join(url, { name: 'Magistra' });
  const { code, event } = await makeClass(teacher, { size: 2 });
  const pupils = [await join(url, { name: 'Anna' }), await join(url, { name: 'Brutus' })];
  for (const [i, pupil] of pupils.entries()) {
    const wants = await pupil.ask({ t: 'event', request: { ask: 'ratings-join' } });
    expect(wants).toMatchObject({ t: 'event-answer', answer: { to: 'ratings-done' } });
    await joinEvent(pupil, code, `N${i}`);
  }
  const rated = async () => {
    const answers = pupils.map(async (pupil) =>
      pupil.ask({ t: 'event', request: { ask: 'ratings' } }),
    );
    return (await Promise.all(answers)).map((one) => ('answer' in one ? one.answer : one));
  };
  const before = await rated();
  expect(before).toMatchObject([{ own: { games: [] } }, { own: { games: [] } }]);
  expect(await doEvent(teacher, event, { do: 'start' })).toBe('done');
  const tables = await Promise.all(
    pupils.map(async (pupil, i) =>
      playEventRound(pupil, 1, await botPlayer(PLAYED.bot, `pupil ${i}`)),
    ),
  );
  expect(new Set(tables).size).toBe(1);
  expect(await rated()).toEqual(before);
  // Nor will they be.
  expect(await store.unratedRounds(Infinity)).toEqual([]);
});
