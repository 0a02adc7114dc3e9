import { journey } from '@lusoria/testing/journey/journey.ts';
import type { Traveller } from '@lusoria/testing/journey/traveller.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { join } from '@lusoria/testing/people/client.ts';
import { botPlayer, codeOfTable, makeTable, play, PLAYED } from '@lusoria/testing/people/play.ts';
import { expect } from 'vitest';

const site = useSite();

/** Somebody plays a round against a bot to its end; returns the table's code. */
async function playsRound({ page }: Traveller): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('lusoria.token'));
  const client = await join(site.server.url, { token });
  const table = await makeTable(client, [{ kind: 'me' }, { kind: 'bot', bot: PLAYED.bot }]);
  await client.do(table, { do: 'start' });
  // Whoever knows all forms begins with a card, so that drawing is another answer.
  await play(
    client,
    table,
    await botPlayer('pupil:100', 'sharing'),
    ({ phase }) => phase === 'over',
  );
  const code = codeOfTable(client, table);
  await client.close();
  return code;
}

const stepper = ({ page }: Traveller) => page.locator('.beside nav');

/** A control whose name goes on after this text. */
function beginning(one: Traveller, text: string): RegExp {
  return new RegExp(`^(?:${one.partly(text).source})`, 'u');
}

/** Draws instead of playing, whenever it is their turn, until the round is over. */
async function losesIt(one: Traveller): Promise<void> {
  const compared = one.page.getByRole('heading', { name: one.wholly('Compared') });
  const waits = ['Keep it, go on', 'Accept the last card']
    .map((text) => one.pressable(beginning(one, text)))
    .reduce((all, more) => all.or(more), one.pressable(beginning(one, 'Draw a card')));
  for (;;) {
    await waits.or(compared).first().waitFor();
    if (await compared.isVisible()) return;
    // It may be over before it is pressed.
    await waits
      .first()
      .click({ timeout: 1000 })
      .catch(() => null);
  }
}

journey(
  site,
  'a round is shared as a question, a stranger answers it and plays on, a study is made of it, and it is deleted',
  'phone',
  async ({ person }) => {
    const livia = await person('Livia');
    await livia.opens('/daily');
    await expect
      .poll(async () => livia.page.evaluate(() => localStorage.getItem('lusoria.token')))
      .not.toBeNull();
    const table = await playsRound(livia);
    await livia.opens(`/t/${table}`);
    await livia.presses('Go through this round');
    await livia.presses('Share');
    await livia.page.waitForURL(/\/s#/u);
    await livia.looksAround('a round before it is shared');
    await livia.presses('Share');
    await livia.writes('Quid nunc?', 'Title');
    await livia.presses('is asked what to do here');
    await livia.looksAround('how it is shared');
    await livia.presses('Make a link');
    await livia.sees('The link is ready');
    await livia.looksAround('a link that is ready');
    const link = await livia.page.locator('.link').innerText();
    expect(link).toMatch(/\/s\/[A-HJ-NP-Z2-9]{10}$/u);
    await livia.presses('Close');

    const otho = await person('Otho', { size: 'phone-320' });
    await otho.opens(new URL(link).pathname);
    await otho.page.getByRole('heading', { name: 'Quid nunc?' }).waitFor();
    await otho.looksAround('a question');
    await otho.presses(beginning(otho, 'Draw a card'));
    await otho.sees('Something else was played. What do you think of it now?');
    await otho.looksAround('another answer');
    await otho.presses('Show it');
    await otho.looksAround('what was played');
    await otho.page.keyboard.press('End');
    await otho.presses('Back', stepper(otho));
    await otho.presses('Back', stepper(otho));
    await otho.presses('Play on from here');
    await losesIt(otho);
    await otho.looksAround('both rounds compared');
    await otho.presses('See how it went');

    // Livia makes a study of it.
    await livia.writes('Hīc dubitō.', 'Your comment on the deal');
    await livia.page.waitForURL(/\/s\/\w+#/u);
    await livia.reloads();
    await livia.sees('Save changes');
    const { pathname, hash } = new URL(livia.page.url());
    await livia.presses(beginning(livia, 'Draw a card'));
    await livia.presses('Save changes');
    await livia.page
      .getByRole('button', { name: livia.wholly('Save changes') })
      .waitFor({ state: 'detached' });
    await otho.reloads();
    await otho.sees(/Hīc dubitō/u);
    await otho.presses('Show it');
    await otho.presses('Back', stepper(otho));
    await otho.presses(beginning(otho, 'Line 1'));
    await otho.looksAround('a line of a study');

    // A link with another round in it, sent to her, is not hers to save.
    await livia.opens(pathname + hash);
    await livia.page.getByRole('heading', { name: 'Quid nunc?' }).waitFor();
    await livia.seesNo('Save changes');

    // She finds it again in the hall, and takes it back.
    await livia.opens('/');
    await livia.presses('What you share');
    await livia.sees(/Quid nunc/u);
    await livia.looksAround('what one shares');
    await livia.presses('Delete');
    await livia.presses('Really delete?');
    await livia.sees(
      'You do not share anything yet. Open the review of a round and press “Share”.',
    );
    await otho.reloads();
    await otho.sees('Nothing is shared under this link, or not any more.');
    await otho.looksAround('a link that leads nowhere');
  },
);
