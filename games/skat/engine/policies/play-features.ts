import { countOf, NULL_KIND } from '../solver/index.ts';
import type { PlayContext } from './play-context.ts';

/*
 * Features of a card that may be played, as indices of weights that are summed up.
 */

const SITUATIONS = 30;

/** The situation of a context, as a number below 30: each has weights of its own. */
export function situationOf({ layout, player, onTable, led, holder, trick }: PlayContext): number {
  if (onTable === 0) return player * 10 + (trick === 0 ? 0 : 1);
  const trumps = led >= layout.lowestTrump ? 2 : 0;
  const isPartners = player !== 0 && holder !== 0 ? 1 : 0;
  return player * 10 + (onTable === 1 ? 2 : 6) + trumps + isPartners;
}

/** The groups of weights of a situation; a card has at most one of each. */
const CLASS = { from: 0, size: 36 };
const RANGE = { from: 36, size: 4 };
const LENGTH = { from: 40, size: 26 };
const STAGE = { from: 66, size: 40 };
const TABLE = { from: 106, size: 24 };
const UNSEEN = { from: 130, size: 40 };
const COVERED = { from: 170, size: 80 };
const THROWN = { from: 250, size: 12 };
const TRUMPS = { from: 262, size: 56 };
const PER_SITUATION = 318;
/** Of side suits that are led, by player: who has led them before, and who is known to be void. */
const AGAIN = { from: SITUATIONS * PER_SITUATION, size: 64 };
const VOIDS = { from: AGAIN.from + 3 * AGAIN.size, size: 32 };

/** The number of weights of a kind of game. */
export const PLAY_WEIGHTS = VOIDS.from + 3 * VOIDS.size;

/** By the bit in a suit of seven, or of eight: low cards, queen, king, ten, ace. */
const RANK = [0, 0, 0, 1, 2, 3, 4, 4];
/** The same among trumps, where king and queen are alike. */
const TRUMP_RANK = [0, 0, 0, 1, 1, 2, 3];
/** Low, middle and high in a suit of seven, and in one of eight. */
const HEIGHT = [0, 0, 0, 1, 1, 2, 2];
const HEIGHT_OF_EIGHT = [0, 0, 0, 1, 1, 1, 2, 2];

/** The features found last, as far as `findPlayFeatures` says; overwritten by the next call. */
export const playFeatures: Int32Array = new Int32Array(12);

interface Group {
  readonly from: number;
}

/**
 * Finds the features of a card that is played from a hand.
 *
 * @returns how many there are; they stand in `playFeatures` until the next call
 */
export function findPlayFeatures(
  context: PlayContext,
  situation: number,
  hand: number,
  card: number,
): number {
  const { layout, gone, led, best, onTable } = context;
  const suit = layout.follow[card]!;
  const own = hand & suit;
  const length = countOf(own);
  const above = -(2 << card);
  const unseen = suit & ~hand & ~gone;
  const higher = Math.min(3, countOf(unseen & above));
  const beats = best < 0 ? higher === 0 : ((layout.beats[best]! >>> card) & 1) === 1;
  const up = beats ? 1 : 0;
  const isNull = layout.kind === NULL_KIND;
  const isTrump = card >= layout.lowestTrump;
  const isJack = !isNull && card >= 28;
  const rank = isNull ? card & 7 : card % 7;
  const height = isNull ? HEIGHT_OF_EIGHT[rank]! : HEIGHT[rank]!;
  const follows = led >= 0 && ((layout.follow[led]! >>> card) & 1) === 1;
  let count = 0;
  const base = situation * PER_SITUATION;
  const add = ({ from }: Group, number: number): void => {
    playFeatures[count] = base + from + number;
    count += 1;
  };

  const sort = isJack
    ? 4 + card - 28
    : isTrump
      ? TRUMP_RANK[rank]!
      : isNull
        ? 8 + rank
        : 8 + (follows ? 0 : 5) + RANK[rank]!;
  add(CLASS, sort * 2 + up);
  const highest = (own & above) === 0;
  const lowest = (own & ((1 << card) - 1)) === 0;
  add(RANGE, (highest ? 1 : 0) + (lowest ? 2 : 0));
  add(LENGTH, isTrump ? 14 + length : Math.min(6, length - 1) * 2 + up);
  const group = isJack ? 4 : isTrump ? 3 : height;
  add(STAGE, (stageOf(context.trick) * 5 + group) * 2 + up);
  if (onTable > 0) {
    const points = layout.points[card]!;
    const worth = points === 0 ? 0 : points < 10 ? 1 : 2;
    add(TABLE, (pointsStep(context.points) * 3 + worth) * 2 + up);
  }
  const left = countOf(unseen);
  add(UNSEEN, (higher * 5 + Math.min(4, left)) * 2 + (isTrump ? 1 : 0));
  if (isTrump) {
    add(TRUMPS, (Math.min(6, left) * 4 + Math.min(4, length) - 1) * 2 + (isJack ? 1 : 0));
    return count;
  }
  const top = 31 - Math.clz32(suit);
  const cover = ((own >>> top) & 1) * 2 + ((own >>> (top - 1)) & 1);
  add(COVERED, ((cover * 5 + RANK[rank]!) * 2 + (follows ? 1 : 0)) * 2 + up);
  if (onTable > 0 && !follows) add(THROWN, Math.min(3, length) * 3 + height);
  if (onTable === 0) count = findLeadFeatures(context, suit, height * 2 + up, count);
  return count;
}

/** Features of leading a side suit: by whom it was led before, and which players are void in it. */
function findLeadFeatures(
  { player, ledSuits, voids }: PlayContext,
  suit: number,
  how: number,
  from: number,
): number {
  const partner = player === 0 ? 0 : 3 - player;
  const hasLed = (who: number): boolean => (ledSuits[who]! & suit) !== 0;
  const isVoid = (who: number): boolean => (voids[who]! & suit) !== 0;
  const [foeHasLed, isFoeVoid] =
    player === 0 ? [hasLed(1) || hasLed(2), isVoid(1) || isVoid(2)] : [hasLed(0), isVoid(0)];
  const again =
    (hasLed(player) ? 1 : 0) + (partner > 0 && hasLed(partner) ? 2 : 0) + (foeHasLed ? 4 : 0);
  const empty = (isFoeVoid ? 1 : 0) + (partner > 0 && isVoid(partner) ? 2 : 0);
  playFeatures[from] = AGAIN.from + player * AGAIN.size + again * 8 + how;
  playFeatures[from + 1] = VOIDS.from + player * VOIDS.size + empty * 8 + how;
  return from + 2;
}

function stageOf(trick: number): number {
  return trick === 0 ? 0 : trick < 3 ? 1 : trick < 6 ? 2 : 3;
}

function pointsStep(points: number): number {
  return points < 3 ? 0 : points < 10 ? 1 : points < 14 ? 2 : 3;
}
