import { resolve } from 'node:path';
import { writeSite } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { theFile } from '../arguments.ts';
import { helpFrom } from '../command-help.ts';
import { loadCliMessages } from '../messages/index.ts';
import { configFrom, SERVER_OPTIONS } from '../server-config.ts';

/** A path that needs no escapes in an address, with a slash at either end. */
const PATH = /^\/(?:[\w~-][\w.~-]*\/)*$/;

/** `lusoria page`: the page as plain files, for web space without a server. */
export const page = command({
  options: { base: { kind: 'value', takes: '/PATH/' }, web: SERVER_OPTIONS.web },
  help: helpFrom({
    summary: 'command-page',
    option: (option) => (option === 'web' ? 'command-serve-web' : `command-page-${option}`),
    notes: ['command-page-note'],
  }),
  async run(given, terminal) {
    const folder = theFile(given);
    const base = given.value('base') ?? '/';
    if (!PATH.test(base)) throw new Usage('not-path', { option: '--base', text: base });
    const { webDir } = configFrom(given, terminal);
    const files = writeSite(resolve(webDir), base, resolve(folder));
    const t = await loadCliMessages(terminal.language);
    terminal.out(t('page-done', { files, folder, base }));
    return 0;
  },
});
