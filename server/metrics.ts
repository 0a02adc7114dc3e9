import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Hub, Notice } from '@lusoria/table';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Ending } from './line/line.ts';

/** What a server counts. */
export interface Metrics {
  notice(notice: Notice): void;
  received(): void;
  sent(): void;
  ended(why: Ending): void;
  /** A line was not let in. */
  refusedLine(code: string): void;
  /** Begins to tell what is in a house. */
  watch(hub: Hub): void;
  figures(): Promise<{ readonly type: string; readonly text: string }>;
  close(): void;
}

const NANO = 1e-9;

/** Counts for one server, all zero. */
export function openMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `lusoria_${name}`, help, labelNames: [...labelNames], registers });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `lusoria_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });

  const moves = counter('moves_total', 'Entries appended to the logs of tables.');
  const moveSeconds = new Histogram({
    name: 'lusoria_move_seconds',
    help: 'From a request to its commit, waiting included.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const refused = counter('refused_total', 'Messages refused, by code.', ['code']);
  const bots = counter('bot_failures_total', 'Bots that failed, by kind.', ['bot']);
  const resyncs = counter('resyncs_total', 'Logs read again because another was faster.');
  const failures = counter('failures_total', 'What went wrong inside of the server.');
  const messages = counter('messages_total', 'Messages on all lines.', ['direction']);
  const endings = counter('lines_ended_total', 'Lines ended by the server.', ['why']);
  const turnedAway = counter('lines_refused_total', 'Lines that were not let in.', ['code']);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('event_loop_delay_seconds', '99th percentile since the last look.', () => {
    const seconds = delay.percentile(99) * NANO;
    delay.reset();
    return seconds;
  });
  gauge('memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  const into = messages.labels('in');
  const out = messages.labels('out');

  return {
    notice(notice) {
      switch (notice.kind) {
        case 'moved':
          moves.inc();
          moveSeconds.observe(notice.ms / 1000);
          break;
        case 'refused':
          refused.inc({ code: notice.code });
          break;
        case 'resync':
          resyncs.inc();
          break;
        case 'bot-failed':
          // What follows the kind is written by people.
          bots.inc({ bot: notice.bot.split(':')[0] ?? '' });
          break;
        case 'failed':
          failures.inc();
          break;
      }
    },
    received: () => into.inc(),
    sent: () => out.inc(),
    ended: (why) => endings.inc({ why }),
    refusedLine: (code) => turnedAway.inc({ code }),
    watch(hub) {
      gauge('tables', 'Tables in memory.', () => hub.counts().tables);
      gauge('connections', 'Open lines.', () => hub.counts().connections);
    },
    figures: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    close: () => {
      delay.disable();
    },
  };
}
