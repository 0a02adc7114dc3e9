import { isIP } from 'node:net';
import { type Config, isAdminKey, isNats, isPostgres, isSmtp, readConfig } from '@lusoria/server';
import type { Arguments } from '@lusoria/cli-kit/command.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { listed } from './games.ts';
import { platformsIn } from './platforms.ts';

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
/** Kinds of databases; a URL of PostgreSQL is one, too. */
const DATABASES = ['sqlite', 'memory'] as const;
const POSTGRES = 'postgres://…';
const MAX_DAYS = 36_500;
const MAX_PROCESSES = 64;

/** Options that configure a server. */
export const SERVER_OPTIONS = {
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
  processes: { kind: 'value', takes: 'N' },
  'open-metrics': { kind: 'flag', takes: '' },
  operator: { kind: 'value', takes: 'NAME' },
  'operator-address': { kind: 'value', takes: 'TEXT' },
  'operator-contact': { kind: 'value', takes: 'TEXT' },
  lobby: { kind: 'flag', takes: '' },
  'no-daily': { kind: 'flag', takes: '' },
  beacon: { kind: 'value', takes: 'URL' },
  'no-sharing': { kind: 'flag', takes: '' },
  'no-push': { kind: 'flag', takes: '' },
  'no-ratings': { kind: 'flag', takes: '' },
  platforms: { kind: 'value', takes: 'FILE' },
  frame: { kind: 'list', takes: 'URL' },
  smtp: { kind: 'value', takes: 'URL' },
  'mail-from': { kind: 'value', takes: 'ADDRESS' },
} as const;

/**
 * Configuration from the command line; the rest has defaults.
 *
 * @throws Usage on invalid values.
 */
export function configFrom(given: Arguments, terminal: Terminal): Config {
  const publicUrl = given.value('public-url');
  const beacon = given.value('beacon');
  const platforms = given.value('platforms') ?? process.env['LUSORIA_PLATFORMS'] ?? null;
  const written = {
    port: given.whole('port', 0, 65_535) ?? undefined,
    bindAddress: given.value('host') ?? undefined,
    dataDir: given.value('data') ?? undefined,
    publicUrl: publicUrl === null ? null : addressOption('--public-url', publicUrl),
    keepDays: given.whole('keep-days', 1, MAX_DAYS) ?? undefined,
    database: databaseFrom(given.value('database')),
    nats: natsFrom(given.value('nats')),
    // In the environment it is hidden from the list of processes.
    adminKey: adminKeyFrom(given.value('admin-key') ?? process.env['LUSORIA_ADMIN_KEY'] ?? null),
    operator: {
      name: given.value('operator'),
      address: given.value('operator-address'),
      contact: given.value('operator-contact'),
    },
    processes: given.whole('processes', 1, MAX_PROCESSES) ?? undefined,
    openMetrics: given.has('open-metrics'),
    lobby: given.has('lobby'),
    daily: !given.has('no-daily'),
    beacon: beacon === null ? null : addressOption('--beacon', beacon),
    sharing: !given.has('no-sharing'),
    push: !given.has('no-push'),
    ratings: !given.has('no-ratings'),
    platforms: platforms === null ? [] : platformsIn(platforms),
    frames: given.values('frame').map((text) => addressOption('--frame', text)),
    origins: given.values('origin').map((text) => addressOption('--origin', text)),
    mail: mailFrom(given),
    proxies: given.values('proxy').map(proxyFrom),
    webDir: given.value('web') ?? undefined,
    log: levelFrom(given.value('log'), terminal),
  };
  const config = readConfig(written);
  if (config.ok) return config.value;
  const { path = '' } = config.rejection.params;
  throw new Usage('bad-options', { path });
}

/** A base URL without credentials, query or fragment. */
export function addressOption(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBare =
    url?.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url && isBare && /^https?:$/.test(url.protocol)) return text;
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

function mailFrom(given: Arguments): { readonly smtp: string; readonly from: string } | null {
  // In the environment it is hidden from the list of processes.
  const smtp = given.value('smtp') ?? process.env['LUSORIA_SMTP'] ?? null;
  const from = given.value('mail-from');
  if (smtp === null && from === null) return null;
  // Whatever is wrong with it, its password is not repeated.
  if (smtp === null || !isSmtp(smtp)) {
    throw badValue('--smtp', smtp === null ? '' : '…', ['smtps://NAME:PASSWORD@HOST']);
  }
  if (from === null) throw badValue('--mail-from', '', ['cards@example.org']);
  return { smtp, from };
}

/** A proxy is identified by the address from which it connects; a name would have to be resolved. */
function proxyFrom(text: string): string {
  if (isIP(text) > 0) return text;
  throw badValue('--proxy', text, ['192.0.2.1', '2001:db8::1']);
}

function adminKeyFrom(text: string | null): string | null {
  if (text === null || isAdminKey(text)) return text;
  throw badValue('--admin-key', text, ['[A-Za-z0-9_.~-]{16,128}']);
}

/** On a terminal log lines would clutter the output for people. */
function levelFrom(text: string | null, { errIsTerminal }: Terminal) {
  if (text === null) return errIsTerminal ? 'warn' : 'info';
  const level = LEVELS.find((known) => known === text);
  if (level) return level;
  throw badValue('--log', text, LEVELS);
}

function badValue(option: string, value: string, values: readonly string[]): Usage {
  return new Usage('bad-value', { option, value, values: listed(values) });
}
