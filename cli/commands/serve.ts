import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  addresses,
  type Config,
  isAdminKey,
  isNats,
  isPostgres,
  readConfig,
  type RunningServer,
  serve as startServer,
} from '@lusoria/server';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Failure, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';
import { ROOT } from '../../scripts/node.mjs';
import { checkNoArguments } from '../arguments.ts';
import { helpFrom } from '../command-help.ts';
import { listed } from '../games.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { stopSignal } from '../stop-signal.ts';

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
/** Kinds of databases; an address of PostgreSQL is one, too. */
const DATABASES = ['sqlite', 'memory'] as const;
const POSTGRES = 'postgres://…';
const MOST_DAYS = 36_500;

/** `lusoria serve`: the table for browsers. */
export const serve = command({
  options: {
    port: { kind: 'value', takes: 'N' },
    host: { kind: 'value', takes: 'ADDRESS' },
    data: { kind: 'value', takes: 'DIR' },
    'public-url': { kind: 'value', takes: 'URL' },
    'keep-days': { kind: 'value', takes: 'N' },
    database: { kind: 'value', takes: [...DATABASES, POSTGRES].join('|') },
    origin: { kind: 'list', takes: 'URL' },
    proxy: { kind: 'list', takes: 'ADDRESS' },
    web: { kind: 'value', takes: 'DIR' },
    log: { kind: 'value', takes: 'LEVEL' },
    nats: { kind: 'value', takes: 'URL' },
    'admin-key': { kind: 'value', takes: 'KEY' },
    'open-metrics': { kind: 'flag', takes: '' },
    lobby: { kind: 'flag', takes: '' },
  },
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

function configFrom(given: Arguments, terminal: Terminal): Config {
  checkNoArguments(given);
  const publicUrl = given.value('public-url');
  const written = {
    port: given.whole('port', 0, 65_535) ?? undefined,
    bindAddress: given.value('host') ?? undefined,
    dataDir: given.value('data') ?? undefined,
    publicUrl: publicUrl === null ? null : address('--public-url', publicUrl),
    keepDays: given.whole('keep-days', 1, MOST_DAYS) ?? undefined,
    database: databaseFrom(given.value('database')),
    nats: natsFrom(given.value('nats')),
    // In the environment nobody else sees it in a list of processes.
    adminKey: adminKeyFrom(given.value('admin-key') ?? process.env['LUSORIA_ADMIN_KEY'] ?? null),
    openMetrics: given.has('open-metrics'),
    lobby: given.has('lobby'),
    origins: given.values('origin').map((text) => address('--origin', text)),
    proxies: given.values('proxy').map(proxyFrom),
    webDir: given.value('web') ?? undefined,
    log: levelFrom(given.value('log'), terminal),
  };
  const config = readConfig(written);
  if (config.ok) return config.value;
  const { path = '' } = config.rejection.params;
  throw new Usage('bad-options', { path });
}

function address(option: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Usage('bad-url', { option, text });
}

function databaseFrom(text: string | null) {
  if (text === null) return undefined;
  const database = DATABASES.find((known) => known === text);
  if (database) return database;
  if (isPostgres(text)) return text;
  throw badValue('--database', text, [...DATABASES, POSTGRES]);
}

function natsFrom(text: string | null): string | null {
  if (text === null || isNats(text)) return text;
  throw badValue('--nats', text, ['nats://…']);
}

/** A proxy is known by the address from which it connects; a name would have to be looked up. */
function proxyFrom(text: string): string {
  if (isIP(text) > 0) return text;
  throw badValue('--proxy', text, ['192.0.2.1', '2001:db8::1']);
}

function checkPage(folder: string): void {
  if (!existsSync(resolve(folder, 'index.html'))) throw new Usage('no-page', { folder });
}

function adminKeyFrom(text: string | null): string | null {
  if (text === null || isAdminKey(text)) return text;
  throw badValue('--admin-key', text, ['[A-Za-z0-9_.~-]{16,128}']);
}

/** On a terminal the log would stand between what is written for people. */
function levelFrom(text: string | null, { errIsTerminal }: Terminal) {
  if (text === null) return errIsTerminal ? 'warn' : 'info';
  const level = LEVELS.find((known) => known === text);
  if (level) return level;
  throw badValue('--log', text, LEVELS);
}

function badValue(option: string, value: string, values: readonly string[]): Usage {
  return new Usage('bad-value', { option, value, values: listed(values) });
}

/** @returns false when the page is missing and could not be built; it has been told why. */
async function pageIsThere(folder: string): Promise<boolean> {
  if (existsSync(resolve(folder, 'index.html'))) return true;
  const isCheckout = existsSync(`${ROOT}web/index.html`) && existsSync(`${ROOT}node_modules/vite`);
  if (!isCheckout) return true;
  const { buildPage } = await import('../../scripts/page.mjs');
  return buildPage(process.execPath);
}

/** @throws Failure where the reason is one that its user can do something about. */
async function started(config: Config): Promise<RunningServer> {
  try {
    return await startServer(config);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    const { port, bindAddress } = config;
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

/** An address without name and password. */
function placeOf(database: string): string {
  const { host, pathname } = new URL(database);
  return `${host}${pathname}`;
}

function greeting(running: RunningServer, config: Config, t: CliTranslator): readonly string[] {
  const elsewhere = addresses(running).filter((url) => url !== running.url);
  const alone = elsewhere.length === 0 && /^(localhost|::1|127\..*)$/.test(running.bindAddress);
  return [
    ...columns([
      [`${t('serve-serving')}:`, running.url],
      ...elsewhere.map((url) => [`${t('serve-network')}:`, url]),
      [
        `${t('serve-admin-page')}:`,
        `${running.publicUrl ?? running.url}/admin#${running.adminKey}`,
      ],
    ]),
    ...(alone ? [t('serve-only-here')] : []),
    storedAt(config, t),
    t('serve-stop'),
  ];
}
