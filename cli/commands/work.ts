import { availableParallelism } from 'node:os';
import { isNats, startWorker as startWork } from '@lusoria/server';
import type { Command } from '../command.ts';
import { toldToStop } from '../stop.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';

/** `lusoria work`: bots think here for the servers on the same NATS. */
export const work: Command = {
  options: [
    { name: 'nats', kind: 'value', takes: 'URL' },
    { name: 'jobs', kind: 'value', takes: 'J' },
  ],
  async run(given, terminal) {
    const [superfluous] = given.positionals;
    if (superfluous !== undefined) throw new Usage((words) => words.usage.tooMuch(superfluous));
    const url = given.value('nats');
    if (url === null) throw new Usage((words) => words.usage.needsValue('--nats'));
    if (!isNats(url)) {
      throw new Usage(({ usage }) => usage.badValue('--nats', url, ['nats://…']));
    }
    const jobs = given.whole('jobs', 1, 256) ?? availableParallelism();
    const working = startWork(url, jobs);
    terminal.out(terminal.words.work.working(jobs, new URL(url).host));
    await toldToStop();
    await working.close();
    return 0;
  },
};
