import { FIRST_ROUND, type Command, STANDARD, type TableView } from '@lusoria/table';
import { expect, test } from 'vitest';
import { type Client, codeOf, join } from '@lusoria/testing/people/client.ts';
import { testServer, NO_LIMITS } from './testing/test-server.ts';
import { otherOptions } from '@lusoria/testing/people/games.ts';
import {
  botPlayer,
  codeOfTable,
  makeTable,
  play,
  PLAYED,
  QUICK,
} from '@lusoria/testing/people/play.ts';

const THREE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
const SWIFT = { ...STANDARD, pace: 0 };

/** A host, two more at the table, and a spectator. */
async function company(settings: object = { pace: 0 }) {
  const { url } = await testServer({ limits: NO_LIMITS });
  const host = await join(url, { name: 'Host' });
  const guest = await join(url, { name: 'Guest' });
  const third = await join(url, { name: 'Third' });
  const watcher = await join(url, { name: 'Watcher' });
  const table = await makeTable(host, THREE, { settings });
  for (const [seat, client] of [guest, third].entries()) {
    await client.open(codeOfTable(host, table));
    expect(codeOf(await client.do(table, { do: 'sit', seat: seat + 1 }))).toBe('done');
  }
  await watcher.open(codeOfTable(host, table));
  const ask = async (client: Client, command: Command): Promise<string> =>
    codeOf(await client.do(table, command));
  const playing = async (): Promise<void> => {
    expect(await ask(host, { do: 'start' })).toBe('done');
    for (const client of [host, guest, third]) {
      await play(client, table, await botPlayer(PLAYED.bot, 'x'), started);
    }
  };
  return { url, host, guest, third, watcher, table, ask, playing };
}

/** Whether the cards are dealt, or this viewer has contributed. */
const started = ({ round, seat }: TableView): boolean =>
  round !== null && (round.play !== null || (seat !== null && !round.awaited.includes(seat)));

/** Bots play for these people until the match is over. */
async function playOut(table: string, people: readonly Client[]): Promise<void> {
  const finish = async (client: Client): Promise<void> =>
    play(client, table, await botPlayer(PLAYED.bot, 'on'), ({ phase }) => phase === 'over');
  await Promise.all(people.map(finish));
}

test('what is the host’s, only the host can do', async () => {
  const { host, guest, watcher, ask } = await company();
  const commands: readonly Command[] = [
    { do: 'start' },
    { do: 'reopen' },
    { do: 'options', options: {} },
    { do: 'settings', settings: SWIFT },
    { do: 'seats', count: 4 },
    { do: 'put-bot', seat: 0, bot: PLAYED.bot },
    { do: 'remove', seat: 0 },
    { do: 'pause', on: true },
    { do: 'mute', person: host.person(), on: true },
  ];
  for (const command of commands) {
    const codes = {
      command,
      guest: await ask(guest, command),
      watcher: await ask(watcher, command),
    };
    const seatless = command.do === 'start' ? 'not-seated' : 'not-owner';
    expect(codes).toEqual({ command, guest: 'not-owner', watcher: seatless });
  }
});

test('the host sets up the table until it begins', async () => {
  const { host, guest, ask, table, playing } = await company();
  const changed = await otherOptions(PLAYED.game);
  expect(await ask(host, { do: 'options', options: { ...QUICK, ...changed } })).toBe('done');
  expect(await ask(host, { do: 'options', options: { nothing: 'nope' } })).toBe('bad-options');
  expect(await ask(host, { do: 'seats', count: 9 })).toBe('bad-seats');
  expect(await ask(host, { do: 'seats', count: 2 })).toBe('seat-taken');
  expect(await ask(host, { do: 'seats', count: 4 })).toBe('done');
  expect(await ask(host, { do: 'start' })).toBe('open-seats');
  expect(await ask(host, { do: 'put-bot', seat: 3, bot: 'nobody' })).toBe('no-such-bot');
  expect(await ask(host, { do: 'put-bot', seat: 9, bot: PLAYED.bot })).toBe('no-such-seat');
  expect(await ask(host, { do: 'put-bot', seat: 3, bot: PLAYED.bot })).toBe('done');
  expect(await ask(guest, { do: 'sit', seat: 3 })).toBe('already-seated');
  expect(await ask(host, { do: 'remove', seat: 3 })).toBe('done');
  expect(await ask(host, { do: 'seats', count: 3 })).toBe('done');
  await playing();
  expect(await ask(host, { do: 'options', options: {} })).toBe('not-now');
  expect(await ask(host, { do: 'seats', count: 4 })).toBe('not-now');
  expect(await ask(host, { do: 'start' })).toBe('not-now');
  await host.until(() => host.table(table).view.options);
  expect(host.table(table).view.options).toMatchObject(changed);
});

