import { expect, test } from 'vitest';
import { guest, look, valueOf } from './testing/guest.ts';
import { openTestServer, TABLE } from './testing/test-server.ts';
import { fakeTime } from './testing/time.ts';

/** Somebody at a desk, who has made a table and looks at it, and the same person's phone. */
async function begin(seed: string) {
  const time = fakeTime();
  const server = await openTestServer(time, seed);
  const desk = guest(server, time, 'Desk');
  const id = valueOf(await time.of(desk.session.create(TABLE)));
  const phone = guest(server, time, 'Phone');
  const code = valueOf(await time.of(desk.session.createTransferCode()));
  await time.of(phone.session.redeemTransferCode(code));
  const { table } = await look(time, desk, id);
  expect(table.get().view.seat).not.toBeNull();
  return { time, desk, phone, table };
}

test('a device that another one signs out forgets who it was, and sees no hand any more', async () => {
  const { time, desk, phone, table } = await begin('devices');
  const listed = valueOf(await time.of(phone.session.devices()));
  expect(listed.filter(({ here }) => here)).toHaveLength(1);
  expect(listed).toHaveLength(2);
  const token = desk.kept.credentials;
  expect(await time.of(phone.session.revoke(null))).toEqual({ ok: true, value: null });
  await time.until(() => table.get().view.seat === null);
  expect(desk.session.me()?.person).not.toBe(phone.session.me()?.person);
  expect(desk.kept.credentials).not.toEqual(token);
  expect(desk.notices.map((notice) => notice.code)).toContain('unknown-token');
  expect(valueOf(await time.of(phone.session.devices()))).toHaveLength(1);
});

test('a device that was signed out while it was away sends nothing that it had begun, and shows no hand', async () => {
  const { time, desk, phone, table } = await begin('away');
  desk.wire.up(false);
  desk.wire.cut();
  const before = desk.session.me()?.person;
  const saying = table.do({ do: 'say', text: 'salve' });
  valueOf(await time.of(phone.session.revoke(null)));
  const seats = new Set<number | null>();
  table.subscribe(({ view }) => {
    if (desk.session.me()?.person !== before) seats.add(view.seat);
  });
  desk.wire.up(true);
  expect(await time.of(saying)).toMatchObject({ rejection: { code: 'unknown-token' } });
  await time.until(() => seats.size > 0);
  await time.pass(1000);
  expect([...seats]).toEqual([null]);
  expect(JSON.stringify(table.get().entries)).not.toContain('salve');
});
