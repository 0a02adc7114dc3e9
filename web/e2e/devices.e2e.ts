import { useSite } from '@lusoria/tools/e2e/site.ts';
import { openTable } from '@lusoria/tools/e2e/table.ts';
import { expect, test } from 'vitest';

const site = useSite();

test('whoever moves to another device signs the old one out there: it is told, and its seat is gone', async () => {
  const { page: desk } = await site.visit({ name: 'Livia' });
  const code = await openTable(desk, '');
  const at = desk.url();
  await desk.goto('/');
  await desk.getByText('Continue on another device').click();
  await desk.getByRole('button', { name: 'Get a code' }).click();
  const lent = (await desk.getByText('Your code:').innerText()).split(' ').at(-1) ?? '';
  await desk.goto(at);
  const leave = (page: typeof desk) => page.getByRole('button', { name: 'Leave this seat' });
  await desk.getByRole('heading', { name: 'Who is playing?' }).waitFor();

  const { page: phone } = await site.visit({ name: 'Phone', width: 390, height: 844, touch: true });
  await phone.goto('/');
  await phone.getByText('Continue on another device').click();
  await phone.getByLabel('Take over with a code').fill(lent.toLowerCase());
  await phone.getByRole('button', { name: 'Take over with a code' }).click();
  await phone.getByText('Taken over.').waitFor();
  await phone.getByRole('button', { name: 'Settings' }).click();
  const list = phone.getByRole('region', { name: 'Your devices' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  expect(await list.getByRole('listitem').filter({ hasText: 'This device' }).count()).toBe(1);
  await phone.keyboard.press('Escape');

  // The button requires a second press.
  await phone.getByRole('button', { name: 'Sign out all other devices' }).click();
  await phone.getByRole('button', { name: 'Really sign out?' }).click();
  await phone.getByText('your tables are here alone now').waitFor();
  await desk.getByRole('dialog', { name: 'This device is signed out' }).waitFor();
  await desk.keyboard.press('Escape');
  await expect.poll(() => leave(desk).count()).toBe(0);
  await phone.goto(`/t/${code}`);
  await phone.getByRole('heading', { name: 'Who is playing?' }).waitFor();
});
