import { BEYOND, type Board } from './board.ts';

/**
 * Searches the last two tricks in one loop: the declarer's card points, exact or a bound on the same
 * side of `need` as the true value. `rest` is the card points of all cards.
 */
export function createEndgame(
  board: Board,
): (leader: number, need: number, rest: number) => number {
  const { hands, points, follow, beats, work } = board;

  /** Which of three cards, 0 to 2, takes the trick. */
  function winner(led: number, second: number, third: number): number {
    const over = beats[led]!;
    if (((over >>> second) & 1) !== 0) return (beats[second]! >>> third) & 1 ? 2 : 1;
    return (over >>> third) & 1 ? 2 : 0;
  }

  return (leader, need, rest) => {
    const s1 = leader === 2 ? 0 : leader + 1;
    const s2 = leader === 0 ? 2 : leader - 1;
    const h0 = hands[leader]!;
    const h1 = hands[s1]!;
    const h2 = hands[s2]!;
    /** The declarer's place in this trick. */
    const place = leader === 0 ? 0 : s1 === 0 ? 1 : 2;
    let best0 = place === 0 ? -1 : BEYOND;
    for (let rest0 = h0; rest0 !== 0; rest0 &= rest0 - 1) {
      const c0 = 31 - Math.clz32(rest0 & -rest0);
      const d0 = 31 - Math.clz32(h0 ^ (1 << c0));
      const suit = follow[c0]!;
      const follow1 = h1 & suit;
      const follow2 = h2 & suit;
      let best1 = place === 1 ? -1 : BEYOND;
      for (let rest1 = follow1 === 0 ? h1 : follow1; rest1 !== 0; rest1 &= rest1 - 1) {
        const c1 = 31 - Math.clz32(rest1 & -rest1);
        const d1 = 31 - Math.clz32(h1 ^ (1 << c1));
        const on = points[c0]! + points[c1]!;
        let best2 = place === 2 ? -1 : BEYOND;
        for (let rest2 = follow2 === 0 ? h2 : follow2; rest2 !== 0; rest2 &= rest2 - 1) {
          const c2 = 31 - Math.clz32(rest2 & -rest2);
          const d2 = 31 - Math.clz32(h2 ^ (1 << c2));
          work[0] = work[0]! + 1;
          const trick = on + points[c2]!;
          const first = winner(c0, c1, c2);
          let last: number;
          if (first === 0) last = winner(d0, d1, d2);
          else if (first === 1) last = (winner(d1, d2, d0) + 1) % 3;
          else last = (winner(d2, d0, d1) + 2) % 3;
          const value = (first === place ? trick : 0) + (last === place ? rest - trick : 0);
          if (place === 2 ? value > best2 : value < best2) best2 = value;
          if (place === 2 ? best2 >= need : best2 < need) break;
        }
        if (place === 1 ? best2 > best1 : best2 < best1) best1 = best2;
        if (place === 1 ? best1 >= need : best1 < need) break;
      }
      if (place === 0 ? best1 > best0 : best1 < best0) best0 = best1;
      if (place === 0 ? best0 >= need : best0 < need) break;
    }
    return best0;
  };
}
