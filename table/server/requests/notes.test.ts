import { expect, test } from 'vitest';
import { fixtureGame } from '../../testing/fixture-game.ts';
import { openTableServer } from '../table-server.ts';
import { NOTE_LENGTH, type ServerMessage } from '../../protocol/messages.ts';
import { type TestClient, testClient, testTable, testPorts } from '../../testing/ports.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const SECRET = 'the joker lies lowest';

const tokenOf = ({ said }: TestClient): string => {
  const [welcome] = said;
  return welcome?.t === 'welcome' ? (welcome.token ?? '') : '';
};
const codeOf = (answer: ServerMessage | null) =>
  answer?.t === 'refused' ? answer.code : (answer?.t ?? null);
const noteIn = (answer: ServerMessage | null) => (answer?.t === 'done' ? answer.note : null);

/** A table of two with a spectator, all of whom watch it. */
async function company() {
  const ports = testPorts();
  const server = openTableServer(ports);
  const [anna, brutus, cato] = [
    await testClient(server),
    await testClient(server),
    await testClient(server),
  ];
  const table = await testTable(anna, [ME, OPEN]);
  for (const other of [brutus, cato]) await other.ask({ t: 'open', table, seen: null });
  await brutus.does(table, { do: 'sit', seat: 1 });
  return { ports, server, table, anna, brutus, cato };
}

test('notes come back to whoever made them, on every device', async () => {
  const { server, table, anna } = await company();
  expect(codeOf(await anna.ask({ t: 'note', table, text: SECRET }))).toBe('done');
  const again = await testClient(server, tokenOf(anna));
  expect(noteIn(await again.ask({ t: 'open', table, seen: null }))).toBe(SECRET);
  await anna.ask({ t: 'note', table, text: 'another' });
  expect(again.said.at(-1)).toEqual({ t: 'note', table, text: 'another' });
});

test('nobody else hears of them: not a byte, not even that there are some', async () => {
  const { table, anna, brutus, cato } = await company();
  const before = [brutus.said.length, cato.said.length];
  await anna.ask({ t: 'note', table, text: SECRET });
  await brutus.does(table, { do: 'start' });
  for (const other of [brutus, cato]) await other.ask({ t: 'open', table, seen: null });
  await anna.does(table, { do: 'stand' });
  for (const other of [brutus, cato]) await other.ask({ t: 'export', table });
  const after = [brutus.said.slice(before[0]), cato.said.slice(before[1])];
  expect(after.map((said) => said.length > 2)).toEqual([true, true]);
  expect(JSON.stringify(after)).not.toContain(SECRET);
  expect(JSON.stringify(after)).not.toContain('"note"');
});

test('they move nothing: the log and its numbers are as they were', async () => {
  const { ports, table, anna } = await company();
  const log = await ports.store.entries(table, 0);
  await anna.ask({ t: 'note', table, text: SECRET });
  expect(await ports.store.entries(table, 0)).toEqual(log);
});

test('a note is refused to those who do not belong there, and when it is too long', async () => {
  const { table, anna, cato } = await company();
  expect(codeOf(await cato.ask({ t: 'note', table, text: SECRET }))).toBe('not-seated');
  expect(codeOf(await anna.ask({ t: 'note', table: 'none', text: '' }))).toBe('no-such-table');
  const text = 'x'.repeat(NOTE_LENGTH + 1);
  expect(codeOf(await anna.ask({ t: 'note', table, text }))).toBe('bad-message');
  expect(codeOf(await anna.ask({ t: 'note', table, text: text.slice(1) }))).toBe('done');
});

test('at a table whose game wants it so nobody talks while a round is on', async () => {
  const server = openTableServer(testPorts());
  const anna = await testClient(server);
  const made = await anna.ask({
    t: 'create',
    game: fixtureGame.id,
    options: { silent: true },
    settings: { pace: 0 },
    seats: [ME, { kind: 'bot', bot: 'plain' }],
  });
  const table = made?.t === 'done' ? (made.table ?? '') : '';
  await anna.ask({ t: 'open', table, seen: null });
  const say = async () => codeOf(await anna.does(table, { do: 'say', text: 'salvē' }));
  const silent = () => anna.said.findLast((message) => message.t === 'table')?.view.silent;
  expect([await say(), silent()]).toEqual(['done', false]);
  await anna.does(table, { do: 'start' });
  expect([await say(), silent()]).toEqual(['round-silent', true]);
  await anna.does(table, { do: 'consent', to: 'end', give: true });
  expect([await say(), silent()]).toEqual(['done', false]);
});

test.each(['a\u0000b', '\ud800', 'x\udc00'])(
  'notes that not every store would give back are refused',
  async (text) => {
    const { table, anna } = await company();
    const answer = await anna.ask({ t: 'note', table, text });
    expect(answer).toMatchObject({ code: 'bad-message', params: { path: 'text' } });
  },
);

test('notes may have whatever else Unicode has', async () => {
  const { table, anna } = await company();
  const text = '\u202e\t\n\u{10ffff}👩‍👩‍👧‍👦\ufeff';
  await anna.ask({ t: 'note', table, text });
  expect(noteIn(await anna.ask({ t: 'open', table, seen: null }))).toBe(text);
});
