import type { Session } from '@lusoria/client';
import { eventsOver } from '@lusoria/client/events';
import { browserWorker, workerCaller } from '@lusoria/core/worker-call';
import type { EventView } from '@lusoria/tournaments/protocol';
import type { EventReport, Readers } from '@lusoria/tournaments/report';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import type { PageGame } from '../../games.ts';
import { reportCalls } from './calls.ts';
import { tablesOf } from './tables-of.ts';

/** How far the records of an event's tables are read. */
interface Progress {
  readonly read: number;
  readonly all: number;
}

/** The report of an event, which goes on as its tables play. */
export interface LiveReport {
  /** Null until the first one is complete. */
  readonly report: EventReport | null;
  /** Null when everything is read. */
  readonly progress: Progress | null;
  /** Whether it could not be worked out. */
  readonly hasFailed: boolean;
}

/** Call it while a component is made. */
export function liveReport(view: () => EventView, game: PageGame, session: Session): LiveReport {
  const worker = workerCaller(reportCalls, () =>
    browserWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  );
  let report = $state.raw<EventReport | null>(null);
  let progress = $state.raw<Progress | null>({ read: 0, all: 0 });
  let hasFailed = $state(false);
  let isAsked = false;
  let isBusy = false;
  let isGone = false;
  /** How each table stood when it was read; null before the worker knows the game. */
  let read: Map<string, string> | null = null;
  /** The language in which the worker words what it tells. */
  let spoken = prefs.language;

  const update = async (): Promise<void> => {
    const { language } = prefs;
    if (read === null || spoken !== language) {
      await worker.call('open', { game: game.manifest.id, language });
      spoken = language;
      read = new Map();
    }
    const now = view();
    const readers: Readers = {
      members: now.members.map(({ member, name }) => ({ member, name })),
      mine: now.you.as === 'member' ? now.you.member : null,
    };
    const due = tablesOf(now).filter((one) => read?.get(one.table) !== one.state);
    for (const [n, { state, ...table }] of due.entries()) {
      progress = { read: n, all: due.length };
      const record = await session.record(table.table);
      if (isGone) return;
      // A table may be gone, or not be for this reader.
      if (record.ok) await worker.call('read', { table, record: record.value, readers });
      read.set(table.table, state);
    }
    if (now.homework.some(({ work }) => work.kind === 'practice')) {
      const practised = await eventsOver(session).practised(now.id);
      if (isGone) return;
      if (practised.ok) await worker.call('practise', practised.value);
    }
    report = await worker.call('report', readers);
  };

  const start = async (): Promise<void> => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isAsked && !isGone) {
        isAsked = false;
        hasFailed = false;
        await update();
      }
    } catch {
      hasFailed = true;
      read = null;
    } finally {
      isBusy = false;
      progress = null;
    }
  };

  // A round that has just ended is read once its tables have: the last ones end within moments.
  const due = $derived.by(() => {
    const { round, members, homework } = view();
    const tables = round?.tables ?? [];
    const over = tables.filter((table) => table.over).length;
    if (round?.ended && over < tables.length) return null;
    const finished = homework.map(({ pieces }) => pieces.map((piece) => piece.finished));
    const played = tables.reduce((sum, table) => sum + table.played, 0);
    return JSON.stringify([
      round?.number ?? 0,
      over,
      played,
      round?.adjourned ?? false,
      members,
      finished,
    ]);
  });
  $effect(() => {
    void prefs.language;
    if (due !== null) void start();
  });
  $effect(() => () => {
    isGone = true;
    worker.end();
  });

  return {
    get report() {
      return report;
    },
    get progress() {
      return progress;
    },
    get hasFailed() {
      return hasFailed;
    },
  };
}
