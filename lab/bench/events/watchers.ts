/**
 * A class that everybody in it watches, over connections of one address: what its changes cost when each connection is sent
 * the whole view, and when it is sent patches, by turns. Meanwhile somebody at a table of their own writes, and is timed.
 * `node lab/bench/events/watchers.ts`
 *
 *   --watchers N   connections, each of a pupil, or of somebody who looks on where a class is full (230)
 *   --changes N    changes of each kind (40)
 */
import { setTimeout as wait } from 'node:timers/promises';
import { playable, quickOptions } from '@lusoria/testing/people/games.ts';
import { NO_LIMITS } from '@lusoria/testing/server/limits.ts';
import { type Command, MAX_MEMBERS, settingsSchema } from '@lusoria/tournaments/types';
import * as v from 'valibot';
import { integerOption, readOptions } from '../../command-line.ts';
import { type Asker, openAsker } from '../../driver/client/asker.ts';
import type { Latencies } from '../../driver/oracle/latencies.ts';
import { openProbe } from '../../driver/workload/probe.ts';
import { type ServerProcess, startOurs, stayOn } from '../../driver/server/process.ts';

const values = readOptions({
  watchers: { type: 'string', default: '230' },
  changes: { type: 'string', default: '40' },
});
const count = integerOption('watchers', values.watchers, 1, 10_000);
const changes = integerOption('changes', values.changes, 1, 10_000);
/** Between two changes; the server gathers those of 50 ms. */
const BETWEEN_MS = 100;
const { game, bot } = await playable(null);

const received = { bytes: 0, whole: 0, patches: 0 };

async function openClient(port: number, name: string): Promise<Asker> {
  return openAsker(port, name, (head, bytes) => {
    const isWhole = head.startsWith('{"t":"event"');
    if (!isWhole && !head.startsWith('{"t":"event-patch"')) return;
    received.bytes += bytes;
    received[isWhole ? 'whole' : 'patches'] += 1;
  });
}

type Way = 'whole' | 'patches';

async function measure(way: Way): Promise<void> {
  const config = { port: 0, database: 'memory', log: 'silent', limits: NO_LIMITS } as const;
  const server = await startOurs(config, { pinned });
  const teacher = await openClient(server.port, 'Magistra');
  const made = await teacher.event({
    ask: 'create',
    kind: 'class',
    title: '',
    game: game.id,
    options: quickOptions(game),
    settings: v.parse(settingsSchema, { bot, size: 4 }),
  });
  const { event } = v.parse(v.object({ event: v.string() }), made.answer);
  const asPatches = way === 'patches' ? ({ patches: true } as const) : {};
  await teacher.event({ ask: 'open', event, ...asPatches });
  const pupils: Asker[] = [];
  for (let i = 0; i < count; i += 1) pupils.push(await openClient(server.port, `Discipula ${i}`));
  const probe = await openProbe(server.port, game.id, bot);
  const row = rowOf(server, way, probe.lap);

  await row('come and join', count, async () => {
    for (const [i, pupil] of pupils.entries()) {
      await pupil.event({ ask: 'open', event, ...asPatches });
      if (i < MAX_MEMBERS) await direct(pupil, event, { do: 'join', name: `Discipula ${i}` });
    }
  });
  await row('are told something', changes, async () => {
    for (let i = 0; i < changes; i += 1) {
      await direct(teacher, event, { do: 'tell', text: `Nunc audīte ${i}` });
      await wait(BETWEEN_MS);
    }
  });
  await row('begin a round', 1, async () => {
    await direct(teacher, event, { do: 'start' });
    await wait(10 * BETWEEN_MS);
  });
  await row('pause and go on', changes, async () => {
    for (let i = 0; i < changes; i += 1) {
      await direct(teacher, event, { do: 'pause', on: i % 2 === 0 });
      await wait(BETWEEN_MS);
    }
  });
  await probe.stop();
  for (const one of [teacher, ...pupils]) one.close();
  await server.close();
}

async function direct(by: Asker, event: string, command: Command): Promise<void> {
  await by.event({ ask: 'do', event, command });
}

/** Prints what happens meanwhile. */
function rowOf(server: ServerProcess, way: Way, lap: Latencies['lap']) {
  return async (what: string, times: number, run: () => Promise<void>): Promise<void> => {
    Object.assign(received, { bytes: 0, whole: 0, patches: 0 });
    lap();
    const before = await server.figures();
    const since = performance.now();
    await run();
    await wait(5 * BETWEEN_MS);
    const seconds = (performance.now() - since) / 1000;
    const after = await server.figures();
    const { p50, p99 } = lap();
    const cells = [
      what,
      way,
      times,
      (received.bytes / 2 ** 20).toFixed(2),
      (received.bytes / 2 ** 20 / seconds).toFixed(2),
      (received.bytes / 1024 / (received.whole + received.patches)).toFixed(2),
      received.whole,
      received.patches,
      ((after.cpuMs - before.cpuMs) / times).toFixed(1),
      `${p50.toFixed(1)}, ${p99.toFixed(1)}`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  };
}

const pinned = stayOn('other');
console.log(
  `| ${count} watchers | way | changes | MiB | MiB/s | KiB a message | views | patches | processor, ms a change | others’ p50, p99 (ms) |`,
);
console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const way of ['whole', 'patches'] as const) await measure(way);
process.exit(0);
