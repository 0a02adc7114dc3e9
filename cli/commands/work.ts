import { availableParallelism } from 'node:os';
import { isNats, startWorker } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { loadCliMessages } from '../messages/index.ts';
import { toldToStop } from '../stop.ts';

/** `lusoria work`: bots think here for the servers on the same NATS. */
export const work = command({
  options: {
    nats: { kind: 'value', takes: 'URL' },
    jobs: { kind: 'value', takes: 'J' },
  },
  async help(language) {
    const t = await loadCliMessages(language);
    return {
      summary: t('command-work'),
      option: (name) => t(`command-work-${name}`),
      notes: [],
    };
  },
  async run(given, terminal) {
    const [superfluous] = given.positionals;
    if (superfluous !== undefined) throw new Usage('too-much', { argument: superfluous });
    const url = given.value('nats');
    if (url === null) throw new Usage('needs-value', { option: '--nats' });
    if (!isNats(url)) {
      throw new Usage('bad-value', { option: '--nats', value: url, values: 'nats://…' });
    }
    const jobs = given.whole('jobs', 1, 256) ?? availableParallelism();
    const t = await loadCliMessages(terminal.language);
    const working = startWorker(url, jobs);
    terminal.out(t('work-working', { jobs, host: new URL(url).host }));
    await toldToStop();
    await working.close();
    return 0;
  },
});
