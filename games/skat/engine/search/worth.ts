import { BASE, mostMatadors } from '../../rules/contract.ts';
import type { Options } from '../../rules/options.ts';
import { countOf } from '../solver/index.ts';
import { COUNTS, GAME_ORDER, inGame, KIND, matadors } from './canon.ts';
import { chanceIn, type Mood, type Prospect, schneiderIn } from './chances.ts';
import hands from './data/hands.json' with { type: 'json' };
import { bestOfTwelve, strengthOf } from './hands.ts';

const GRAND = GAME_ORDER.indexOf('grand');
const NULL = GAME_ORDER.indexOf('null');

/** What is written down beside the value of a game: for winning it, and what losing it costs. */
interface Stakes {
  readonly won: number;
  readonly lost: number;
}

/** Seeger and Fabian; of what the others get for a game lost most is as good as lost, too. */
const SEEGER: Stakes = { won: 50, lost: 80 };
const PLAIN: Stakes = { won: 0, lost: 0 };

export function stakesOf({ scoring }: Options): Stakes {
  return scoring === 'seeger-fabian' ? SEEGER : PLAIN;
}

/** What has been bid. */
export interface Asked {
  readonly bid: number;
  readonly mood: Mood;
}

/** A game with what it promises; `game` is a place of `GAME_ORDER`. */
export interface Offer {
  readonly game: number;
  readonly hand: boolean;
  readonly announced: boolean;
  readonly ouvert: boolean;
  /** As a mask of grand; 0 by hand. */
  readonly away: number;
  readonly chance: number;
  /** Points on average, compared with those of the others. */
  readonly worth: number;
}

const NULL_VALUES = { plain: 23, hand: 35, ouvert: 46, both: 59 };

/** Of an offer in suits or grand: its strength, what a level counts, and how many it has before play. */
interface Line {
  readonly game: number;
  readonly strength: number;
  readonly levels: number;
}

/** How likely a game that is lost is lost in schneider. */
function beatenIn(game: number, strength: number): number {
  const [base = 0, slope = 0] = game === GRAND ? hands.grand.beaten : hands.suit.beaten;
  return 1 / (1 + Math.exp(-(base + slope * strength)));
}

export function baseOf(game: number): number {
  const name = GAME_ORDER[game] ?? 'grand';
  return name === 'null' ? 23 : BASE[name];
}

/** What a suit game or grand is worth when it is won for `bid`. */
function worthOfTrumps(
  { game, strength, levels }: Line,
  chance: number,
  bid: number,
  stakes: Stakes,
): { readonly chance: number; readonly worth: number } {
  const base = baseOf(game);
  const value = base * levels;
  const schneider = schneiderIn(game === GRAND ? 'grand' : 'suit', strength);
  const beaten = beatenIn(game, strength);
  if (value >= bid) {
    const gain = value + base * schneider + stakes.won;
    const loss = 2 * value + 2 * base * beaten + stakes.lost;
    return { chance, worth: chance * gain - (1 - chance) * loss };
  }
  // One level short can be made good by schneider.
  const charged = Math.ceil(bid / base) * base;
  const saved = value + base >= bid ? chance * schneider : 0;
  return {
    chance: saved,
    worth: saved * (charged + stakes.won) - (1 - saved) * (2 * charged + stakes.lost),
  };
}

function worthOfNull(value: number, chance: number, bid: number, stakes: Stakes): number {
  if (value < bid) return -Infinity;
  return chance * (value + stakes.won) - (1 - chance) * (2 * value + stakes.lost);
}

/** Everything about a hand and skat that does not depend on the bid. */
export interface Twelve {
  /** By game: the strength with the best two cards laid away, and those. */
  readonly strengths: Float64Array;
  readonly aways: Int32Array;
  readonly levels: Int32Array;
  /** By game: how many trumps there are. */
  readonly trumps: Int32Array;
  readonly place: number;
  /** By game: what trying it out has added to the logit of winning. */
  readonly shifts: Float64Array;
}

/** Where nothing was tried. */
export const UNTRIED = new Float64Array(6);

/** Looks at twelve cards, a mask of grand. */
export function lookAt(twelve: number, place: number, options: Options): Twelve {
  const strengths = new Float64Array(6);
  const aways = new Int32Array(6);
  const levels = new Int32Array(6);
  const trumps = new Int32Array(6);
  for (const [game, name] of GAME_ORDER.entries()) {
    const { strength, away } = bestOfTwelve(twelve, game, place);
    strengths[game] = strength;
    aways[game] = away;
    levels[game] = name === 'null' ? 0 : matadors(twelve, game, mostMatadors(name, options)) + 1;
    trumps[game] = trumpsIn(twelve & ~away, game);
  }
  return { strengths, aways, levels, trumps, place, shifts: UNTRIED };
}

function trumpsIn(cards: number, game: number): number {
  if (game === NULL) return 0;
  return countOf(inGame(cards, game) & (-1 << (game === GRAND ? 28 : 21)));
}

