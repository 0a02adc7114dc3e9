import { isPostgres, migrateDatabase } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { Failure, reasonOf, Usage } from '@lusoria/cli-kit/usage.ts';
import { helpFrom } from '../command-help.ts';
import { loadCliMessages } from '../messages/index.ts';

/** `lusoria migrate`: prepares a PostgreSQL database, or brings it up to date. */
export const migrate = command({
  options: { database: { kind: 'value', takes: 'URL' } },
  help: helpFrom({
    summary: 'command-migrate',
    option: (name) => `command-migrate-${name}`,
    notes: ['command-migrate-note'],
  }),
  async run(given, terminal) {
    const url = given.value('database');
    if (url === null) throw new Usage('needs-value', { option: '--database' });
    if (!isPostgres(url)) {
      throw new Usage('bad-value', { option: '--database', value: url, values: 'postgres://…' });
    }
    const t = await loadCliMessages(terminal.language);
    try {
      const { from, to } = await migrateDatabase(url);
      const current = t('migrate-current', { version: to });
      terminal.out(from === to ? current : t('migrate-done', { from, to }));
      return 0;
    } catch (error) {
      throw new Failure('failed', { reason: reasonOf(error) });
    }
  },
});
