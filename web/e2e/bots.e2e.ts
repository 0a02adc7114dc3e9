import { findings } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

test('somebody makes a bot, whose token works until it is revoked', async () => {
  const { page } = await site.visit({ name: 'Livia', width: 390, height: 844, touch: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Bots of your own').click();
  await page.getByLabel('Its name').fill('Otto');
  await page.getByRole('button', { name: 'Make a bot' }).click();
  const token = await page.getByText(/^lusoria_bot_/).innerText();
  expect(await findings(page)).toEqual([]);
  const account = async () =>
    fetch(`${site.server.url}/api/bot`, { headers: { authorization: `Bearer ${token}` } });
  const known = await account();
  expect(known.status).toBe(200);
  expect(await known.json()).toMatchObject({ name: 'Otto' });
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  expect(await page.getByText(token).count()).toBe(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Otto' });
  await row.getByRole('button', { name: 'Revoke' }).click();
  await row.getByRole('button', { name: 'Really?' }).click();
  await page.getByText('You have none yet.').waitFor();
  expect((await account()).status).toBe(401);
});
