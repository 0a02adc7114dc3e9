import { type Aims, aimsOf } from './aims.ts';
import type { World } from './deals.ts';
import { type Known, pointsIn } from './known.ts';
import { playoutsFrom, standingIn } from './playouts.ts';
import { solver } from './solvers.ts';
import type { Source } from './source.ts';

/**
 * What the declarer gets in a world with each of some cards of the player's, in games won (in null:
 * lost); null when time was up before all were judged.
 */
export type Judge = (world: World, cards: readonly number[]) => readonly number[] | null;

/** Who judges, and how. */
export interface Bench {
  readonly known: Known;
  readonly source: Source;
  /** How many times each card is played out; 0: the cards are opened, and that is all. */
  readonly playouts: number;
  readonly isOver: () => boolean;
}

/**
 * Open cards see every trap, and think that nobody falls into one; played out, opponents err as people
 * do, and partners, too. Both are asked; in null, where it was not shown to help, open cards alone.
 */
export function judgeOf(bench: Bench): Judge {
  if (bench.known.game === 'null') return opened(bench, null);
  const aims = aimsOf(bench.known);
  const first = opened(bench, aims);
  return bench.playouts > 0 ? both(first, playedOut(bench, aims)) : first;
}

function both(one: Judge, other: Judge): Judge {
  return (world, cards) => {
    const a = one(world, cards);
    const b = a && other(world, cards);
    return a && b && a.map((found, at) => (found + (b[at] ?? 0)) / 2);
  };
}

/** What is asked of a world: whether the declarer reaches a target, and what that is worth. */
interface Question {
  readonly target: number;
  readonly share: number;
}

function questionsOf(aims: Aims | null, source: Source): readonly Question[] {
  if (!aims) return [{ target: 0, share: 1 }];
  return [
    { target: aims.main, share: 1 },
    { target: aims.other(source), share: aims.share },
  ];
}

/** With open cards, all playing perfectly. */
function opened({ known, source, isOver }: Bench, aims: Aims | null): Judge {
  return (world, cards) => {
    const among = cards.reduce((mask, card) => mask | (1 << card), 0);
    const kept = solver().within(isOver, () =>
      questionsOf(aims, source).map(({ target, share }) => ({
        share,
        mask: keeping(known, world, target, among),
      })),
    );
    if (!kept) return null;
    return cards.map((card) =>
      kept.reduce((sum, { share, mask }) => sum + ((mask >>> card) & 1) * share, 0),
    );
  };
}

/** The cards, of some, with which the declarer reaches a target in a world. */
function keeping(
  { layout, me, trick, points, game }: Known,
  { hands, skat }: World,
  target: number,
  among: number,
): number {
  const need = game === 'null' ? 1 : target - points - pointsIn(skat, layout);
  return solver().keeps({ layout, hands, seat: me, trick }, need, among);
}

/** Played to the end as players play, several times. */
function playedOut({ known, source, playouts, isOver }: Bench, aims: Aims): Judge {
  const reaches = playoutsFrom(standingIn(known));
  return (world, cards) =>
    solver().within(isOver, () => {
      const got = cards.map(() => 0);
      for (let i = 0; i < playouts; i += 1) {
        for (const { target, share } of questionsOf(aims, source)) {
          for (const [at, card] of cards.entries()) {
            if (reaches(world, card, target, source)) got[at] = (got[at] ?? 0) + share;
          }
        }
      }
      return got.map((sum) => sum / playouts);
    });
}
