import { availableParallelism } from 'node:os';
import { isNats, startWorker } from '@lusoria/server';
import { command } from '@lusoria/cli-kit/command.ts';
import { oneLine, Usage } from '@lusoria/cli-kit/usage.ts';
import { helpFrom } from '../command-help.ts';
import { loadCliMessages } from '../messages/index.ts';
import { stopSignal } from '../stop-signal.ts';

/** `lusoria work`: runs bots for the servers on the same NATS. */
export const work = command({
  options: {
    nats: { kind: 'value', takes: 'URL' },
    jobs: { kind: 'value', takes: 'J' },
  },
  help: helpFrom({
    summary: 'command-work',
    option: (name) => `command-work-${name}`,
  }),
  async run(given, terminal) {
    const url = given.value('nats');
    if (url === null) throw new Usage('needs-value', { option: '--nats' });
    if (!isNats(url)) {
      throw new Usage('bad-value', { option: '--nats', value: url, values: 'nats://…' });
    }
    const jobs = given.whole('jobs', 1, 256) ?? availableParallelism();
    const t = await loadCliMessages(terminal.language);
    const { host } = new URL(url);
    const stop = stopSignal();
    let sought = false;
    const working = startWorker(url, jobs, (news) => {
      if (news.kind === 'connected') terminal.out(t('work-working', { jobs, host }));
      // Reported once: the connection is tried twice a second.
      else if (!sought) terminal.err(t('work-seeking', { host, reason: oneLine(news.why) }));
      sought = true;
    });
    await stop;
    await working.close();
    return 0;
  },
});
