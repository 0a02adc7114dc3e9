import { codeIn } from '@lusoria/testing/browser/table.ts';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect } from 'vitest';

const site = useSite();
const EXAMPLE = fileURLToPath(new URL('../../../examples/http_bot.py', import.meta.url));

journey(
  site,
  'an author makes a bot, lets the example play as it over HTTP, watches it and revokes it',
  'desktop',
  async ({ person }) => {
    const livia = await person('Livia');
    const { page } = livia;
    const { url } = site.server;
    // As docs/BOTS.md says: a token, which is shown once.
    await livia.opens('/');
    await livia.presses('Settings');
    await page.getByText(livia.wholly('Bots of your own')).click();
    await livia.writes('Otto', 'Its name');
    await livia.presses('Make a bot');
    const token = await (await livia.sees(/^lusoria_bot_/u)).innerText();
    await livia.looksAround('a new bot');
    const account = async () =>
      (await fetch(`${url}/api/bot`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await account()).toBe(200);

    // A table at which it sits down with two bots of the game, while its author watches.
    await livia.opens('/');
    await livia.presses(new RegExp(`${livia.partly('With friends').source}.*Skat`, 'u'));
    await livia.presses('Open the table');
    await livia.sees('Who is playing?');
    const code = await codeIn(page.getByLabel(livia.partly('Table code')));
    const free = page.getByRole('button', { name: livia.wholly('Put a bot here') });
    await livia.presses('Put a bot here');
    await expect.poll(async () => free.count()).toBe(1);
    await livia.presses('Put a bot here');
    await expect.poll(async () => free.count()).toBe(0);
    await livia.presses('Stand up');
    const bot = spawn('python3', [EXAMPLE, url, code], {
      env: { ...process.env, LUSORIA_TOKEN: token },
    });
    const ended = new Promise<number | null>((resolve) => bot.on('close', resolve));
    try {
      await livia.sees(/Otto/u);
      await livia.presses('Begin the game');
      await livia.sees(/Otto: /u);

      // Revoked, it is nobody any more.
      await livia.opens('/');
      await livia.presses('Settings');
      await page.getByText(livia.wholly('Bots of your own')).click();
      await livia.seesNo(new RegExp(token, 'u'));
      const row = page.getByRole('listitem').filter({ hasText: 'Otto' });
      await livia.presses('Revoke', row);
      await livia.presses('Really? Its token is gone then', row);
      await livia.sees('You have none yet.');
      expect(await account()).toBe(401);
    } finally {
      bot.kill('SIGKILL');
      await ended;
    }
  },
);
