import { findings, overflow } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { expect, test } from 'vitest';

const site = useSite();

test.each([
  { language: 'de', play: /^Sofort spielen.*ipse/ },
  { language: 'la', play: /^Statim lūde.*ipse/ },
] as const)('a table speaks $language without overflowing', async ({ language, play }) => {
  const { page } = await site.visit({ language, width: 320, height: 640, touch: true });
  await page.goto('/');
  await page.getByRole('button', { name: play }).click();
  await page.locator('.decl').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
});
