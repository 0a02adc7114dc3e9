import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { journey } from '@lusoria/testing/journey/journey.ts';
import { openServerProcess } from '@lusoria/testing/server/server-process.ts';
import { codeIn } from '@lusoria/testing/browser/table.ts';
import { useSite } from '@lusoria/testing/browser/site.ts';
import { expect } from 'vitest';

const site = useSite();
const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** Runs `lusoria` to its end, as an operator does in a shell. */
async function lusoria(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [MAIN, ...args, '--lang', 'en']);
  return stdout;
}

journey(
  site,
  'an operator installs a server, backs it up while people play, upgrades it and restores it elsewhere',
  'desktop',
  async ({ person }) => {
    const folder = await mkdtemp(join(tmpdir(), 'lusoria-operator-'));
    const [data, backup, elsewhere] = ['data', 'backup.db', 'elsewhere'].map((name) =>
      join(folder, name),
    );
    const at = (port: number) => `http://127.0.0.1:${port}`;
    try {
      // Will it run here? It will, and so it is started, and the first people come.
      expect(await lusoria('doctor', '--data', `${data}`, '--port', '0')).toContain('Node');
      const first = await openServerProcess(['--data', `${data}`]);
      const livia = await person('Livia', {}, at(first.port));
      await livia.opens('/');
      await livia.presses(livia.partly('With friends'));
      await livia.presses('Open the table');
      await livia.sees('Who is playing?');
      const code = await codeIn(livia.page.getByLabel(livia.partly('Table code')));

      // The backup is made while the server runs; then comes the new version, at the same place.
      await lusoria('backup', `${backup}`, '--data', `${data}`);
      await first.kill();
      const second = await openServerProcess(['--data', `${data}`], first.port);
      await livia.reloads();
      await livia.sees('Who is playing?');
      await second.kill();

      // The machine is lost: what was backed up goes on elsewhere.
      await lusoria('restore', `${backup}`, '--data', `${elsewhere}`);
      const third = await openServerProcess(['--data', `${elsewhere}`], first.port);
      await livia.reloads();
      await livia.sees('Who is playing?');
      const guest = await person('Marcus', { size: 'phone' }, at(third.port));
      await guest.opens('/');
      await guest.writes(code, 'Table code');
      await guest.presses('Join');
      await guest.sees('Who is playing?');
      await guest.sees(/Livia/u);
      await third.kill();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