test('while the host has paused it, nobody plays', async () => {
  const { host, guest, third, table, ask, playing } = await company();
  await playing();
  expect(await ask(host, { do: 'pause', on: false })).toBe('not-now');
  expect(await ask(host, { do: 'pause', on: true })).toBe('done');
  for (const client of [host, guest, third]) {
    expect(await ask(client, { do: 'act', action: { type: 'draw' } })).toBe('paused');
  }
  expect(await ask(guest, { do: 'say', text: 'Licetne?' })).toBe('done');
  await host.until(() => host.table(table).view.paused);
  expect(await ask(host, { do: 'pause', on: false })).toBe('done');
  await playOut(table, [host, guest, third]);
});

test('a person whom the host removes is shown the table no more, and a bot plays on', async () => {
  const { host, guest, third, table, ask, playing } = await company();
  await playing();
  expect(await ask(host, { do: 'remove', seat: 1 })).toBe('done');
  const gone = await guest.until(() => guest.messages.find(({ t }) => t === 'gone'));
  expect(gone).toEqual({ t: 'gone', table, code: 'removed' });
  await host.until(() => host.table(table).view.seats[1]?.kind === 'bot');
  expect(host.table(table).view.seats[1]).toMatchObject({ kind: 'bot', substituteFor: null });
  expect(codeOf(await guest.ask({ t: 'open', table, seen: null }))).toBe('removed');
  expect(await ask(guest, { do: 'act', action: { type: 'draw' } })).toBe('not-seated');
  expect(await ask(guest, { do: 'sit', seat: 1 })).toBe('removed');
  await playOut(table, [host, third]);
});

test('whoever leaves is stood in for, and can come back', async () => {
  const { host, guest, third, table, ask, playing } = await company();
  await playing();
  await ask(host, { do: 'pause', on: true });
  expect(await ask(guest, { do: 'stand' })).toBe('done');
  await host.until(() => host.table(table).view.seats[1]?.kind === 'bot');
  expect(host.table(table).view.seats[1]).toMatchObject({ substituteFor: guest.person() });
  // They still see what their seat sees, but a bot has its hand.
  await guest.until(() => guest.table(table).view.seats[1]?.kind === 'bot');
  expect(guest.table(table).view.seat).toBe(1);
  await ask(host, { do: 'pause', on: false });
  expect(await ask(guest, { do: 'act', action: { type: 'draw' } })).toBe('not-seated');
  expect(await ask(third, { do: 'sit', seat: 1 })).toBe('already-seated');
  expect(await ask(guest, { do: 'sit', seat: 1 })).toBe('done');
  await playOut(table, [host, guest, third]);
});

test('a round is broken off when every person consents, and stays broken off', async () => {
  const { host, guest, third, watcher, table, ask, playing } = await company();
  expect(await ask(host, { do: 'consent', to: 'end', give: true })).toBe('not-now');
  await playing();
  const give = { do: 'consent', to: 'end', give: true } as const;
  expect(await ask(watcher, give)).toBe('not-seated');
  expect(await ask(host, give)).toBe('done');
  expect(await ask(host, give)).toBe('not-now');
  expect(await ask(guest, give)).toBe('done');
  expect(await ask(guest, { ...give, give: false })).toBe('done');
  expect(await ask(third, give)).toBe('done');
  await host.until(() => host.table(table).view.consents.length === 2);
  expect(host.table(table).view.phase).toBe('playing');
  expect(await ask(guest, give)).toBe('done');
  await host.until(() => host.table(table).view.phase === 'over');
  const { view, entries } = host.table(table);
  expect(view.round?.play).toMatchObject({ must: [], may: [] });
  expect(view.played).toBe(0);
  expect(entries.at(-1)?.events.map(({ type }) => type)).toEqual([
    'consented',
    'revealed',
    'match-over',
  ]);
  for (const client of [host, guest, third]) {
    expect(await ask(client, { do: 'act', action: { type: 'draw' } })).toBe('not-now');
    const bytes = 'ab'.repeat(32);
    expect(await ask(client, { do: 'contribute', round: FIRST_ROUND, bytes })).toBe('not-now');
  }
  expect(await ask(guest, { do: 'rematch' })).toBe('done');
});

