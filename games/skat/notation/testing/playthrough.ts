import { draw, pick, seeded } from '@lusoria/core';
import * as v from 'valibot';
import type { Event } from '../../rules/events.ts';
import { skat } from '../../rules/game.ts';
import { type Options, optionsSchema } from '../../rules/options.ts';
import { lengthOf, type SeriesPlace } from '../../rules/series.ts';
import * as three from '../../rules/three/index.ts';
import * as two from '../../rules/two/index.ts';
import type { State } from '../../rules/view.ts';
import { seatsByPlace } from '../setting.ts';
import type { Particulars } from '../write.ts';

/** A deal that our own rules have played at random. */
export interface Playthrough {
  readonly events: readonly Event[];
  readonly first: number;
  readonly particulars: Particulars;
  readonly end: NonNullable<State['end']>;
}

/** Start of a playthrough. */
export interface Terms {
  readonly seed: number;
  readonly seats: number;
  readonly first: number;
  readonly options: Partial<Options>;
  readonly kind: SeriesPlace['kind'];
  readonly number: number;
}

/** Plays a deal to its end. */
export function playthrough({ seed, seats, first, kind, number, ...given }: Terms): Playthrough {
  const random = seeded(`notation ${seed}`);
  const options = v.parse(optionsSchema, given.options);
  const place: SeriesPlace = { number, of: lengthOf(options, seats), kind };
  const start = { options, seats, first, place };
  const events: Event[] = [];
  let state: State = seats === 2 ? two.init(start) : three.init(start);
  for (;;) {
    const turn = skat.turn(state);
    if (turn.kind === 'over') break;
    let made: readonly Event[] = [];
    if (turn.kind === 'chance') made = skat.chance(state, draw(turn.request, random));
    else {
      // Whoever may act is asked now and then before whoever must.
      const asked = random.int(4) === 0 ? [...turn.may, ...turn.must] : turn.must;
      const by = pick(asked, random);
      const action = skat.sampleAction(skat.view(state, by), random);
      if (!action) continue;
      const decided = skat.decide(state, by, action);
      if (!decided.ok) throw new Error(decided.rejection.code);
      made = decided.value;
    }
    for (const event of made) {
      events.push(event);
      state = skat.evolve(state, event);
    }
  }
  if (!state.end) throw new Error('no end');
  const form = seats === 2 ? 'two' : 'three';
  return {
    events,
    first,
    end: state.end,
    particulars: {
      names: ['Aulus', 'Boudicca', 'Caecilia', 'Drusus'].slice(0, seats),
      players: seatsByPlace(first, seats, { options, form }),
      options,
      kind,
      id: number + 1,
      series: 7,
      date: '2026-03-04/05:06:07/UTC',
    },
  };
}
