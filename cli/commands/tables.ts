import { existsSync } from 'node:fs';
import { byUrgency, timeLeft } from '@lusoria/client';
import { isGameId } from '@lusoria/games';
import { type Language, textOf } from '@lusoria/i18n';
import type { Summary } from '@lusoria/table';
import { command } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { helpFrom } from '../command-help.ts';
import { manifestNamed } from '../games.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { serverAddress } from '../remote/address.ts';
import { arrive, refusal } from '../remote/visit.ts';

/** `lusoria tables`: the tables of the person at the terminal at a server, those that wait for them first. */
export const tables = command({
  options: {
    token: { kind: 'value', takes: 'FILE' },
    json: { kind: 'flag', takes: '' },
    server: { kind: 'value', takes: 'URL' },
  },
  help: helpFrom({
    notes: ['command-tables-note'],
    summary: 'command-tables',
    option: (name) => `command-tables-${name}`,
  }),
  async run(given, { out, language }) {
    const [first] = given.positionals;
    if (first !== undefined) throw new Usage('too-much', { argument: first });
    const server = serverAddress(given.value('server'));
    const file = given.value('token');
    if (file === null) throw new Usage('whose-tables');
    // Somebody new has no tables.
    if (!existsSync(file)) throw new Usage('no-file', { file });
    const session = await arrive(server, { name: '', file, language });
    try {
      const found = await session.tables();
      if (!found.ok) throw await refusal(found.rejection, language);
      const all = byUrgency(found.value);
      if (given.has('json')) {
        out(JSON.stringify(all));
        return 0;
      }
      const t = await loadCliMessages(language);
      if (all.length === 0) out(t('tables-none', { server }));
      for (const table of all) out(await lineOf(table, session.now(), t, language));
    } finally {
      session.close();
    }
    return 0;
  },
});

async function lineOf(
  table: Summary,
  now: number,
  t: CliTranslator,
  language: Language,
): Promise<string> {
  const { code, names, event } = table;
  const about = [await titleOf(table, language), event && eventText(event, t), names.join(', ')];
  return [code, stateOf(table, now, t), about.filter(Boolean).join(' · ')].join('  ');
}

function stateOf({ yourTurn, until, byDay, phase }: Summary, now: number, t: CliTranslator) {
  if (!yourTurn) return t(`tables-${phase}`);
  if (!byDay || until === null) return t('tables-turn');
  const left = timeLeft(until - now);
  return `${t('tables-turn')}, ${left === null ? t('left-none') : t(left.key, { n: left.n })}`;
}

function eventText({ title, kind }: NonNullable<Summary['event']>, t: CliTranslator): string {
  return title || t(`tables-event-${kind}`);
}

/** A server may have games that this program has not. */
async function titleOf({ game, options }: Summary, language: Language): Promise<string> {
  if (!isGameId(game)) return game;
  const messages = await (await manifestNamed(game)).messages(language);
  return textOf(messages.title(options, 0));
}
