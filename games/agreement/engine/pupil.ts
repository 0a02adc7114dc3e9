import type { Bot, Random } from '@lusoria/core';
import { pick, seeded } from '@lusoria/core';
import { agreement, CASES, CELLS, type Cell, GENDERS, NEIGHBOURS, NUMBERS } from '@lusoria/latin';
import { JOKER, readingsOf } from '../rules/deck.ts';
import type { Lay } from '../rules/sample-action.ts';
import type { Action, View } from '../rules/types.ts';
import { go } from './player.ts';
import { look, type Sight } from './sight.ts';

/** For each cell, how surely the pupil knows which form stands in it: from 0 to 1. */
export type Knowledge = (cell: Cell) => number;

/** How likely a pupil who knows nothing takes a form for a particular neighbour of its cell. */
const MIX_UP = 0.12;
/** How likely a pupil who knows nothing challenges a lay that is right. */
const FALSE_ALARM = 0.08;
const PERCENT = 1000;

/**
 * Plays what it believes to be right. What it does not know it may overlook in its hand, declare as
 * a neighbouring cell, and fail to notice in what the others lay.
 */
export function pupil(knows: Knowledge): Bot<View, Action> {
  return {
    choose(view, random) {
      const sight = look(view);
      return (
        answer(view, sight, knows) ??
        go(view, believedLays(view, sight, knows, random), (lays) => pick(lays, random), random)
      );
    },
  };
}

function answer(view: View, { open }: Sight, knows: Knowledge): Action | null {
  if (!open || open.lay.as === null) return null;
  const { no, as } = open.lay;
  // However often it is asked about a lay, it sees no more than at the first look.
  const cards = [...view.hand, ...view.pile.map(({ card }) => card)];
  const luck = seeded([view.you, view.first, view.turns, ...cards].join(' '));
  const known = chance(knows(as), luck);
  const alarm = chance((1 - knows(as)) * FALSE_ALARM, luck);
  if (open.right ? alarm : known) return { type: 'challenge', lay: no };
  return view.phase === 'closing' ? { type: 'go-on', lay: no } : null;
}

function believedLays(
  view: View,
  { deck, on }: Sight,
  knows: Knowledge,
  random: Random,
): readonly Lay[] {
  const cards = view.drawn === null ? view.hand : [view.drawn];
  const lays = cards.flatMap((card): readonly Lay[] =>
    card === JOKER
      ? [{ type: 'lay', card, as: null }]
      : believed(readingsOf(deck, card), knows, random)
          .filter((as) => on.some((cell) => agreement(as, cell) === 2))
          .map((as) => ({ type: 'lay', card, as })),
  );
  return lays.filter((lay) => isAllowed(view, lay, { deck, on }));
}

/** Where the table itself refuses errors, the pupil is told at once and takes it back. */
function isAllowed(view: View, { card, as }: Lay, { deck }: Pick<Sight, 'deck' | 'on'>): boolean {
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
  return random.int(PERCENT) < probability * PERCENT;
}

const NAMES: ReadonlySet<string> = new Set([...CASES, ...NUMBERS, ...GENDERS]);

/**
 * Reads what a pupil knows: `75` is 75 % of every cell, and `75,gen=30,dat-pl=50` less of the
 * genitive and of the dative plural; what comes later overrides. Null when it cannot be read.
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
  return (cell) => known.get(cell) ?? 0;
}
