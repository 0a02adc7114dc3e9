import { expect, test } from 'vitest';
import { guest, valueOf } from './testing/guest.ts';
import { openTestServer, TABLE } from './testing/test-server.ts';
import { fakeTime } from './testing/time.ts';

test('a device that another one signs out forgets who it was, and sees no hand any more', async () => {
  const time = fakeTime();
  const server = await openTestServer(time, 'devices');
  const desk = guest(server, time, 'Desk');
  const id = valueOf(await time.of(desk.session.create(TABLE)));
  const phone = guest(server, time, 'Phone');
  const code = valueOf(await time.of(desk.session.createTransferCode()));
  await time.of(phone.session.redeemTransferCode(code));
  const listed = valueOf(await time.of(phone.session.devices()));
  expect(listed.filter(({ here }) => here)).toHaveLength(1);
  expect(listed).toHaveLength(2);
  const table = valueOf(await time.of(desk.session.open(id)));
  expect(table.get().view.seat).not.toBeNull();
  const token = desk.kept.credentials;
  expect(await time.of(phone.session.revoke(null))).toEqual({ ok: true, value: null });
  await time.until(() => table.get().view.seat === null);
  expect(desk.session.me()?.person).not.toBe(phone.session.me()?.person);
  expect(desk.kept.credentials).not.toEqual(token);
  expect(desk.notices.map((notice) => notice.code)).toContain('unknown-token');
  expect(valueOf(await time.of(phone.session.devices()))).toHaveLength(1);
});
