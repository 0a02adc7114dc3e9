import { openRules } from '@lusoria/tools/e2e/table.ts';
import { everywhere } from '@lusoria/tools/e2e/accessibility.ts';
import { useSite } from '@lusoria/tools/e2e/site.ts';
import { until } from '@lusoria/tools/e2e/until.ts';
import { expect, test } from 'vitest';
import { passing } from './support/guest.ts';
import { animals, layAsSage, sitDown, upload } from './support/places.ts';
import { ClassificationPlayer } from './support/player.ts';

const site = useSite();

test('nothing stands in the way of a new table with a deck of one’s own', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  await page.goto('/');
  await page.getByRole('button', { name: /^With friends.*Classification/ }).click();
  const dialog = page.getByRole('dialog');
  await openRules(dialog);
  const lines = animals();
  await upload(page, lines.with(4, 'beast3,none,,house'));
  const problem = await dialog.getByRole('alert').innerText();
  for (const part of ['row 5', 'beast3', 'food', 'missing']) {
    expect(problem.toLowerCase()).toContain(part);
  }
  await check('options, and a deck that is refused');
  await upload(page, lines);
  await dialog.locator('summary', { hasText: '36 cards' }).click();
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await check('a deck of one’s own');
  // This few cards suffice for two players only.
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: '2 players' }).click();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Who is playing?' }).waitFor();
  await check('waiting room');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog').getByRole('button', { name: 'Classification' });
  await expect.poll(() => help.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('dialog').getByText('Adding and founding').waitFor();
  await check('help');
});

test('nothing stands in the way of a sage, who judges by hand and rules on texts', async () => {
  const { page } = await site.visit({ name: 'Iulia' });
  const check = everywhere(page);
  const player = new ClassificationPlayer(page, 'mouse');
  const { host, other, leave } = await sitDown(page, site.server.url, {
    first: '2',
    judge: 'hand',
    description: 'text',
    pass: true,
  });
  await page.getByRole('heading', { name: 'Think of a classification' }).waitFor();
  const deeper = page.getByRole('combobox', { name: /^What happens to/ });
  for (const [n, attribute] of ['colour', 'shape', 'filling'].entries()) {
    await deeper.nth(n).selectOption({ label: attribute });
  }
  await page
    .getByText(/of at least \d+ cards$/)
    .first()
    .waitFor();
  expect(await player.button('Play with this tree').getAttribute('aria-disabled')).toBe('true');
  await check('a class too small');
  await deeper.first().selectOption({ label: 'Class' });
  await player.asks('colour');
  await player.button('red').click();
  await check('a value taken up');
  await player.button('leave it').click();
  await player.press(player.button('Play with this tree'));
  await until(() => player.isToPlay());
  const [first = ''] = await player.cards();
  await player.choose([first]);
  await check('the sage’s turn');
  await player.button('Notes').click();
  const notes = page.getByRole('dialog');
  await notes.getByRole('button', { name: first.split(';')[0] ?? '' }).click();
  await notes.getByRole('button', { name: 'new supposed class' }).click();
  await check('notes');
  await page.keyboard.press('Escape');
  await player.button('Tree').click();
  await page.getByRole('dialog').waitFor();
  await check('the own tree');
  await page.keyboard.press('Escape');
  await player.button('Unselect all').click();

  // A wrong lay of another player: laying the whole hand at once is wrong.
  other.follow((view) => {
    if (view.phase !== 'play') return passing('By the colour.')(view);
    const all = { type: 'lay', cards: view.hand, class: 0 } as const;
    return view.lays.some(({ seat }) => seat === view.you) ? { type: 'pass' } : all;
  });
  host.follow(passing('By the size of what is on the card, and nothing else at all.'));
  const judge = page.getByRole('heading', { name: /Is that right\?$/ });
  const rules = page.getByRole('heading', { name: 'Are these descriptions true?' });
  let judged = false;
  await until(async () => {
    if (!judged && (await judge.count()) > 0) {
      await player.button('Right').click();
      await page.locator('.mistake').waitFor();
      await check('judging by hand');
      await player.button('Wrong').click();
      await judge.waitFor({ state: 'detached' });
      judged = true;
    }
    if (await player.isToPlay()) await layAsSage(player);
    return (await rules.count()) > 0;
  });
  expect(judged).toBe(true);
  await check('rulings');
  await player.button(/^Accept.*Livia/).click();
  await player.button(/^Reject.*Seneca/).click();
  await page.getByText('Shuffle checked: honest').waitFor();
  leave();
});
