import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { TableServer } from '@lusoria/table';
import { Counter, Gauge, Registry } from 'prom-client';
import { LIMITED } from '../connections/allowances.ts';
import { type LabelledCounter, labelledCounter } from './labelled-counter.ts';

/** Totals counted with every message: plain numbers, which prom-client reads on demand. */
export interface Totals {
  moves: number;
  messagesIn: number;
  messagesOut: number;
  resyncs: number;
  failures: number;
  /** Damaged items in the stored data, as far as is known. */
  damaged: number;
  /** Bots that have been asked and have not answered. */
  botsAsked: number;
}

/** Gauges read on demand. */
export interface Sources {
  counts(): ReturnType<TableServer['counts']>;
  /** Bots for which no thread is free yet. */
  botsWaiting(): number;
  botsThinking(): number;
}

/** Counters by a label, for rare events. */
interface LabelledCounters {
  readonly refused: LabelledCounter;
  readonly limited: LabelledCounter;
  readonly botFailures: LabelledCounter;
  readonly connectionsEnded: LabelledCounter;
  readonly connectionsRefused: LabelledCounter;
}

const NANO = 1e-9;

/** Registers everything but the histograms. */
export function createInstruments(totals: Totals, sources: Sources) {
  const registry = new Registry();
  const registers = [registry];

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
  const labelled = (name: string, help: string, label: string, words?: readonly string[]) =>
    labelledCounter(registers, `lusoria_${name}`, help, label, words);

  counter('moves_total', 'Entries appended to the logs of tables.', () => totals.moves);
  new Counter({
    name: 'lusoria_messages_total',
    help: 'Messages on all connections.',
    labelNames: ['direction'],
    registers,
    collect() {
      this.reset();
      this.inc({ direction: 'in' }, totals.messagesIn);
      this.inc({ direction: 'out' }, totals.messagesOut);
    },
  });
  counter('resyncs_total', 'Logs read again because another was faster.', () => totals.resyncs);
  counter('failures_total', 'What went wrong inside of the server.', () => totals.failures);
  const counters: LabelledCounters = {
    refused: labelled('refused_total', 'Messages refused, by code.', 'code'),
    limited: labelled('limited_total', 'What a limit has refused.', 'of', LIMITED),
    botFailures: labelled('bot_failures_total', 'Bots that failed, by kind.', 'bot'),
    connectionsEnded: labelled(
      'connections_ended_total',
      'Connections ended by the server.',
      'why',
    ),
    connectionsRefused: labelled(
      'connections_refused_total',
      'Connections that were not let in.',
      'code',
    ),
  };
  gauge('damaged', 'What is damaged in the data, by the last check.', () => totals.damaged);
  gauge('tables', 'Tables in memory.', () => sources.counts().tables);
  gauge('connections', 'Open connections.', () => sources.counts().connections);
  gauge('people', 'People who have a connection open.', () => sources.counts().people);
  gauge('bots_waiting', 'Bots for which no thread is free.', sources.botsWaiting);
  gauge('bots_thinking', 'Bots that think, here or elsewhere.', sources.botsThinking);
  gauge('memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss());
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('event_loop_delay_seconds', '99th percentile since the last look.', () => {
    const seconds = delay.percentile(99) * NANO;
    delay.reset();
    return seconds;
  });

  return { registry, counters, close: () => void delay.disable() };
}
