import type { Board } from './board.ts';
import { NULL_KIND } from './layout.ts';

const BUCKET_BITS = 17;
/** An entry has four words: two of the key, the data, and one unused. A bucket has two entries. */
const ENTRY = 4;
const BUCKET = 2 * ENTRY;

/** The data: a lower and an upper bound of seven bits each, the hash move, the tricks left, and the tag. */
const BOUND = 127;
const UPPER = 7;
const CARD = 14;
const TRICKS = 19;
const TAG = 23;

/** Sevens, eights and nines are equivalent: the masks of the lowest and the middle of them. */
const SEVENS = 1 | (1 << 7) | (1 << 14) | (1 << 21);
const EIGHTS = SEVENS << 1;

/** For two sets of four bits: both without the bits that neither has. */
const JACKS = packed(4);
/** The same for eight bits. */
const SUIT = packed(8);

function packed(size: number): Uint16Array {
  const result = new Uint16Array(1 << (2 * size));
  for (let pair = 0; pair < result.length; pair += 1) {
    let one = 0;
    let two = 0;
    let at = 0;
    for (let bit = 0; bit < size; bit += 1) {
      const a = (pair >>> (size + bit)) & 1;
      const b = (pair >>> bit) & 1;
      if ((a | b) === 0) continue;
      one |= a << at;
      two |= b << at;
      at += 1;
    }
    result[pair] = (one << size) | two;
  }
  return result;
}

/**
 * Bounds of positions between tricks. The key is exact: who holds which cards and who leads. Equivalent
 * cards are the same in it: the jacks, the nines, eights and sevens of a suit, and in null all cards of
 * a suit that have none of others between them. It does not contain how a position came about, so
 * entries stay true from deal to deal.
 */
export interface TranspositionTable {
  /**
   * Looks up the position on the board.
   *
   * @returns a bound of the declarer's points that is on the same side of `need`; -1 when none is known
   */
  probe(leader: number, tricks: number, need: number): number;
  /** The best move known of the position last probed with so many tricks; -1 without one. */
  hashMove(tricks: number): number;
  /** Stores a bound of the position last probed with so many tricks, and its best move. */
  store(tricks: number, need: number, bound: number, card: number): void;
  clear(): void;
}

/** The words of a probe kept until its store, by the number of tricks: two of the key, and so on. */
const PROBE = 8;
const ONE = 0;
const TWO = 1;
const MARK = 2;
const PLACE = 3;
const KNOWN = 4;
const NOTHING = -1;

export function createTranspositionTable(board: Board): TranspositionTable {
  const { hands } = board;
  const words = new Int32Array(BUCKET << BUCKET_BITS);
  const pending = new Int32Array(11 * PROBE);

  function probe(leader: number, tricks: number, need: number): number {
    // Two planes encode for each card which of the three has it, or that it is gone.
    let one = hands[0]! | hands[1]!;
    let two = hands[1]! | hands[2]!;
    if (board.kind === NULL_KIND) {
      const a = SUIT[((one & 255) << 8) | (two & 255)]!;
      const b = SUIT[(one & 0xff00) | ((two >>> 8) & 255)]!;
      const c = SUIT[((one >>> 8) & 0xff00) | ((two >>> 16) & 255)]!;
      const d = SUIT[((one >>> 16) & 0xff00) | (two >>> 24)]!;
      one = (a >>> 8) | (b & 0xff00) | ((c & 0xff00) << 8) | ((d & 0xff00) << 16);
      two = (a & 255) | ((b & 255) << 8) | ((c & 255) << 16) | (d << 24);
    } else {
      // Where the lowest is gone the two above it move down, at most twice; then the middle one.
      let gone = (~(one | two) & SEVENS) * 7;
      one = (one & ~gone) | ((one & gone) >>> 1);
      two = (two & ~gone) | ((two & gone) >>> 1);
      gone = (~(one | two) & SEVENS) * 7;
      one = (one & ~gone) | ((one & gone) >>> 1);
      two = (two & ~gone) | ((two & gone) >>> 1);
      gone = (~(one | two) & EIGHTS) * 3;
      one = (one & ~gone) | ((one & gone) >>> 1);
      two = (two & ~gone) | ((two & gone) >>> 1);
      const jacks = JACKS[((one >>> 28) << 4) | (two >>> 28)]!;
      one = (one & 0x0fffffff) | ((jacks >>> 4) << 28);
      two = (two & 0x0fffffff) | (jacks << 28);
    }
    const tag = (board.kind << 2) | leader;
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two ^ tag, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let place = (hash >>> (32 - BUCKET_BITS)) * BUCKET;
    let known = NOTHING;
    if (words[place] === one && words[place + 1] === two) known = words[place + 2]!;
    if (known >>> TAG !== tag) {
      known = NOTHING;
      const second = place + ENTRY;
      if (words[second] === one && words[second + 1] === two) known = words[second + 2]!;
      if (known >>> TAG === tag) place = second;
      else known = NOTHING;
    }
    if (known !== NOTHING) {
      const lower = known & BOUND;
      if (lower >= need) return lower;
      const upper = (known >>> UPPER) & BOUND;
      if (upper < need) return upper;
    }
    const at = tricks * PROBE;
    pending[at + ONE] = one;
    pending[at + TWO] = two;
    pending[at + MARK] = (tag << TAG) | (tricks << TRICKS);
    pending[at + PLACE] = place;
    pending[at + KNOWN] = known;
    return -1;
  }

  function hashMove(tricks: number): number {
    const known = pending[tricks * PROBE + KNOWN]!;
    return known === NOTHING ? -1 : (known >>> CARD) & 31;
  }

  function store(tricks: number, need: number, bound: number, card: number): void {
    const probed = tricks * PROBE;
    const known = pending[probed + KNOWN]!;
    let lower = 0;
    let upper = BOUND;
    let place = pending[probed + PLACE]!;
    if (known !== NOTHING) {
      lower = known & BOUND;
      upper = (known >>> UPPER) & BOUND;
    } else if (((words[place + 2]! >>> TRICKS) & 15) > tricks) {
      // Replacement: the first entry of a bucket is the one with more tricks left, or the newer one.
      place += ENTRY;
    } else {
      words[place + ENTRY] = words[place]!;
      words[place + ENTRY + 1] = words[place + 1]!;
      words[place + ENTRY + 2] = words[place + 2]!;
    }
    if (bound >= need) lower = Math.max(lower, bound);
    else upper = Math.min(upper, bound);
    words[place] = pending[probed + ONE]!;
    words[place + 1] = pending[probed + TWO]!;
    words[place + 2] = lower | (upper << UPPER) | (card << CARD) | pending[probed + MARK]!;
  }

  return {
    probe,
    hashMove,
    store,
    clear: () => {
      words.fill(0);
    },
  };
}