test('people at the table can write to each other, where and while that is allowed', async () => {
  const { host, guest, watcher, table, ask } = await company();
  expect(await ask(watcher, { do: 'say', text: 'hic sum' })).toBe('not-seated');
  expect(await ask(guest, { do: 'say', text: ' \u200b ' })).toBe('empty-message');
  expect(await ask(guest, { do: 'say', text: `salvē\u202e ${'x'.repeat(400)}` })).toBe('done');
  const said = await watcher.until(() =>
    watcher
      .table(table)
      .entries.flatMap(({ events }) => events)
      .find((event) => event.type === 'said'),
  );
  expect(said).toEqual({
    type: 'said',
    person: guest.person(),
    text: `salvē ${'x'.repeat(294)}`,
  });
  expect(await ask(host, { do: 'mute', person: guest.person(), on: true })).toBe('done');
  expect(await ask(guest, { do: 'say', text: 'cūr?' })).toBe('muted');
  expect(await ask(host, { do: 'mute', person: guest.person(), on: false })).toBe('done');
  expect(await ask(guest, { do: 'say', text: 'grātiās' })).toBe('done');
  expect(await ask(host, { do: 'mute', person: watcher.person(), on: true })).toBe(
    'no-such-person',
  );
  expect(await ask(host, { do: 'settings', settings: { ...SWIFT, chat: false } })).toBe('done');
  expect(await ask(host, { do: 'say', text: 'et ego' })).toBe('chat-closed');
});

test('people with a seat can react, where that is allowed, and everybody is told once', async () => {
  const { host, guest, watcher, table, ask } = await company();
  const react = (reaction: string) => ({ do: 'react', reaction }) as const;
  const reactions = (client: Client) =>
    client
      .table(table)
      .entries.flatMap(({ events }) => events.filter(({ type }) => type === 'reacted'));
  expect(await ask(watcher, react('optime'))).toBe('not-seated');
  expect(await ask(guest, react('ave'))).toBe('no-such-reaction');
  expect(await ask(guest, react('optime'))).toBe('done');
  await watcher.until(() => reactions(watcher).length > 0);
  expect(reactions(watcher)).toEqual([
    { type: 'reacted', person: guest.person(), seat: 1, reaction: 'optime' },
  ]);
  // Whoever opens the table again has it once.
  await watcher.open(table);
  expect(reactions(watcher)).toHaveLength(1);
  expect([await ask(guest, react('hem')), await ask(guest, react('eheu'))]).toEqual([
    'done',
    'done',
  ]);
  expect(await ask(guest, react('eheu'))).toBe('reacts-too-fast');
  expect(await ask(host, react('eheu'))).toBe('done');
  const only = { ...SWIFT, chat: false };
  expect(await ask(host, { do: 'settings', settings: only })).toBe('done');
  expect(await ask(host, { do: 'say', text: 'et ego' })).toBe('chat-closed');
  expect(await ask(host, react('hem'))).toBe('done');
  const none = { ...only, reactions: false };
  expect(await ask(host, { do: 'settings', settings: none })).toBe('done');
  expect(await ask(host, react('hem'))).toBe('reactions-closed');
});

test('where nobody may watch, those without a seat are shown out when play begins', async () => {
  const { host, guest, watcher, url, table, ask, playing } = await company({
    pace: 0,
    spectators: false,
  });
  await playing();
  const gone = await watcher.until(() => watcher.messages.find(({ t }) => t === 'gone'));
  expect(gone).toEqual({ t: 'gone', table, code: 'no-spectators' });
  const late = await join(url);
  const code = codeOfTable(host, table);
  expect(codeOf(await late.ask({ t: 'open', table: code, seen: null }))).toBe('no-spectators');
  expect(codeOf(await late.ask({ t: 'export', table }))).toBe('no-spectators');
  const count = watcher.raw.length;
  expect(await ask(guest, { do: 'say', text: 'sōlī sumus' })).toBe('done');
  expect(codeOf(await watcher.ask({ t: 'tables' }))).toBe('done');
  expect(watcher.raw.slice(count).some((text) => text.includes('sōlī'))).toBe(false);
});

test('everybody is told who is there', async () => {
  const { host, guest, third, watcher, table, ask } = await company();
  const present = (client: Client) => client.messages.findLast(({ t }) => t === 'presence');
  const all = [host.person(), guest.person(), third.person()];
  await host.until(() => sees(host, all, 1));
  await watcher.close();
  await host.until(() => sees(host, all, 0));
  third.send({ t: 'close', table });
  await host.until(() => sees(host, all.slice(0, 2), 0));
  await ask(guest, { do: 'stand' });
  await host.until(() => sees(host, all.slice(0, 1), 1));
  expect(present(guest)).toEqual(present(host));

  function sees(client: Client, people: readonly string[], watching: number): boolean {
    const message = present(client);
    return (
      message?.t === 'presence' &&
      message.watching === watching &&
      JSON.stringify(message.people.toSorted()) === JSON.stringify(people.toSorted())
    );
  }
});
