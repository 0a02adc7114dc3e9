import type { Random } from '@lusoria/core';
import * as v from 'valibot';
import { eventsOf, readRecords } from '../../notation/index.ts';
import { skat } from '../../rules/game.ts';
import { optionsSchema } from '../../rules/options.ts';
import type { State } from '../../rules/view.ts';
import type { World } from '../search/deals.ts';
import { type Known, knownIn } from '../search/known.ts';
import { maskOf } from '../solver/index.ts';
import { read } from './files.ts';

/** A moment before a card is played: what its player knows, and how the cards really lie. */
export interface Moment {
  readonly known: Known;
  readonly truth: World;
  /** The number of the game. */
  readonly game: number;
}

export interface Part {
  readonly file: string;
  readonly from: number;
  readonly count: number;
  /** One of so many cards is looked at. */
  readonly every: number;
}

const options = v.parse(optionsSchema, {});

/** Some moments of recorded games of suits and grand, drawn at random. */
export function momentsIn({ file, from, count, every }: Part, random: Random): readonly Moment[] {
  const lines = read(file)
    .split('\n')
    .slice(from, from + count);
  const moments: Moment[] = [];
  for (const [game, item] of readRecords(lines.join('\n')).entries()) {
    const events = item.ok ? eventsOf(item.record) : null;
    let state: State = skat.init({ options, seats: 3, first: 0 });
    for (const event of events ?? []) {
      if (event.type === 'played' && random.int(every) === 0) {
        const found = momentOf(state, event.seat);
        if (found) moments.push({ ...found, game });
      }
      state = skat.evolve(state, event);
    }
  }
  return moments;
}

function momentOf(state: State, seat: number): Omit<Moment, 'game'> | null {
  const view = skat.view(state, seat);
  const known = view.form === 'three' && !view.open ? knownIn(view) : null;
  if (!known || known.game === 'null' || state.form !== 'three') return null;
  const { seats, layout } = known;
  const hands = seats.map((one) => maskOf(state.hands[one] ?? [], layout));
  return { known, truth: { hands: Int32Array.from(hands), skat: maskOf(state.skat, layout) } };
}
