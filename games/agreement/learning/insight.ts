import { decode, type ReportedRound } from '@lusoria/core';
import type { Cell, ParadigmId } from '@lusoria/latin';
import { type Card, type Deck, deckOf, readingsOf } from '../rules/deck.ts';
import { isRight } from '../rules/judge.ts';
import { optionsSchema } from '../rules/schemas.ts';
import { learnerRound, type Tally } from './class-report.ts';
import type { Acted } from './evidence.ts';

/** Kinds of mistakes: own declarations, errors of others that stood, and a challenge in vain. What counts most comes first. */
const MISTAKES = ['misread', 'overlooked', 'unfit', 'overlooked-unfit', 'false-alarm'] as const;

/** A mistake of one player about a form; `unfit`: the form can be what was declared, but does not agree. */
export interface Mistake {
  readonly kind: (typeof MISTAKES)[number];
  /** Number of the play. */
  readonly lay: number;
  readonly card: Card;
  /** The cell that was declared. */
  readonly as: Cell;
}

/** What a finished round shows about one player's forms. */
export interface RoundInsight {
  readonly deck: Deck;
  /** The deck's name; null for one from a file. */
  readonly named: ParadigmId | null;
  readonly lays: Tally;
  readonly challenges: Tally;
  /** Those that count most first. */
  readonly mistakes: readonly Mistake[];
  /** Cells of the forms in the mistakes that count most, and cells that these were mistaken for. */
  readonly cells: readonly Cell[];
  /** Forms that were mistaken, and at last used rightly in the round; never that of the mistake that counts most. */
  readonly learned: readonly Card[];
}

/** Maximum number of mistakes that are practised at once. */
const TO_PRACTISE = 3;

/** What a finished round shows about the forms of the player whom it is about. */
export function roundInsight(round: ReportedRound): RoundInsight {
  const options = decode(optionsSchema, round.options);
  const deck = deckOf(options);
  const { me, acted } = learnerRound(round);
  const mistakes = acted
    .flatMap((one, i) => mistakesIn(one, acted.slice(i + 1), me))
    .toSorted((a, b) => MISTAKES.indexOf(a.kind) - MISTAKES.indexOf(b.kind));
  const own = acted.flatMap(({ seat, byPerson, events }) =>
    seat === me && byPerson ? events : [],
  );
  const cells = mistakes
    .slice(0, TO_PRACTISE)
    .flatMap(({ card, as }) => [as, ...readingsOf(deck, card)]);
  const known = acted.flatMap((one) => shownKnown(one, me));
  const isLearned = (card: Card): boolean => {
    const last = Math.max(...mistakes.flatMap((one) => (one.card === card ? [one.lay] : [])));
    return known.some((right) => right.card === card && right.lay > last);
  };
  const learned = mistakes
    .map(({ card }) => card)
    .filter((card) => card !== mistakes[0]?.card && isLearned(card));
  return {
    deck,
    named: typeof options.deck === 'string' ? options.deck : null,
    lays: tally(
      own.flatMap((event) =>
        event.type === 'laid' && event.verdict !== null ? [isRight(event.verdict)] : [],
      ),
    ),
    challenges: tally(own.flatMap((event) => (event.type === 'settled' ? [event.upheld] : []))),
    mistakes,
    cells: [...new Set(cells)],
    learned: [...new Set(learned)],
  };
}

function tally(rights: readonly boolean[]): Tally {
  return { all: rights.length, right: rights.filter((right) => right).length };
}

function mistakesIn(
  { seat, byPerson, view, events }: Acted,
  later: readonly Acted[],
  me: number,
): readonly Mistake[] {
  return events.flatMap((event): readonly Mistake[] => {
    if (event.type === 'settled' && event.by === me && !event.upheld && byPerson) {
      return [{ kind: 'false-alarm', lay: event.lay, card: event.card, as: event.as }];
    }
    if (event.type !== 'laid' || event.as === null || event.verdict === null) return [];
    if (isRight(event.verdict)) return [];
    const mistake = { lay: event.no, card: event.card, as: event.as };
    const { reads } = event.verdict;
    if (seat === me) return byPerson ? [{ ...mistake, kind: reads ? 'unfit' : 'misread' }] : [];
    if (view.out.includes(me) || isSettled(event.no, later)) return [];
    return [{ ...mistake, kind: reads ? 'overlooked-unfit' : 'overlooked' }];
  });
}

function isSettled(lay: number, later: readonly Acted[]): boolean {
  return later.some(({ events }) =>
    events.some((event) => event.type === 'settled' && event.lay === lay),
  );
}

/** Forms that a player has laid rightly, or rightly challenged. */
function shownKnown(
  { seat, byPerson, events }: Acted,
  me: number,
): readonly Pick<Mistake, 'card' | 'lay'>[] {
  if (seat !== me || !byPerson) return [];
  return events.flatMap((event) => {
    if (event.type === 'settled' && event.upheld) return [{ card: event.card, lay: event.lay }];
    const isRightLay = event.type === 'laid' && event.verdict !== null && isRight(event.verdict);
    return isRightLay ? [{ card: event.card, lay: event.no }] : [];
  });
}
