import { type Random, seeded } from '@lusoria/core';
import * as v from 'valibot';
import { eventsOf, readRecords } from '@lusoria/skat/notation/index.ts';
import { skat } from '@lusoria/skat/rules/game.ts';
import { optionsSchema } from '@lusoria/skat/rules/options.ts';
import type { State } from '@lusoria/skat/rules/view.ts';
import type { Determinization } from '@lusoria/skat/engine/determinization.ts';
import { type Knowledge, knowledgeIn } from '@lusoria/skat/engine/inference/knowledge.ts';
import { maskOf } from '@lusoria/skat/engine/solver/index.ts';
import { read } from './files.ts';

/** A decision on a card: what its player knows, and how the cards really lie. */
export interface Decision {
  readonly knowledge: Knowledge;
  readonly truth: Determinization;
  /** The number of the game. */
  readonly game: number;
}

/** Which games of a file. */
export interface Part {
  readonly file: string;
  readonly from: number;
  readonly count: number;
  /** One in this many cards is taken. */
  readonly every: number;
}

const options = v.parse(optionsSchema, {});

/** One in three of the cards of the first three tricks, and one in five of the others. */
export function decisionsByTrick(part: Omit<Part, 'every'>): readonly Decision[] {
  const early = decisionsIn({ ...part, every: 3 }, seeded('early cards')).filter(
    ({ knowledge }) => knowledge.view.tricks.length < 3,
  );
  const late = decisionsIn({ ...part, every: 5 }, seeded('late cards')).filter(
    ({ knowledge }) => knowledge.view.tricks.length >= 3,
  );
  return [...early, ...late];
}

/** Random decisions of recorded suit games and grands. */
export function decisionsIn(
  { file, from, count, every }: Part,
  random: Random,
): readonly Decision[] {
  const lines = read(file)
    .split('\n')
    .slice(from, from + count);
  const decisions: Decision[] = [];
  for (const [game, item] of readRecords(lines.join('\n')).entries()) {
    const events = item.ok ? eventsOf(item.record) : null;
    let state: State = skat.init({ options, seats: 3, first: 0 });
    for (const event of events ?? []) {
      if (event.type === 'played' && random.int(every) === 0) {
        const found = decisionOf(state, event.seat);
        if (found) decisions.push({ ...found, game });
      }
      state = skat.evolve(state, event);
    }
  }
  return decisions;
}

function decisionOf(state: State, seat: number): Omit<Decision, 'game'> | null {
  const view = skat.view(state, seat);
  const knowledge = view.form === 'three' && !view.open ? knowledgeIn(view) : null;
  if (!knowledge || knowledge.game === 'null' || state.form !== 'three') return null;
  const { seats, layout } = knowledge;
  const hands = seats.map((one) => maskOf(state.hands[one]!, layout));
  return { knowledge, truth: { hands: Int32Array.from(hands), skat: maskOf(state.skat, layout) } };
}
