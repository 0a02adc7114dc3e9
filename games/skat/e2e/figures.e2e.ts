import { defined, seeded } from '@lusoria/core';
import { following, type Lesson } from '@lusoria/core/lesson';
import { game } from '@lusoria/skat/game';
import { roundNumber, recordOf } from '@lusoria/table';
import { newTable } from '@lusoria/table/testing/script.ts';
import { until } from '@lusoria/testing/until.ts';
import { check } from '@lusoria/testing/accessibility/accessibility.ts';
import { loadJournal } from '@lusoria/testing/browser/journal.ts';
import { taught } from '@lusoria/testing/browser/lesson-walk.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { journalText, roundEntry } from '@lusoria/web-kit/journal/index.ts';
import { expect, test } from 'vitest';

const site = useSite();
/** Errors of an evening are worked out before puzzles are proposed: a few deals of somebody who errs tell enough. */
const KEPT = {
  day: { plays: 'decent', rounds: 8 },
  hour: { plays: 'random', rounds: 4 },
} as const;

/** A journal of some rounds with bots, as a device keeps it: one a day, or one an hour of a poor player. */
function journal(each: 'day' | 'hour' = 'day'): string {
  const { plays, rounds } = KEPT[each];
  const random = seeded('figures');
  const script = newTable(game, [0, 'decent', 'decent']);
  script.does(0, { do: 'start' });
  for (let number = 1; number <= rounds; number += 1) {
    if (number > 1) script.does(0, { do: 'next' });
    script.playRound(random, plays);
  }
  const record = recordOf(script.table(), script.log());
  return journalText(
    Array.from({ length: rounds }, (_, i) => {
      const at = each === 'day' ? Date.UTC(2026, 0, 1 + i, 12) : Date.UTC(2026, 0, 1, 12 + i);
      const kept = { table: 'abc', number: roundNumber(i), seat: 0, at, refused: [] };
      return defined(roundEntry(record, game, kept) ?? undefined);
    }),
  );
}

test('figures come from the journal of the device: totals, a chart and a table, the games behind a point', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.goto('/skat/figures');
  await page.getByText(/No game of Skat/).waitFor();
  await loadJournal(page, journal());
  await page.getByRole('link', { name: 'Skat: statistics' }).click();

  await page
    .getByText(/Working out errors: [1-8] of 8 games|The errors of all 8/)
    .first()
    .waitFor();
  await page.getByRole('img', { name: /Points a list, by 2 groups of games/ }).waitFor();
  await page.getByRole('button', { name: 'Games won' }).press('Enter');
  await page.getByText('As a table').press('Enter');
  const rows = page.getByRole('table').first().getByRole('row');
  expect(await rows.count()).toBe(3);
  await page.getByRole('button', { name: 'Games 7–8' }).press('Enter');
  await page.getByRole('heading', { name: 'Games 7 to 8' }).waitFor();
  await check(page, 'figures', 'all');
  const links = page.locator('a[href^="/past/abc/"]');
  expect(await links.count()).toBe(2);
  await links.first().press('Enter');
  await page.getByRole('button', { name: 'Next trick' }).waitFor();

  // What was reckoned stays.
  await page.goto('/skat/figures');
  await page
    .getByText(/Working out errors: [1-8] of 8 games|The errors of all 8/)
    .first()
    .waitFor();
});

test('after an evening that cost points three puzzles are proposed, of what cost most', async () => {
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await loadJournal(page, journal('hour'));
  await page.goto('/skat/figures');
  const proposed = page.getByRole('heading', { name: 'Three puzzles for you' });
  await until(async () => (await proposed.count()) > 0);
  await check(page, 'figures with puzzles', 'all');
  await page.getByRole('link', { name: /^Puzzle 2/ }).click();
  await page
    .getByRole('heading', { name: /puzzles/iu })
    .first()
    .waitFor();
  expect(new URL(page.url()).hash).toMatch(/^#[\w-]+$/u);
});

/** A lesson with every answer right, before its last step. */
function beforeTheEnd(first: Lesson): Lesson {
  for (let now = first; ; ) {
    const answered = now.answers
      .map((_, index) => now.next({ do: 'answer', index }))
      .find((one) => !one.isTrouble);
    const next =
      now.awaits === 'answer' ? answered : now.next(defined(following(now) ?? undefined));
    if (!next) throw new Error('no answer is right');
    if (next.awaits === 'end') return now;
    now = next;
  }
}

test('twenty decisions are in the figures once they are made', async () => {
  const entry = await taught({ course: 'skat', lesson: 'trainer-discards' });
  const { inputs } = beforeTheEnd(entry.open());
  const { page } = await site.visit({ width: 390, height: 844, touch: true });
  await page.goto('/learn/skat');
  await page.evaluate(
    (kept) => localStorage.setItem('lusoria.lessons.skat', kept),
    JSON.stringify({ done: [], open: { lesson: entry.id, inputs } }),
  );
  await page.goto(`/learn/skat/${entry.id}`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('link', { name: 'Back to the hall' }).first().click();
  await page.getByRole('link', { name: 'Skat: statistics' }).click();
  const row = page.getByRole('row', { name: /^Discarding/ });
  // The run may be written while the figures are read.
  await until(async () => {
    await page
      .getByText(/No game of Skat/)
      .or(row)
      .first()
      .waitFor();
    if ((await row.count()) > 0) return true;
    await page.reload();
    return false;
  });
  await expect
    .poll(() => row.innerText())
    .toMatch(/1\s+20\sof\s20\s\(100\s%\)\s+20\sof\s20\s\(100\s%\)\s+0/u);
});
