import { type Bot, defined, pick, type Random, seeded } from '@lusoria/core';
import { agreement, CASES, CELLS, type Cell, GENDERS, NEIGHBOURS, NUMBERS } from '@lusoria/latin';
import { type Deck, JOKER, readingsOf } from '../rules/deck.ts';
import type { Play } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { takeTurn } from './error-free.ts';
import { type Observation, observe } from './observation.ts';

/** Knowledge of each cell's form, as a probability. */
export type Knowledge = (cell: Cell) => number;

/** Probability that a pupil who knows nothing takes a form for a particular neighbour of its cell; set by hand. */
const MIX_UP = 0.12;
/** Probability that a pupil who knows nothing challenges a right play; set by hand. */
const FALSE_ALARM = 0.08;
/** Probabilities are drawn in thousandths. */
const STEPS = 1000;

/**
 * A learner as an overlay model (Carr and Goldstein, "Overlays", 1977): of each cell it knows a part of what an expert
 * knows. It plays what it believes to be right. An unknown cell it may overlook in its hand, declare as a neighbouring
 * one, or fail to notice in others' plays.
 */
export function pupil(knows: Knowledge): Bot<View, Action> {
  return {
    choose(view, random) {
      const seen = observe(view);
      const answered = answer(view, seen, knows);
      if (answered) return answered;
      const plays = believedPlays(view, seen, knows, random);
      return takeTurn(view, plays, (all) => pick(all, random), random);
    },
  };
}

function answer(view: View, { open }: Observation, knows: Knowledge): Action | null {
  if (!open || open.play.as === null) return null;
  const { no, as } = open.play;
  // Repeated questions about the same play give the same answer as the first.
  const cards = [...view.hand, ...view.pile.map(({ card }) => card)];
  const luck = seeded([view.you, view.first, view.turns, ...cards].join(' '));
  const known = chance(knows(as), luck);
  const alarm = chance((1 - knows(as)) * FALSE_ALARM, luck);
  if (open.right ? alarm : known) return { type: 'challenge', lay: no };
  return view.phase === 'closing' ? { type: 'go-on', lay: no } : null;
}

function believedPlays(
  view: View,
  { deck, on }: Observation,
  knows: Knowledge,
  random: Random,
): readonly Play[] {
  const cards = view.drawn === null ? view.hand : [view.drawn];
  const plays = cards.flatMap((card): readonly Play[] =>
    card === JOKER
      ? [{ type: 'lay', card, as: null }]
      : believed(readingsOf(deck, card), knows, random)
          .filter((as) => on.some((cell) => agreement(as, cell) === 2))
          .map((as) => ({ type: 'lay', card, as })),
  );
  return plays.filter((play) => isAllowed(view, play, deck));
}

/** If the table itself rejects errors, the pupil is told at once and takes the card back. */
function isAllowed(view: View, { card, as }: Play, deck: Deck): boolean {
  if (as === null) return view.hand.length > 1 || view.options.jokerLast;
  return view.options.referee === 'players' || readingsOf(deck, card).includes(as);
}

function believed(readings: readonly Cell[], knows: Knowledge, random: Random): readonly Cell[] {
  const mixedUp = new Set(
    readings
      .flatMap((cell) => NEIGHBOURS[cell])
      .filter((cell) => !readings.includes(cell))
      .filter((cell) => chance((1 - knows(cell)) * MIX_UP, random)),
  );
  return [...readings.filter((cell) => chance(knows(cell), random)), ...mixedUp];
}

function chance(probability: number, random: Random): boolean {
  return random.int(STEPS) < probability * STEPS;
}

const NAMES: ReadonlySet<string> = new Set([...CASES, ...NUMBERS, ...GENDERS]);

/**
 * Reads a pupil's knowledge: `75` is 75 % of every cell, and `75,gen=30,dat-pl=50` less of the genitive and of the
 * dative plural; later entries override. Null if it cannot be read.
 */
export function readKnowledge(text: string | null): Knowledge | null {
  const known = new Map<Cell, number>(CELLS.map((cell) => [cell, 0.8]));
  for (const part of text === null ? [] : text.split(',')) {
    const match = /^(?:([a-z-]+)=)?(\d{1,3})$/.exec(part);
    const percent = Number(match?.[2]);
    const wanted = match?.[1]?.split('-') ?? [];
    if (!match || percent > 100 || wanted.some((name) => !NAMES.has(name))) return null;
    for (const cell of CELLS) {
      if (wanted.every((name) => cell.split('-').includes(name))) known.set(cell, percent / 100);
    }
  }
  return (cell) => defined(known.get(cell));
}
