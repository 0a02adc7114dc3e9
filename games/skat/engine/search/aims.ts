import { BASE, matadorsOf, valueOf } from '../../rules/contract.ts';
import type { Known } from './known.ts';
import type { Source } from './source.ts';

/** What the declarer's card points decide, as targets: reaching one is worth so much. */
export interface Aims {
  /** The one that wins the game. */
  readonly main: number;
  /** Another one, drawn anew for each world; and its worth as a part of the main one's. */
  other(source: Source): number;
  readonly share: number;
}

const WINS = 61;
const SCHNEIDER = 90;
const SCHWARZ = 120;
/** The fewest points that keep a declarer from being schneider. */
const OUT = 31;

/**
 * How far around the main target others are drawn. Open cards say that a game is won or lost where
 * at the table it only becomes likely: targets nearby keep play sensible, and near the end they
 * matter less.
 */
const SPREAD = 16;
const SHARE = 0.8;

/** What counts in a game of suits or grand. In null there is one aim, and these are not asked. */
export function aimsOf(known: Known): Aims {
  const main = mainTarget(known);
  const { points, lost, skat, layout, sizes } = known;
  const least = points + (skat === null ? 0 : sumOf(skat, layout.points));
  const decided = least >= main || 120 - lost < main;
  const spread = Math.min(SPREAD, 2 * (sizes[known.me] ?? 0));
  return {
    main,
    share: SHARE,
    other(source) {
      if (decided) return least >= main ? SCHNEIDER : OUT;
      const pick = source.int(20);
      if (pick < 2) return OUT;
      if (pick < 4) return Math.max(SCHNEIDER, main);
      return main - spread + source.int(2 * spread + 1);
    },
  };
}

function sumOf(mask: number, points: Int32Array): number {
  let sum = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    sum += points[31 - Math.clz32(rest & -rest)] ?? 0;
  return sum;
}

/** What the declarer needs: more than 61 where it is announced or the bid asks for it. */
function mainTarget({ view, me }: Known): number {
  const { contract, hand, skat, bid, options, declarer, tricks, trick } = view;
  if (!contract || contract.game === 'null') return WINS;
  if (contract.schwarz) return SCHWARZ;
  if (contract.schneider) return SCHNEIDER;
  if (me !== 0 || !skat) return WINS;
  const own = [...tricks.flatMap(({ cards }) => cards), ...trick].flatMap((one) =>
    one.seat === declarer ? [one.card] : [],
  );
  const value = valueOf(contract, matadorsOf([...hand, ...skat, ...own], contract.game, options));
  if (value >= bid) return WINS;
  return value + BASE[contract.game] >= bid ? SCHNEIDER : SCHWARZ;
}
