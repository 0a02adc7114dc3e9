import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { addresses, type Config, type RunningServer, serve as startServer } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { Failure, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';
import { ROOT } from '../../scripts/node.mjs';
import { helpFrom } from '../command-help.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { configFrom, SERVER_OPTIONS } from '../server-config.ts';
import { stopSignal } from '../stop-signal.ts';

/** `lusoria serve`: the server for browsers. */
export const serve = command({
  options: SERVER_OPTIONS,
  help: helpFrom({
    summary: 'command-serve',
    option: (name) => `command-serve-${name}`,
    notes: ['command-serve-note'],
  }),
  async run(given, terminal) {
    const config = configFrom(given, terminal);
    if (given.has('web')) checkPage(config.webDir);
    else if (!(await pageIsThere(config.webDir))) return 1;
    const t = await loadCliMessages(terminal.language);
    const running = await started(config);
    const stop = stopSignal();
    for (const line of greeting(running, config, t)) terminal.out(line);
    await stop;
    terminal.out(t('serve-stopping'));
    await running.close();
    return 0;
  },
});

function checkPage(folder: string): void {
  if (!existsSync(resolve(folder, 'index.html'))) throw new Usage('no-page', { folder });
}

/** @returns false when the page is missing and could not be built; the user has been told why. */
async function pageIsThere(folder: string): Promise<boolean> {
  if (existsSync(resolve(folder, 'index.html'))) return true;
  const isCheckout = existsSync(`${ROOT}web/index.html`) && existsSync(`${ROOT}node_modules/vite`);
  if (!isCheckout) return true;
  const { buildPage } = await import('../../scripts/page.mjs');
  return buildPage(process.execPath);
}

/** @throws Failure where the user can fix the cause. */
async function started(config: Config): Promise<RunningServer> {
  try {
    return await startServer(config);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const { bindAddress } = config;
    // A name rather than a number: its digits are not grouped.
    const port = String(config.port);
    if (code === 'EADDRINUSE') throw new Failure('port-taken', { port });
    if (code === 'EACCES') throw new Failure('port-forbidden', { port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Failure('no-such-host', { host: bindAddress });
    }
    throw new Failure('failed', { reason: reasonOf(error) });
  }
}

function storedAt({ database, dataDir }: Config, t: CliTranslator): string {
  if (database === 'memory') return t('serve-forgets');
  const folder = database === 'sqlite' ? resolve(dataDir) : placeOf(database);
  return t('serve-data', { folder });
}

/** A URL without name and password. */
function placeOf(database: string): string {
  const { host, pathname } = new URL(database);
  return `${host}${pathname}`;
}

function greeting(running: RunningServer, config: Config, t: CliTranslator): readonly string[] {
  const elsewhere = addresses(running).filter((url) => url !== running.url);
  const alone = elsewhere.length === 0 && /^(localhost|::1|127\..*)$/.test(running.bindAddress);
  return [
    ...(alone ? [t('serve-only-here')] : []),
    storedAt(config, t),
    t('serve-stop'),
    // What one looks for is where the eye is: at the end.
    ...columns([
      [
        `${t('serve-admin-page')}:`,
        // What is said here may be kept in a log, where a key that is kept elsewhere does not belong.
        `${running.publicUrl ?? running.url}/admin${config.adminKey === null ? `#${running.adminKey}` : ''}`,
      ],
      ...elsewhere.map((url) => [`${t('serve-network')}:`, url]),
      [`${t('serve-serving')}:`, running.url],
    ]),
  ];
}
