import { everywhere, findings, overflow } from '@lusoria/testing/accessibility/accessibility.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { openTable } from '@lusoria/testing/browser/table.ts';
import { expect, test } from 'vitest';

const site = useSite();

test('the operator sees figures that grow, with the key out of the address and not without it', async () => {
  const { page } = await site.visit({ name: 'Livia' });
  const check = everywhere(page);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'The key, please' }).waitFor();
  await page.getByLabel('Key').fill('nobody-knows-this-key');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('alert').getByText('This key does not fit.').waitFor();
  await check('the key');

  await page.goto(`/admin#${site.server.adminKey}`);
  const now = page.getByRole('table', { name: 'At the moment' });
  const figure = (name: string) => now.getByRole('row', { name }).getByRole('cell').innerText();
  await expect.poll(() => figure('tables in use')).toBe('0');
  expect(page.url()).toBe(`${site.server.url}/admin`);
  await page.getByText('Only this machine reaches the server.').waitFor();

  // A guest opens a table and sends a message that is rejected.
  const guest = await site.visit({ name: 'Marcus' });
  await openTable(guest.page, '');
  await guest.page.goto('/t/NOWHERE');
  await guest.page.getByRole('heading', { name: 'There is no table here' }).waitFor();
  await expect.poll(() => figure('tables in use')).toBe('1');
  await expect.poll(() => figure('people')).toBe('1');
  const refused = page.getByRole('table', { name: 'Messages refused since the start' });
  await refused.getByText('no-such-table').waitFor();
  await expect.poll(() => figure('moves a minute')).not.toBe('–');
  expect(await page.locator('main').innerText()).not.toContain('Marcus');
  await check('the figures');

  // Selects a part by name, since names also occur in another part of the page.
  const part = async (name: string) => page.getByRole('button', { name, exact: true }).click();
  await part('Message, limits');
  await page.getByLabel('Everybody reads it in the hall').fill('Closed on Friday');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).waitFor();
  await guest.page.goto('/');
  await guest.page.locator('main').getByText('Closed on Friday').waitFor();
  await part('Tables');
  await page.locator('main').getByText('1 person').click();
  await page.getByRole('group', { name: 'Marcus' }).waitFor();
  expect(await findings(page)).toEqual([]);
  const sure = async (label: string) => {
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await page.getByRole('button', { name: `Really ${label.toLowerCase()}?` }).click();
  };
  await sure('Delete');
  await page.locator('main').getByText('There are none.').waitFor();
  await part('Visitors');
  await page.getByLabel('Why (they are told)').first().selectOption('disruption');
  await sure('Ban');
  await page
    .locator('main')
    .getByText(/^address 127\.0\.0\.1, until/)
    .waitFor();
  const told = guest.page.getByRole('dialog');
  await told
    .getByText(/^Whoever runs this server has shut you out until .*, because games/)
    .waitFor();
  expect(await findings(guest.page)).toEqual([]);
  await page.getByRole('button', { name: 'Lift' }).click();
  await page.locator('main').getByText('Nobody.').waitFor();
  await part('What was done');
  for (const deed of ['Message of the day', 'Deleted', 'Banned', 'Ban lifted']) {
    await page.locator('main').getByText(deed, { exact: true }).waitFor();
  }
  expect(await findings(page)).toEqual([]);

  // The key is stored for this tab only.
  await page.reload();
  await expect.poll(() => figure('tables in use')).toBe('0');
  const other = await site.visit();
  await other.page.goto('/admin');
  await other.page.getByRole('heading', { name: 'The key, please' }).waitFor();
});

test.each(['de', 'la'] as const)('the page of the operator speaks %s', async (language) => {
  const { page } = await site.visit({ language, width: 390, height: 844, dark: true });
  await page.goto(`/admin#${site.server.adminKey}`);
  await page.getByRole('table').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
});
