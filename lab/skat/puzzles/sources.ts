import { playRound, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { type DealLayout, dealLayout } from '@lusoria/skat/analysis/deal-layout.ts';
import { heuristic } from '@lusoria/skat/engine/heuristic/index.ts';
import { read } from '../training/files.ts';
import { eventsOf, readRecords, viewOfRecord } from '@lusoria/skat/notation/index.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import type { Source } from '@lusoria/skat/puzzles/puzzle.ts';

/** A deal, and where it comes from. */
export interface SourcedDeal {
  readonly source: Source;
  readonly deal: DealLayout;
}

const options = v.parse(optionsSchema, {});

/** The declared games of a file of records. */
export function* recorded(file: string, source: Source, most: number): Generator<SourcedDeal> {
  let count = 0;
  for (const item of readRecords(read(file))) {
    if (count >= most) return;
    count += 1;
    if (!item.ok) continue;
    const events = eventsOf(item.record, 0);
    const start = skat.init({ options, seats: 3, first: 0 });
    const view = events
      ? skat.view(events.reduce(skat.evolve, start), 'spectator')
      : viewOfRecord(item.record);
    const deal = view?.form === 'three' ? dealLayout(view) : null;
    if (deal) yield { source, deal };
  }
}

/** Games that our heuristic player plays with itself: it errs as people do, and is quick. */
export function* selfPlayed(seed: string, count: number): Generator<SourcedDeal> {
  for (let i = 0; i < count; i += 1) {
    const { state } = playRound(skat, {
      setup: { options, seats: 3, first: 0 },
      bots: [heuristic, heuristic, heuristic],
      chance: seeded(`${seed} ${i} cards`),
      random: seeded(`${seed} ${i} bots`),
    });
    const view = skat.view(state, 'spectator');
    const deal = view.form === 'three' ? dealLayout(view) : null;
    if (deal) yield { source: 'self', deal };
  }
}
