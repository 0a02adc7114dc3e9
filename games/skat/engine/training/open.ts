/**
 * Deals played with open cards: for hands that somebody might play, what lies in the skat and which
 * level the declarer reaches when all play perfectly and see everything.
 *
 *     node games/skat/bot/training/open.ts FILE DEALS [FROM] [fitted]
 *
 * What is laid away, and which hands are looked at, follows the rules of thumb; with `fitted` it follows
 * the weights that stand in `strong/data`, so that where they are wrong they meet it themselves.
 *
 * Every line: the game's kind (s suit, g grand, n null), the ten cards and the two laid away as masks
 * of the game's layout, who leads (0 the declarer), and the level: 3 schneider made, 2 won, 1 lost,
 * 0 lost in schneider; in null 2 or 1.
 */
import { type Random, seeded, shuffled } from '@lusoria/core';
import { type Card, CARDS, type GameName, GAMES, kindOf, pipsOf } from '../../rules/cards.ts';
import { masksOf } from '../heuristic/masks.ts';
import { strengthAs, strengthOfTwelve } from '../heuristic/strength.ts';
import { canonical, cardsOf, GAME_ORDER, inGame, KIND } from '../search/canon.ts';
import { bestOfTwelve, strengthOf } from '../search/hands.ts';
import { createSolver, layout, maskOf } from '../solver/index.ts';
import { append, given } from './files.ts';

/** Hands that look worse than this by the rules of thumb are not played by anybody. */
const LEAST = { suit: -1, grand: -1.4, null: -1.2 };
/** In so many of ten deals the two best-looking cards are laid away; else others that look well, too. */
const AS_LOOKS = 4;
const NOISE = 1.2;

const LEAST_FITTED = -1.5;

const [file = 'open.txt', deals = '1000', from = '0', way = ''] = given();
const isFitted = way === 'fitted';

const solver = createSolver();

function kind(game: GameName): 'suit' | 'grand' | 'null' {
  return game === 'grand' || game === 'null' ? game : 'suit';
}

function laidAway(
  twelve: readonly Card[],
  game: GameName,
  leads: boolean,
  random: Random,
): readonly Card[] {
  const noise = random.int(10) < AS_LOOKS ? 0 : NOISE;
  let best: readonly Card[] = [];
  let most = -Infinity;
  for (const [i, one] of twelve.entries()) {
    for (const other of twelve.slice(i + 1)) {
      const away = [one, other];
      if (away.some((card) => kindOf(card, game) === 'trump')) continue;
      const kept = twelve.filter((card) => !away.includes(card));
      const worth =
        strengthAs(masksOf(kept), game, leads, pipsOf(away)) + (noise * random.int(1000)) / 1000;
      if (worth > most) {
        most = worth;
        best = away;
      }
    }
  }
  return best;
}

/** One in so many hands is played without looking at the skat. */
const BY_HAND = 5;
/** What a skat counts on average, about. */
const USUAL = 6;

/** Of twelve cards what somebody might lay away; none when the game is hardly played with them. */
function chosen(
  twelve: readonly Card[],
  game: GameName,
  place: number,
  random: Random,
): readonly Card[] {
  if (isFitted) {
    const at = GAME_ORDER.indexOf(game);
    if (random.int(BY_HAND) === 0) {
      const ten = inGame(canonical(twelve.slice(0, 10)), at);
      return strengthOf(KIND[game], ten, USUAL, place) < LEAST_FITTED ? [] : twelve.slice(10);
    }
    const { strength, away } = bestOfTwelve(canonical(twelve), at, place);
    return strength < LEAST_FITTED ? [] : cardsOf(away);
  }
  const leads = place === 0;
  if (strengthOfTwelve(masksOf(twelve), game, leads) < LEAST[kind(game)]) return [];
  return laidAway(twelve, game, leads, random);
}

function lines(deal: number): readonly string[] {
  const random = seeded('open cards', deal);
  const cards = shuffled(CARDS, random);
  const skat = cards.slice(30);
  const found: string[] = [];
  for (const seat of [0, 1, 2]) {
    const hands = [0, 1, 2].map((i) => {
      const from = ((seat + i) % 3) * 10;
      return cards.slice(from, from + 10);
    });
    const twelve = [...(hands[0] ?? []), ...skat];
    const leader = random.int(3);
    for (const game of GAMES) {
      const away = chosen(twelve, game, (3 - leader) % 3, random);
      if (away.length < 2) continue;
      const order = layout(game);
      const masks = [twelve.filter((card) => !away.includes(card)), ...hands.slice(1)].map((hand) =>
        maskOf(hand, order),
      );
      const open = { layout: order, hands: Int32Array.from(masks), seat: leader, trick: [] };
      const points = game === 'null' ? 0 : pipsOf(away);
      const gets = (target: number) => solver.gets(open, target - points);
      let level: number;
      if (game === 'null') level = gets(1) ? 1 : 2;
      else if (gets(61)) level = gets(90) ? 3 : 2;
      else level = gets(31) ? 1 : 0;
      found.push(
        [
          kind(game).slice(0, 1),
          (masks[0] ?? 0) >>> 0,
          maskOf(away, order) >>> 0,
          leader,
          level,
        ].join(' '),
      );
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
