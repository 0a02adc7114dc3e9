import { readFileSync } from 'node:fs';
import { defined, type Random } from '@lusoria/core';
import * as v from 'valibot';
import { createSolver } from '../../engine/solver/index.ts';
import { eventsOf, readRecords } from '../../notation/index.ts';
import { skat } from '../../rules/game.ts';
import { optionsSchema } from '../../rules/options.ts';
import type { ThreeView } from '../../rules/three/types.ts';
import { type DealLayout, dealLayout, statesOf, targetOf, viewBefore } from '../deal-layout.ts';

const RECORDS = new URL('../../notation/data/xskat-3000.sgf', import.meta.url);

/** Games that programs have played, as they were declared; the first thousand are by players of one strength. */
export function* recordedDeals(): Generator<DealLayout> {
  for (const item of readRecords(readFileSync(RECORDS, 'utf8'))) {
    if (!item.ok) continue;
    const events = eventsOf(item.record, 0);
    const start = skat.init({ options: v.parse(optionsSchema, {}), seats: 3, first: 0 });
    const view = events && skat.view(events.reduce(skat.evolve, start), 'spectator');
    const layout = view?.form === 'three' ? dealLayout(view) : null;
    if (layout) yield layout;
  }
}

/** A choice of a recorded game, as its player saw it. */
export interface Position {
  readonly layout: DealLayout;
  /** The number of the card in the deal, from 0. */
  readonly index: number;
  readonly view: ThreeView;
}

/**
 * Choices at which the game is at stake: on the cards as they lay some cards win it and others lose it. One
 * each of deals that are spread over the records.
 *
 * @param earliest the least number of cards played before
 */
export function positions(count: number, random: Random, earliest = 0): readonly Position[] {
  const rest = recordedDeals();
  const deals: DealLayout[] = [];
  /** The deal of this number; after the last comes the first again. */
  const dealAt = (at: number): DealLayout => {
    while (deals.length <= at) {
      const next = rest.next();
      if (next.done) return defined(deals[at % deals.length]);
      deals.push(next.value);
    }
    return defined(deals[at]);
  };
  const found: Position[] = [];
  // Coprime to their number, so that all come round.
  const step = 37;
  const solver = createSolver();
  for (let i = 0; found.length < count; i += step) {
    const layout = dealAt(i);
    const index = earliest + random.int(Math.max(1, layout.plays.length - earliest));
    const play = layout.plays[index];
    if (!play) continue;
    const { contract, declarer, view: end } = layout;
    const state = defined(statesOf(layout)[index]);
    const target = contract.game === 'null' ? 1 : targetOf(layout);
    const at = { game: contract.game, declarer: end.players.indexOf(declarer), ...state };
    const results = new Set(solver.moveResults(at, target).map(({ reaches }) => reaches));
    if (results.size === 2)
      found.push({ layout, index, view: viewBefore(layout, play.seat, index) });
  }
  return found;
}
