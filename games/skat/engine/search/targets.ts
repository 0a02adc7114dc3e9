import type { Random } from '@lusoria/core';
import { ALL_POINTS, BASE, matadorsOf, TARGETS, valueOf } from '../../rules/contract.ts';
import { playedBy } from '../../rules/deal.ts';
import type { Knowledge } from '../inference/knowledge.ts';
import { pointsIn } from '../solver/index.ts';

/** Numbers of card points that the declarer may reach; reaching one has a weight. */
export interface Targets {
  /** The one that wins the game; its weight is 1. */
  readonly main: number;
  /** Another one, drawn anew for each determinization. */
  drawOther(random: Random): number;
  readonly otherWeight: number;
}

/** The fewest points with which a declarer is not schneider. */
const NOT_SCHNEIDER = ALL_POINTS - TARGETS.schneider + 1;

/**
 * By how many points other targets differ from the main one at most. With open cards a game is won or
 * lost where at the table it only becomes likely: targets nearby keep play sensible, and near the end
 * they matter less. Chosen by duplicate matches.
 */
const SPREAD = 16;
const OTHER_WEIGHT = 0.8;

/** The targets in a suit game or grand. In null there is only one. */
export function targetsOf(knowledge: Knowledge): Targets {
  const main = mainTarget(knowledge);
  const { points, defenderPoints, skat, layout, handSizes } = knowledge;
  const least = points + (skat === null ? 0 : pointsIn(skat, layout));
  const isDecided = least >= main || ALL_POINTS - defenderPoints < main;
  const spread = Math.min(SPREAD, 2 * handSizes[knowledge.me]!);
  return {
    main,
    otherWeight: OTHER_WEIGHT,
    drawOther(random) {
      if (isDecided) return least >= main ? TARGETS.schneider : NOT_SCHNEIDER;
      // One in ten each: the declarer's schneider, and that of the defenders.
      const drawn = random.int(20);
      if (drawn < 2) return NOT_SCHNEIDER;
      if (drawn < 4) return Math.max(TARGETS.schneider, main);
      return main - spread + random.int(2 * spread + 1);
    },
  };
}

/** The declarer's target: more than 61 if announced or required by the bid. */
function mainTarget({ view, me }: Knowledge): number {
  const { contract, hand, skat, bid, options, declarer } = view;
  if (!contract || contract.game === 'null') return TARGETS.game;
  if (contract.schwarz) return TARGETS.schwarz;
  if (contract.schneider) return TARGETS.schneider;
  if (me !== 0 || !skat || declarer === null) return TARGETS.game;
  const cards = [...hand, ...skat, ...playedBy(declarer, view)];
  const value = valueOf(contract, matadorsOf(cards, contract.game, options));
  if (value >= bid) return TARGETS.game;
  return value + BASE[contract.game] >= bid ? TARGETS.schneider : TARGETS.schwarz;
}
