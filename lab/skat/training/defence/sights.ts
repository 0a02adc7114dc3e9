import { defined } from '@lusoria/core';
import type { Determinization } from '@lusoria/skat/engine/determinization.ts';
import type { Knowledge } from '@lusoria/skat/engine/inference/knowledge.ts';
import { nextContext, openingContext } from '@lusoria/skat/engine/policies/play-context.ts';
import { legalMoves } from '@lusoria/skat/engine/solver/index.ts';
import { cardFeatures, type Seen } from './card-features.ts';
import { chancesOf, type Network } from './network.ts';

/** What all see; a player sees the own hand, too. */
export type Sight = Omit<Seen, 'hand'>;

/** The sight after a card. */
function nextSight({ context, played, table, isHand }: Sight, card: number): Sight {
  const next = nextContext(context, card);
  return {
    context: next,
    played: played.map((mask, player) => (player === context.player ? mask | (1 << card) : mask)),
    table: next.onTable === 0 ? 0 : table | (1 << card),
    isHand,
  };
}

/** What was seen before each card, and now. */
export function sightsOf({ plays, layout, me, view }: Knowledge): readonly Sight[] {
  const context = openingContext(layout, plays[0]?.player ?? me);
  let sight: Sight = {
    context,
    played: [0, 0, 0],
    table: 0,
    isHand: view.contract?.hand ?? false,
  };
  const sights = [sight];
  for (const { card } of plays) {
    sight = nextSight(sight, card);
    sights.push(sight);
  }
  return sights;
}

export function bitsOf(mask: number): readonly number[] {
  return Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (mask >>> bit) & 1);
}

/** The network's chances of some cards. */
export function chancesFor(
  network: Network,
  seen: Seen,
  cards: readonly number[],
): readonly number[] {
  return chancesOf(
    network,
    cards.map((card) => Int32Array.from(cardFeatures(seen, card))),
  );
}

/** The share of a partner's cards that do not follow the network. */
const NOISE = 0.1;

/** How likely the network finds the cards that the partner has played, by the partner's hand now. */
export function partnersLikelihood(
  network: Network,
  knowledge: Knowledge,
): (determinization: Determinization) => number {
  const { plays, layout, me, played } = knowledge;
  const sights = sightsOf(knowledge);
  const partner = 3 - me;
  return ({ hands }) => {
    let likelihood = 1;
    let hand = defined(hands[partner]) | defined(played[partner]);
    for (const [i, { player, card }] of plays.entries()) {
      if (player !== partner) continue;
      const seen = { ...defined(sights[i]), hand };
      const cards = bitsOf(legalMoves(hand, seen.context.led, layout));
      const chance = defined(chancesFor(network, seen, cards)[cards.indexOf(card)]);
      likelihood *= NOISE + (1 - NOISE) * chance;
      hand &= ~(1 << card);
    }
    return likelihood;
  };
}
