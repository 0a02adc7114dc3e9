import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { TableServer, Notice } from '@lusoria/table';
import { Counter, Gauge, Registry } from 'prom-client';
import { deliveries } from './delivery-timer.ts';
import type { Counted } from '../http/admin-figures.ts';
import type { Limited } from '../connections/rate-limiter.ts';
import type { Ending } from '../connections/connection.ts';
import { latencyHistogram } from './latency-histogram.ts';
import { labelledCounter } from './labelled-counter.ts';

/** What a server counts. */
export interface Metrics {
  notice(notice: Notice): void;
  received(): void;
  sent(): void;
  ended(why: Ending): void;
  /** A line was not let in. */
  connectionRefused(code: string): void;
  /** Somebody has done something too often. */
  limited(what: Limited): void;
  /** Has a bot think, and takes the time. */
  thinks<T>(think: () => Promise<T>): Promise<T>;
  /** Begins to tell what is in a house; `waiting` are the bots for which no thread is free yet. */
  watch(hub: TableServer, waiting: () => number): void;
  /** What the host's page shows of it. */
  counted(): Counted;
  figures(): Promise<{ readonly type: string; readonly text: string }>;
  close(): void;
}

const NANO = 1e-9;

/**
 * Counts for one server, all zero. What happens with every move is only added to a number, and put
 * into words when somebody asks.
 */
export function openMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  const numbers = {
    moves: 0,
    in: 0,
    out: 0,
    resyncs: 0,
    failures: 0,
    /** Bots that have been asked and have not answered. */
    asked: 0,
  };
  let lookInto = (): ReturnType<TableServer['counts']> => ({
    tables: 0,
    connections: 0,
    people: 0,
  });
  let botsWaiting = (): number => 0;

  const counter = (name: string, help: string, value: () => number) =>
    new Counter({
      name: `lusoria_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(value());
      },
    });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `lusoria_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  const tally = (name: string, help: string, label: string, words?: readonly string[]) =>
    labelledCounter(registers, `lusoria_${name}`, help, label, words);

  const commit = latencyHistogram(
    'lusoria_move_seconds',
    'From a request, as it came in, to its commit, waiting included.',
  );
  const delivery = latencyHistogram(
    'lusoria_delivery_seconds',
    'From a request, as it came in, until it was written to all who watch by way of this node.',
  );
  const thinking = latencyHistogram(
    'lusoria_bot_seconds',
    'From the question to a bot to its answer.',
  );
  const moved = deliveries(delivery.add);

  counter('moves_total', 'Entries appended to the logs of tables.', () => numbers.moves);
  new Counter({
    name: 'lusoria_messages_total',
    help: 'Messages on all lines.',
    labelNames: ['direction'],
    registers,
    collect() {
      this.reset();
      this.inc({ direction: 'in' }, numbers.in);
      this.inc({ direction: 'out' }, numbers.out);
    },
  });
  counter('resyncs_total', 'Logs read again because another was faster.', () => numbers.resyncs);
  counter('failures_total', 'What went wrong inside of the server.', () => numbers.failures);
  const refused = tally('refused_total', 'Messages refused, by code.', 'code');
  const limited = tally(
    'limited_total',
    'What was refused because there was too much of it.',
    'of',
    ['message', 'address', 'table', 'person', 'connection'],
  );
  const botFailures = tally('bot_failures_total', 'Bots that failed, by kind.', 'bot');
  const endings = tally('connections_ended_total', 'Connections ended by the server.', 'why');
  const turnedAway = tally(
    'connections_refused_total',
    'Connections that were not let in.',
    'code',
  );
  gauge('tables', 'Tables in memory.', () => lookInto().tables);
  gauge('connections', 'Open lines.', () => lookInto().connections);
  gauge('people', 'People who have a line open.', () => lookInto().people);
  gauge('bots_waiting', 'Bots for which no thread is free.', () => botsWaiting());
  gauge('bots_thinking', 'Bots that think, here or elsewhere.', () => thinkingNow());
  gauge('memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('event_loop_delay_seconds', '99th percentile since the last look.', () => {
    const seconds = delay.percentile(99) * NANO;
    delay.reset();
    return seconds;
  });

  const thinkingNow = (): number => numbers.asked - botsWaiting();

  return {
    notice(notice) {
      switch (notice.kind) {
        case 'moved':
          numbers.moves += 1;
          commit.add(notice.ms);
          moved(performance.now() - notice.ms);
          break;
        case 'refused':
          refused.inc(notice.code);
          break;
        case 'resync':
          numbers.resyncs += 1;
          break;
        case 'bot-failed':
          // What follows the kind is written by people.
          botFailures.inc(notice.bot.split(':')[0] ?? '');
          break;
        case 'failed':
          numbers.failures += 1;
          break;
      }
    },
    received: () => void (numbers.in += 1),
    sent: () => void (numbers.out += 1),
    ended: endings.inc,
    connectionRefused: turnedAway.inc,
    limited: limited.inc,
    async thinks(think) {
      const since = performance.now();
      numbers.asked += 1;
      try {
        return await think();
      } finally {
        numbers.asked -= 1;
        thinking.add(performance.now() - since);
      }
    },
    watch(hub, waiting) {
      lookInto = () => hub.counts();
      botsWaiting = waiting;
    },
    counted() {
      const { tables, people, connections } = lookInto();
      const { active, idle } = performance.eventLoopUtilization();
      const failed = Object.values(botFailures.counts()).reduce((sum, count) => sum + count, 0);
      return {
        tables,
        people,
        connections,
        moves: numbers.moves,
        commit: commit.typical(),
        delivery: delivery.typical(),
        bots: {
          waiting: botsWaiting(),
          thinking: thinkingNow(),
          answer: thinking.typical(),
          failed,
        },
        refused: refused.counts(),
        limited: limited.counts(),
        resyncs: numbers.resyncs,
        failures: numbers.failures,
        memory: process.memoryUsage.rss(),
        loop: { active, idle },
      };
    },
    async figures() {
      const spreads = [commit, delivery, thinking].map(({ text }) => text());
      const text = [await registry.metrics(), ...spreads].join('\n');
      return { type: registry.contentType, text };
    },
    close: () => {
      delay.disable();
    },
  };
}
