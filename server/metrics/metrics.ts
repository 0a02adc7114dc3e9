import { performance } from 'node:perf_hooks';
import { defined } from '@lusoria/core';
import type { Notice, TableServer } from '@lusoria/table';
import type { Limited } from '../connections/allowances.ts';
import type { Ending } from '../connections/connection.ts';
import type { Counted } from '../http/admin-figures.ts';
import { deliveryTimer } from './delivery-timer.ts';
import { createInstruments, type Totals } from './instruments.ts';
import { latencyHistogram } from './latency-histogram.ts';

/** The counters of a server. */
export interface Metrics {
  notice(notice: Notice): void;
  received(): void;
  sent(): void;
  ended(why: Ending): void;
  /** A connection was not let in. */
  connectionRefused(code: string): void;
  /** A client has exceeded a limit. */
  limited(what: Limited): void;
  /** Sets the number of damaged items in the stored data. */
  damaged(problems: number): void;
  /** Runs a bot, and measures its time. */
  thinks<T>(think: () => Promise<T>): Promise<T>;
  /** Begins to measure a server; `botsWaiting` are the bots for which no thread is free yet. */
  watch(server: TableServer, botsWaiting: () => number): void;
  /** The figures for the operator's page. */
  counted(): Counted;
  /** Everything in Prometheus' format. */
  figures(): Promise<{ readonly type: string; readonly text: string }>;
  close(): void;
}

/** Metrics of one server, all zero. The events of every move only add to numbers. */
export function openMetrics(): Metrics {
  const totals: Totals = {
    moves: 0,
    messagesIn: 0,
    messagesOut: 0,
    resyncs: 0,
    failures: 0,
    damaged: 0,
    botsAsked: 0,
  };
  let counts = (): ReturnType<TableServer['counts']> => ({ tables: 0, connections: 0, people: 0 });
  let botsWaiting = (): number => 0;
  const botsThinking = (): number => totals.botsAsked - botsWaiting();
  const { registry, counters, close } = createInstruments(totals, {
    counts: () => counts(),
    botsWaiting: () => botsWaiting(),
    botsThinking,
  });
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
  const moved = deliveryTimer(delivery.add);

  return {
    notice(notice) {
      switch (notice.kind) {
        case 'moved':
          totals.moves += 1;
          commit.add(notice.ms);
          moved(performance.now() - notice.ms);
          break;
        case 'refused':
          counters.refused.inc(notice.code);
          break;
        case 'resync':
          totals.resyncs += 1;
          break;
        case 'bot-failed':
          // People write the part after the kind.
          counters.botFailures.inc(defined(notice.bot.split(':')[0]));
          break;
        case 'failed':
          totals.failures += 1;
          break;
      }
    },
    received: () => void (totals.messagesIn += 1),
    sent: () => void (totals.messagesOut += 1),
    ended: counters.connectionsEnded.inc,
    connectionRefused: counters.connectionsRefused.inc,
    limited: counters.limited.inc,
    damaged: (problems) => void (totals.damaged = problems),
    async thinks(think) {
      const since = performance.now();
      totals.botsAsked += 1;
      try {
        return await think();
      } finally {
        totals.botsAsked -= 1;
        thinking.add(performance.now() - since);
      }
    },
    watch(server, waiting) {
      counts = () => server.counts();
      botsWaiting = waiting;
    },
    counted() {
      const { active, idle } = performance.eventLoopUtilization();
      const botFailures = Object.values(counters.botFailures.counts());
      return {
        ...counts(),
        moves: totals.moves,
        commit: commit.typical(),
        delivery: delivery.typical(),
        bots: {
          waiting: botsWaiting(),
          thinking: botsThinking(),
          answer: thinking.typical(),
          failed: botFailures.reduce((sum, count) => sum + count, 0),
        },
        refused: counters.refused.counts(),
        limited: counters.limited.counts(),
        resyncs: totals.resyncs,
        failures: totals.failures,
        memory: process.memoryUsage.rss(),
        loop: { active, idle },
      };
    },
    async figures() {
      const histograms = [commit, delivery, thinking].map(({ text }) => text());
      const text = [await registry.metrics(), ...histograms].join('\n');
      return { type: registry.contentType, text };
    },
    close,
  };
}