/** What twelve cards, of which the best two are laid away, promise in a game. */
function prospectOf(
  { strengths, trumps, place, shifts }: Twelve,
  game: number,
  mood: Mood,
): Prospect {
  const [strength, shift] = [strengths[game] ?? 0, shifts[game] ?? 0];
  return { strength, mood, place, trumps: trumps[game] ?? 0, isHand: false, shift };
}

/** How likely a game is won, open hands aside. */
export function chanceAt(seen: Twelve, game: number, mood: Mood): number {
  return chanceIn(KIND[GAME_ORDER[game] ?? 'grand'], prospectOf(seen, game, mood));
}

/** Hidden hands were tried: of open ones that tells nothing. */
function nullChance(ouvert: boolean, prospect: Prospect): number {
  return ouvert ? chanceIn('ouvert', { ...prospect, shift: 0 }) : chanceIn('null', prospect);
}

/** What one can play with twelve cards: each game with the best two laid away. */
export function offersOf(seen: Twelve, { bid, mood }: Asked, options: Options): readonly Offer[] {
  const stakes = stakesOf(options);
  return GAME_ORDER.flatMap((name, game): readonly Offer[] => {
    const prospect = prospectOf(seen, game, mood);
    const away = seen.aways[game] ?? 0;
    const base = { game, hand: false, announced: false, away };
    if (name === 'null') {
      return [false, true].map((ouvert) => {
        const chance = nullChance(ouvert, prospect);
        const value = ouvert ? NULL_VALUES.ouvert : NULL_VALUES.plain;
        return { ...base, ouvert, chance, worth: worthOfNull(value, chance, bid, stakes) };
      });
    }
    const line = { game, strength: prospect.strength, levels: seen.levels[game] ?? 0 };
    const found = worthOfTrumps(line, chanceIn(KIND[name], prospect), bid, stakes);
    return [{ ...base, ouvert: false, ...found }];
  });
}

/** What the best offer is worth; quicker than making them all. */
export function bestWorth(seen: Twelve, { bid, mood }: Asked, stakes: Stakes): number {
  let best = -Infinity;
  for (let game = 0; game < NULL; game += 1) {
    const prospect = prospectOf(seen, game, mood);
    const line = { game, strength: prospect.strength, levels: seen.levels[game] ?? 0 };
    const chance = chanceIn(game === GRAND ? 'grand' : 'suit', prospect);
    best = Math.max(best, worthOfTrumps(line, chance, bid, stakes).worth);
  }
  const prospect = prospectOf(seen, NULL, mood);
  const plain = worthOfNull(NULL_VALUES.plain, nullChance(false, prospect), bid, stakes);
  const open = worthOfNull(NULL_VALUES.ouvert, nullChance(true, prospect), bid, stakes);
  return Math.max(best, plain, open);
}

/** What one can play by hand with ten cards; `skats` are all pairs that may lie there. */
export function handOffers(
  ten: number,
  skats: readonly number[],
  place: number,
  { bid, mood }: Asked,
  options: Options,
  shifts: Float64Array = UNTRIED,
): readonly Offer[] {
  const stakes = stakesOf(options);
  return GAME_ORDER.flatMap((name, game): readonly Offer[] => {
    const own = inGame(ten, game);
    const base = { game, hand: true, away: 0 };
    const shift = shifts[game] ?? 0;
    const seen = { mood, place, trumps: trumpsIn(ten, game), isHand: true, shift };
    if (name === 'null') {
      const strength = strengthOf('null', own, 0, place);
      return [false, true].map((ouvert) => {
        const chance = nullChance(ouvert, { ...seen, strength });
        const value = ouvert ? NULL_VALUES.both : NULL_VALUES.hand;
        const worth = worthOfNull(value, chance, bid, stakes);
        return { ...base, announced: false, ouvert, chance, worth };
      });
    }
    let [chance, worth, made, loud] = [0, 0, 0, 0];
    const most = mostMatadors(name, options);
    for (const skat of skats) {
      const low = 31 - Math.clz32(skat & -skat);
      const points = (COUNTS[low] ?? 0) + (COUNTS[31 - Math.clz32(skat)] ?? 0);
      const strength = strengthOf(KIND[name], own, points, place);
      const levels = matadors(ten | skat, game, most) + 2;
      const wins = chanceIn(KIND[name], { ...seen, strength });
      const found = worthOfTrumps({ game, strength, levels }, wins, bid, stakes);
      chance += found.chance;
      worth += found.worth;
      // Announced: two levels more, and 90 points are needed.
      const value = baseOf(game) * (levels + 2);
      const schneider = wins * schneiderIn(game === GRAND ? 'grand' : 'suit', strength);
      const charged = Math.max(value, Math.ceil(bid / baseOf(game)) * baseOf(game));
      const good = value >= bid ? schneider : 0;
      made += good;
      loud += good * (value + stakes.won) - (1 - good) * (2 * charged + stakes.lost);
    }
    const many = skats.length;
    return [
      { ...base, announced: false, ouvert: false, chance: chance / many, worth: worth / many },
      { ...base, announced: true, ouvert: false, chance: made / many, worth: loud / many },
    ];
  });
}
