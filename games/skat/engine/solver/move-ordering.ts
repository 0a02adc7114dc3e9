import { type Board, insertMove, moveSlot } from './board.ts';

/** A move is a card, in higher bits its run, and above these its score: moves are searched by score. */
export const CARD = 31;
export const RUN = 31 << 5;
const SCORE = 10;
const HASH_MOVE = 1 << 16;

/*
 * Scores of moves, in card points times about ten. Tuned by hill climbing: a small change of one was kept
 * when a few hundred real and random positions took fewer nodes.
 */
const LEAD = { certain: 185, trump: 100, suit: 120, void: 140 };
const DEFEND = { certain: 145, mates: 150, ruffed: 80, open: 115, trump: 10 };
const FOLLOW = { ours: 140, last: 160, trump: 3 };

/** Generates the moves of a choice, the most promising first, and returns their number. */
export interface MoveOrdering {
  /** Cards to lead; `hashMove` is the transposition table's, or -1. */
  leads(leader: number, tricks: number, hashMove: number): number;
  /** Cards to play on one that was led. */
  seconds(seat: number, led: number, tricks: number): number;
  /** Cards to complete a trick with. `top` is the better of the first two, `holder` who played it. */
  thirds(
    seat: number,
    led: number,
    other: number,
    top: number,
    holder: number,
    tricks: number,
  ): number;
}

/**
 * Cards of one hand with none of other hands between them are a run: they are equivalent but for their
 * card points. Of those with the same points only one is a move.
 */
export function createMoveOrdering(board: Board): MoveOrdering {
  return { leads: createLeads(board), seconds: createSeconds(board), thirds: createThirds(board) };
}

function createLeads(board: Board): MoveOrdering['leads'] {
  const { hands, points, follow, beats, moves } = board;
  return (leader, tricks, hashMove) => {
    const mine = hands[leader]!;
    const one = hands[leader === 2 ? 0 : leader + 1]!;
    const two = hands[leader === 0 ? 2 : leader - 1]!;
    const others = one | two;
    const from = moveSlot(tricks, 0);
    let end = from;
    let run = 0;
    let below = -1;
    for (let rest = mine; rest !== 0; ) {
      const bit = rest & -rest;
      rest ^= bit;
      const card = 31 - Math.clz32(bit);
      const suit = follow[card]!;
      const counts = points[card]!;
      if (below >= 0 && ((suit >>> below) & 1) !== 0 && (others & (bit - (2 << below))) === 0) {
        const same = counts === points[below];
        below = card;
        if (same) continue;
      } else {
        run += 1;
        below = card;
      }
      const over = beats[card]!;
      const trump = card >= board.lowestTrump;
      const oneFollows = one & suit;
      const twoFollows = two & suit;
      const ones = oneFollows === 0 ? one : oneFollows;
      const twos = twoFollows === 0 ? two : twoFollows;
      let score: number;
      if (leader === 0) {
        if (((ones | twos) & over) === 0) score = LEAD.certain + counts * 20;
        else {
          const voids = (oneFollows === 0 ? LEAD.void : 0) + (twoFollows === 0 ? LEAD.void : 0);
          score = (trump ? LEAD.trump : LEAD.suit - voids) - counts * 10;
        }
      } else {
        const threat = (leader === 2 ? ones : twos) & over;
        const mate = leader === 2 ? twos : ones;
        if (threat === 0) score = DEFEND.certain + counts * 12;
        else if ((mate & over & beats[31 - Math.clz32(threat)]!) !== 0)
          score = DEFEND.mates + counts * 10;
        else if ((threat & suit) === 0) score = DEFEND.ruffed + counts * 3;
        else score = DEFEND.open - counts - (trump ? DEFEND.trump : 0);
      }
      if (card === hashMove) score = HASH_MOVE;
      insertMove(moves, from, end, (score << SCORE) | (run << 5) | card);
      end += 1;
    }
    return end - from;
  };
}

function createSeconds(board: Board): MoveOrdering['seconds'] {
  const { hands, points, follow, beats, moves } = board;
  return (seat, led, tricks) => {
    const next = seat === 2 ? 0 : seat + 1;
    const leader = seat === 0 ? 2 : seat - 1;
    const mine = hands[seat]!;
    const third = hands[next]!;
    const suit = follow[led]!;
    const over = beats[led]!;
    const thirdFollows = third & suit;
    const thirds = thirdFollows === 0 ? third : thirdFollows;
    const others = hands[leader]! | third | (1 << led);
    const from = moveSlot(tricks, 1);
    let end = from;
    let run = 0;
    let below = -1;
    const following = mine & suit;
    for (let rest = following === 0 ? mine : following; rest !== 0; ) {
      const bit = rest & -rest;
      rest ^= bit;
      const card = 31 - Math.clz32(bit);
      const own = follow[card]!;
      const counts = points[card]!;
      if (below >= 0 && ((own >>> below) & 1) !== 0 && (others & (bit - (2 << below))) === 0) {
        const same = counts === points[below];
        below = card;
        if (same) continue;
      } else {
        run += 1;
        below = card;
      }
      const wins = (over >>> card) & 1;
      const beatable = (thirds & (wins === 1 ? beats[card]! : over)) !== 0;
      let ours = wins === 1 || beatable;
      if (seat === 0) ours = wins === 1 && !beatable;
      else if (next === 0) ours = !beatable;
      let score = lost(counts, card >= board.lowestTrump);
      if (ours) {
        score = FOLLOW.ours + (seat === 0 ? counts * 7 - card * 5 : counts * 10 - wins * card * 4);
      }
      insertMove(moves, from, end, (score << SCORE) | (run << 5) | card);
      end += 1;
    }
    return end - from;
  };
}

function createThirds(board: Board): MoveOrdering['thirds'] {
  const { hands, points, follow, beats, moves } = board;
  return (seat, led, other, top, holder, tricks) => {
    const mine = hands[seat]!;
    const others =
      hands[seat === 2 ? 0 : seat + 1]! |
      hands[seat === 0 ? 2 : seat - 1]! |
      (1 << led) |
      (1 << other);
    const following = mine & follow[led]!;
    const over = beats[top]!;
    const from = moveSlot(tricks, 2);
    let end = from;
    let below = -1;
    let chosen = -1;
    let counted = 0;
    let ours = false;
    let wins = 0;
    // It is known who takes the trick, so of a run the most points go into an own trick and the fewest
    // into a lost one.
    for (let rest = following === 0 ? mine : following; ; ) {
      const bit = rest & -rest;
      const card = 31 - Math.clz32(bit);
      const counts = points[card]!;
      if (bit !== 0 && below >= 0) {
        if (((follow[card]! >>> below) & 1) !== 0 && (others & (bit - (2 << below))) === 0) {
          if (ours ? counts > counted : counts < counted) {
            chosen = card;
            counted = counts;
          }
          below = card;
          rest ^= bit;
          continue;
        }
      }
      if (chosen >= 0) {
        const score = ours
          ? FOLLOW.last + counted * 3 - wins * chosen
          : lost(counted, chosen >= board.lowestTrump);
        insertMove(moves, from, end, (score << SCORE) | chosen);
        end += 1;
      }
      if (bit === 0) return end - from;
      rest ^= bit;
      below = card;
      chosen = card;
      counted = counts;
      wins = (over >>> card) & 1;
      ours = ((wins === 1 ? seat : holder) === 0) === (seat === 0);
    }
  };
}

/** The score of a card that goes to the other side. */
function lost(counts: number, isTrump: boolean): number {
  return -5 * counts - (isTrump ? FOLLOW.trump : 0);
}
