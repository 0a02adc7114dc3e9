import type { Board } from './board.ts';

const BUCKET_BITS = 17;
/** An entry has four words: two of the key, what is known, and one unused. Two make a bucket. */
const ENTRY = 4;
const BUCKET = 2 * ENTRY;

/** What is known: bounds of seven bits each, the best card, the tricks left, and the tag. */
const BOUND = 127;
const UPPER = 7;
const CARD = 14;
const TRICKS = 19;
const TAG = 23;

/** The sevens, eights and nines of four suits of seven, the lowest bit of each, and the middle one. */
const SEVENS = 1 | (1 << 7) | (1 << 14) | (1 << 21);
const EIGHTS = SEVENS << 1;

/** For two sets of four bits: both again, without the places that neither has. */
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
 * What is known of positions between tricks. The key is exact: who holds which cards and who leads.
 * Cards that count the same and have none but gone cards between them are the same in it, so it
 * tells only how the jacks, how the nines, eights and sevens of a suit, or in null how the cards of
 * a suit lie. It says nothing of how a position came about: entries stay true from deal to deal.
 */
export interface Table {
  /**
   * Looks up the position on the board. The answer is a bound of the declarer's points that tells
   * whether they reach `need`, or -1 when that is not known.
   */
  probe(leader: number, tricks: number, need: number): number;
  /** A card that was good in the position last looked up with so many tricks; -1 without one. */
  good(tricks: number): number;
  /** Remembers the answer to what was last asked with so many tricks, and a good card. */
  store(tricks: number, need: number, answer: number, card: number): void;
  clear(): void;
}

/** What is kept of a question while it is searched, by the number of tricks. */
const QUESTION = 8;
const ONE = 0;
const TWO = 1;
const MARK = 2;
const PLACE = 3;
const KNOWN = 4;
const NOTHING = -1;

export function createTable(board: Board): Table {
  const { hands } = board;
  const words = new Int32Array(BUCKET << BUCKET_BITS);
  const asked = new Int32Array(11 * QUESTION);

  function probe(leader: number, tricks: number, need: number): number {
    // Two planes tell for each card which of the three has it, or that it is gone.
    let one = (hands[0] ?? 0) | (hands[1] ?? 0);
    let two = (hands[1] ?? 0) | (hands[2] ?? 0);
    if (board.kind === 2) {
      const a = SUIT[((one & 255) << 8) | (two & 255)] ?? 0;
      const b = SUIT[(one & 0xff00) | ((two >>> 8) & 255)] ?? 0;
      const c = SUIT[((one >>> 8) & 0xff00) | ((two >>> 16) & 255)] ?? 0;
      const d = SUIT[((one >>> 16) & 0xff00) | (two >>> 24)] ?? 0;
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
      const jacks = JACKS[((one >>> 28) << 4) | (two >>> 28)] ?? 0;
      one = (one & 0x0fffffff) | ((jacks >>> 4) << 28);
      two = (two & 0x0fffffff) | (jacks << 28);
    }
    const tag = (board.kind << 2) | leader;
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two ^ tag, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let place = (hash >>> (32 - BUCKET_BITS)) * BUCKET;
    let known = NOTHING;
    if (words[place] === one && words[place + 1] === two) known = words[place + 2] ?? 0;
    if (known >>> TAG !== tag) {
      known = NOTHING;
      const second = place + ENTRY;
      if (words[second] === one && words[second + 1] === two) known = words[second + 2] ?? 0;
      if (known >>> TAG === tag) place = second;
      else known = NOTHING;
    }
    if (known !== NOTHING) {
      const lower = known & BOUND;
      if (lower >= need) return lower;
      const upper = (known >>> UPPER) & BOUND;
      if (upper < need) return upper;
    }
    const at = tricks * QUESTION;
    asked[at + ONE] = one;
    asked[at + TWO] = two;
    asked[at + MARK] = (tag << TAG) | (tricks << TRICKS);
    asked[at + PLACE] = place;
    asked[at + KNOWN] = known;
    return -1;
  }

  function good(tricks: number): number {
    const known = asked[tricks * QUESTION + KNOWN] ?? 0;
    return known === NOTHING ? -1 : (known >>> CARD) & 31;
  }

  function store(tricks: number, need: number, answer: number, card: number): void {
    const question = tricks * QUESTION;
    const known = asked[question + KNOWN] ?? 0;
    let lower = 0;
    let upper = BOUND;
    let place = asked[question + PLACE] ?? 0;
    if (known !== NOTHING) {
      lower = known & BOUND;
      upper = (known >>> UPPER) & BOUND;
    } else if ((((words[place + 2] ?? 0) >>> TRICKS) & 15) > tricks) {
      // The first of a bucket has more tricks left, or came last.
      place += ENTRY;
    } else {
      words[place + ENTRY] = words[place] ?? 0;
      words[place + ENTRY + 1] = words[place + 1] ?? 0;
      words[place + ENTRY + 2] = words[place + 2] ?? 0;
    }
    if (answer >= need) lower = Math.max(lower, answer);
    else upper = Math.min(upper, answer);
    words[place] = asked[question + ONE] ?? 0;
    words[place + 1] = asked[question + TWO] ?? 0;
    words[place + 2] = lower | (upper << UPPER) | (card << CARD) | (asked[question + MARK] ?? 0);
  }

  return {
    probe,
    good,
    store,
    clear: () => {
      words.fill(0);
    },
  };
}
