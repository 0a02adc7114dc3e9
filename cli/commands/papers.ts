import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { installationOf } from '@lusoria/server';
import { PAPERS, print, usualJob } from '@lusoria/print';
import { makePaper, paperLanguage } from '@lusoria/print/papers/paper.ts';
import { paperItem } from '@lusoria/print/papers/sheets.ts';
import { PAPER_KEYS } from '@lusoria/print/papers/texts.ts';
import { command } from '@lusoria/cli-kit/command.ts';
import { writeWhole } from '@lusoria/cli-kit/files.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { theFile } from '../arguments.ts';
import { helpFrom } from '../command-help.ts';
import { listed } from '../games.ts';
import { loadCliMessages } from '../messages/index.ts';
import { configFrom, SERVER_OPTIONS } from '../server-config.ts';

const OPTIONS = {
  operator: SERVER_OPTIONS.operator,
  'operator-address': SERVER_OPTIONS['operator-address'],
  'operator-contact': SERVER_OPTIONS['operator-contact'],
  'public-url': SERVER_OPTIONS['public-url'],
  'keep-days': SERVER_OPTIONS['keep-days'],
  database: SERVER_OPTIONS.database,
  lobby: SERVER_OPTIONS.lobby,
  'no-daily': SERVER_OPTIONS['no-daily'],
  'no-sharing': SERVER_OPTIONS['no-sharing'],
  'no-push': SERVER_OPTIONS['no-push'],
  platforms: SERVER_OPTIONS.platforms,
  'no-ratings': SERVER_OPTIONS['no-ratings'],
  smtp: SERVER_OPTIONS.smtp,
  'mail-from': SERVER_OPTIONS['mail-from'],
  paper: { kind: 'value', takes: Object.keys(PAPERS).join('|') },
} as const;

/** `lusoria papers`: papers about data protection, made from the settings of a server. */
export const papers = command({
  options: OPTIONS,
  help: helpFrom<keyof typeof OPTIONS>({
    summary: 'command-papers',
    option: (option) => (option === 'paper' ? 'command-papers-paper' : `command-serve-${option}`),
    notes: ['command-papers-note'],
  }),
  async run(given, terminal) {
    const folder = resolve(theFile(given));
    const paper = paperFrom(given.value('paper'));
    const installation = installationOf(configFrom(given, terminal));
    const language = paperLanguage(terminal.language);
    const t = await loadCliMessages(terminal.language);
    await mkdir(folder, { recursive: true });
    for (const key of PAPER_KEYS) {
      const made = await makePaper(key, language, installation, new Map());
      const { bytes, pages } = await print(paperItem(key, made), { ...usualJob(language), paper });
      const file = join(folder, `${key}-${language}.pdf`);
      await writeWhole(file, bytes);
      terminal.out(t('papers-done', { file, pages }));
    }
    return 0;
  },
});

function paperFrom(text: string | null): keyof typeof PAPERS {
  const values = Object.keys(PAPERS);
  if (text === null) return 'a4';
  if (text === 'a4' || text === 'letter') return text;
  throw new Usage('bad-value', { option: '--paper', value: text, values: listed(values) });
}
