import { isPostgres, migrateDatabase } from '@lusoria/server';
import type { Command } from '../command.ts';
import { Failure, oneLine, Usage } from '@lusoria/cli-kit/usage.ts';

/** `lusoria migrate`: makes a PostgreSQL database ready, or brings it up to date. */
export const migrate: Command = {
  options: [{ name: 'database', kind: 'value', takes: 'URL' }],
  async run(given, terminal) {
    const [superfluous] = given.positionals;
    if (superfluous !== undefined) throw new Usage((words) => words.usage.tooMuch(superfluous));
    const url = given.value('database');
    if (url === null) throw new Usage((words) => words.usage.needsValue('--database'));
    if (!isPostgres(url)) {
      throw new Usage(({ usage }) => usage.badValue('--database', url, ['postgres://…']));
    }
    try {
      const { from, to } = await migrateDatabase(url);
      terminal.out(terminal.words.migrate.done(from, to));
      return 0;
    } catch (error) {
      const why = oneLine(error instanceof Error ? error.message : String(error));
      throw new Failure((words) => words.failed(why));
    }
  },
};
