import { game } from '@lusoria/classification/game';
import { defined, seeded } from '@lusoria/core';
import { FIRST_ROUND, recordOf } from '@lusoria/table';
import { newTable } from '@lusoria/table/testing/script.ts';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { loadJournal } from '@lusoria/testing/browser/journal.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journalText, roundEntry } from '@lusoria/web-kit/journal/index.ts';
import { expect, test } from 'vitest';

const site = useSite();

/** A journal with one round, in which this device's person was not the sage. */
function journal(): string {
  const script = newTable(game, [0, 'random', 'random'], {
    options: { first: '2', tree: 'drawn', description: 'none' },
  });
  script.does(0, { do: 'start' });
  script.playRound(seeded('figures'), 'random');
  const record = recordOf(script.table(), script.log());
  const kept = {
    table: 'abc',
    number: FIRST_ROUND,
    seat: 0,
    at: Date.UTC(2026, 0, 1),
    refused: [],
  };
  return journalText([defined(roundEntry(record, game, kept) ?? undefined)]);
}

test('wrong lays and bits are told from the journal, with the rounds behind them', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await loadJournal(page, journal());
  await page.getByRole('link', { name: 'Classification: statistics' }).click();
  await page.getByText(/^\d+(\.\d+)? bits$/).waitFor();
  await page.getByText('As a table').press('Enter');
  await page.getByRole('button', { name: 'Games 1–1' }).press('Enter');
  await check(page, 'figures of Classification', 'all');
  await page.getByRole('link', { name: /lays, \d+ wrong/ }).press('Enter');
  await page.getByRole('main').waitFor();
  expect(new URL(page.url()).pathname).toBe('/past/abc/1');
});
