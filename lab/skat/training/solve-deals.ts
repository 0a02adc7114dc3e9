/**
 * Solves random deals: for hands that somebody might play, the discards and the level that the declarer
 * reaches with open cards and best play of all.
 *
 *     node lab/skat/training/solve-deals.ts FILE DEALS [FROM] [fitted]
 *
 * The heuristic player chooses hands and discards; with `fitted` the weights in `engine/data` do, so that
 * their own errors are among the samples.
 *
 * A line: the kind of game (s suit, g grand, n null), the ten cards and the discards as masks of the
 * game's layout, who leads (0 the declarer), and the level: 3 schneider made, 2 won, 1 lost, 0 lost in
 * schneider; in null 2 or 1.
 */
import { type Random, seeded, shuffled } from '@lusoria/core';
import {
  type Card,
  CARDS,
  type GameName,
  GAMES,
  kindOf,
  pipsOf,
} from '@lusoria/skat/rules/cards.ts';
import { ALL_POINTS, TARGETS } from '@lusoria/skat/rules/contract.ts';
import {
  grandCards,
  grandMask,
  indexOf,
  toLayout,
} from '@lusoria/skat/engine/evaluation/grand-bitboard.ts';
import { bestDiscard, handStrength } from '@lusoria/skat/engine/evaluation/hand-strength.ts';
import { KIND_OF } from '@lusoria/skat/engine/game-kind.ts';
import {
  bestStrengthOfTwelve,
  handStrength as heuristicStrength,
} from '@lusoria/skat/engine/heuristic/hand-strength.ts';
import { masksOf } from '@lusoria/skat/engine/heuristic/suit-masks.ts';
import { createSolver, layout, maskOf } from '@lusoria/skat/engine/solver/index.ts';
import { append, args } from './files.ts';
import { loadWeights } from '@lusoria/skat/engine/weights.ts';

await loadWeights();

/** The least strengths (logits) of hands that are played; worse ones nobody plays. */
const LEAST_HEURISTIC = { suit: -1, grand: -1.4, null: -1.2 };
const LEAST_FITTED = -1.5;
/** In so many of ten deals the best discard is made; in the others one that looks good, too. */
const BEST_DISCARD = 4;
const NOISE = 1.2;
/** One in this many is a hand game. */
const HAND_GAMES = 5;
/** Card points of an unseen skat, about. */
const UNSEEN_POINTS = 6;

const [file = 'solved-deals.txt', deals = '1000', from = '0', way = ''] = args();
const isFitted = way === 'fitted';

const solver = createSolver();

function heuristicDiscard(
  twelve: readonly Card[],
  game: GameName,
  isForehand: boolean,
  random: Random,
): readonly Card[] {
  const noise = random.int(10) < BEST_DISCARD ? 0 : NOISE;
  let best: readonly Card[] = [];
  let most = -Infinity;
  for (const [i, one] of twelve.entries()) {
    for (const other of twelve.slice(i + 1)) {
      const discards = [one, other];
      if (discards.some((card) => kindOf(card, game) === 'trump')) continue;
      const kept = twelve.filter((card) => !discards.includes(card));
      const strength =
        heuristicStrength(masksOf(kept), game, isForehand, pipsOf(discards)) +
        (noise * random.int(1000)) / 1000;
      if (strength > most) {
        most = strength;
        best = discards;
      }
    }
  }
  return best;
}

/** The discards of twelve cards, the skat last; none when the game is hardly played with them. */
function discardsOf(
  twelve: readonly Card[],
  game: GameName,
  position: number,
  random: Random,
): readonly Card[] {
  if (!isFitted) {
    const isForehand = position === 0;
    const strength = bestStrengthOfTwelve(masksOf(twelve), game, isForehand);
    if (strength < LEAST_HEURISTIC[KIND_OF[game]]) return [];
    return heuristicDiscard(twelve, game, isForehand, random);
  }
  const index = indexOf(game);
  if (random.int(HAND_GAMES) === 0) {
    const ten = toLayout(grandMask(twelve.slice(0, 10)), index);
    const strength = handStrength(KIND_OF[game], ten, UNSEEN_POINTS, position);
    return strength < LEAST_FITTED ? [] : twelve.slice(10);
  }
  const { strength, discards } = bestDiscard(grandMask(twelve), index, position);
  return strength < LEAST_FITTED ? [] : grandCards(discards);
}

function levelOf(game: GameName, reaches: (target: number) => boolean): number {
  if (game === 'null') return reaches(1) ? 1 : 2;
  if (reaches(TARGETS.game)) return reaches(TARGETS.schneider) ? 3 : 2;
  return reaches(ALL_POINTS - TARGETS.schneider + 1) ? 1 : 0;
}

function lines(deal: number): readonly string[] {
  const random = seeded('open cards', deal);
  const cards = shuffled(CARDS, random);
  const skat = cards.slice(30);
  const found: string[] = [];
  for (const seat of [0, 1, 2]) {
    const handOf = (i: number) => {
      const start = ((seat + i) % 3) * 10;
      return cards.slice(start, start + 10);
    };
    const twelve = [...handOf(0), ...skat];
    const leader = random.int(3);
    for (const game of GAMES) {
      const discards = discardsOf(twelve, game, (3 - leader) % 3, random);
      if (discards.length < 2) continue;
      const order = layout(game);
      const kept = maskOf(
        twelve.filter((card) => !discards.includes(card)),
        order,
      );
      const hands = Int32Array.of(kept, maskOf(handOf(1), order), maskOf(handOf(2), order));
      const position = { layout: order, hands, seat: leader, trick: [] };
      const points = game === 'null' ? 0 : pipsOf(discards);
      const level = levelOf(game, (target) => solver.reachesBits(position, target - points));
      const kind = KIND_OF[game].slice(0, 1);
      found.push([kind, kept >>> 0, maskOf(discards, order) >>> 0, leader, level].join(' '));
    }
  }
  return found;
}

let text: string[] = [];
for (let deal = Number(from); deal < Number(from) + Number(deals); deal += 1) {
  text.push(...lines(deal));
  if (text.length > 5000 || deal === Number(from) + Number(deals) - 1) {
    append(file, `${text.join('\n')}\n`);
    text = [];
  }
}
