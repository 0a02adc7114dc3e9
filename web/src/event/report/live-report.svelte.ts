import type { Session } from '@lusoria/client';
import type { EventView } from '@lusoria/tournaments/protocol';
import { prefs } from '@lusoria/web-kit/prefs.svelte.ts';
import type { PageGame } from '../../games.ts';
import { reportOf } from '../../generic/report.ts';
import { type EventReport, eventReport } from './reports.ts';

/** The report of an event, read anew as its tables end. */
export interface LiveReport {
  /** Null until the first one is complete. */
  readonly report: EventReport | null;
  readonly isReading: boolean;
}

/** Call it while a component is made. */
export function liveReport(view: () => EventView, game: PageGame, session: Session): LiveReport {
  let report = $state.raw<EventReport | null>(null);
  let isReading = $state(true);
  let isAsked = false;
  let isBusy = false;
  let isGone = false;

  const read = async (): Promise<void> => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    isReading = true;
    try {
      const columns = await reportOf(game.manifest, prefs.language);
      while (isAsked && !isGone) {
        isAsked = false;
        report = await eventReport(view(), game, columns, session);
      }
    } finally {
      isBusy = false;
      isReading = false;
    }
  };

  // A round that has just ended is read once its tables have: the last ones end within moments.
  const due = $derived.by(() => {
    const { round } = view();
    const over = round?.tables.filter((table) => table.over).length ?? 0;
    if (round?.ended && over < round.tables.length) return null;
    return `${round?.number ?? 0} ${over} ${round?.adjourned ?? false}`;
  });
  $effect(() => {
    if (due !== null) void read();
  });
  $effect(() => () => {
    isGone = true;
  });

  return {
    get report() {
      return report;
    },
    get isReading() {
      return isReading;
    },
  };
}
