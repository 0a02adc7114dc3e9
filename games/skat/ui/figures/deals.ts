import { decode } from '@lusoria/core';
import { type KeptRun, keptRunSchema } from '@lusoria/core/lesson';
import { viewSchema } from '@lusoria/skat';
import {
  dealErrors,
  type DealErrors,
  ERRORS_VERSION,
  keptErrorsSchema,
  type PlayedDeal,
  playedDeal,
} from '@lusoria/skat/analysis';
import { game } from '@lusoria/skat/game';
import { type FinishedRound, viewAtEnd } from '@lusoria/table';
import { type JournalRound, openJournal } from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/device/people.svelte.ts';
import { analysisOf } from '../analysis/asking.svelte.ts';
import * as v from 'valibot';
import { storedState } from '@lusoria/web-kit/device/stored-state.ts';

const kept = storedState('skat', 'errors', keptErrorsSchema);

/** A deal of the journal: for the figures, and what its errors are reckoned from. */
export interface JournalDeal {
  readonly deal: PlayedDeal;
  readonly entry: JournalRound;
}

/** The deals for three and four of this device that are over, the oldest first. */
export async function loadDeals(): Promise<readonly JournalDeal[]> {
  const [entries, errors] = await Promise.all([
    openJournal(chosenPerson().key).then((journal) => journal.entries('skat')),
    keptErrors(),
  ]);
  return entries.flatMap((entry): readonly JournalDeal[] => {
    if (entry.kind !== 'round') return [];
    const view = threeView(entry.round);
    const key = `${entry.table}/${entry.number}`;
    const of = { key, at: entry.at, errors: errors[key] ?? null };
    const deal = view && playedDeal(view, entry.seat, of);
    return deal ? [{ deal, entry }] : [];
  });
}

/** A finished run of twenty decisions. */
export interface TrainerRun extends KeptRun {
  /** When it ended (milliseconds since 1970). */
  readonly at: number;
}

/** The runs of decisions on this device, the oldest first. */
export async function loadRuns(): Promise<readonly TrainerRun[]> {
  const journal = await openJournal(chosenPerson().key);
  const entries = await journal.entries('skat');
  return entries.flatMap((entry): readonly TrainerRun[] => {
    if (entry.kind !== 'practice') return [];
    const read = v.safeParse(v.tuple([keptRunSchema]), entry.answers);
    return read.success ? [{ ...read.output[0], at: entry.at }] : [];
  });
}

function threeView(round: FinishedRound) {
  const end = viewAtEnd(round, game);
  const view = end === null ? null : decode(viewSchema, end);
  return view?.form === 'three' ? view : null;
}

async function keptErrors(): Promise<Readonly<Record<string, DealErrors>>> {
  const found = await kept.load();
  return found?.version === ERRORS_VERSION ? found.deals : {};
}

/** Reckons the errors of a deal in a worker, and keeps them; null when that failed. */
export async function reckonErrors({ deal, entry }: JournalDeal): Promise<DealErrors | null> {
  const view = threeView(entry.round);
  if (!view) return null;
  const analysis = await analysisOf(view, entry.seat);
  if (!analysis) return null;
  const errors = dealErrors(analysis, view);
  await kept.keep({
    version: ERRORS_VERSION,
    deals: { ...(await keptErrors()), [deal.key]: errors },
  });
  return errors;
}
