/** Costs of a table with a person more or less than wished: at one that is too small everybody plays more. */
const LARGER_COST = 4;
const SMALLER_COST = 2;

/**
 * Number of people at each table, the larger tables first: tables of the desired size, or one more
 * or less where the game admits it; with the fewest empty places, then as near to that size as
 * possible.
 *
 * @param people number of people, at least one.
 * @param sizes the numbers of players that the game admits, in any order.
 */
export function tableSizes(
  people: number,
  sizes: readonly number[],
  wished: number,
): readonly { readonly people: number; readonly seats: number }[] {
  const near = sizes.filter((size) => Math.abs(size - wished) <= 1);
  const admitted = (near.length > 0 ? near : sizes).toSorted((a, b) => b - a);
  const nearest = admitted.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || b - a);
  interface Plan {
    readonly cost: number;
    readonly tables: readonly number[];
  }
  // The best tables for each total of seats, one table more at a time (dynamic programming).
  const plans: Plan[] = [{ cost: 0, tables: [] }];
  const largest = Math.max(0, ...admitted);
  for (let seats = 1; seats < people + largest; seats += 1) {
    const options = nearest.flatMap((size): Plan[] => {
      const rest = plans[seats - size];
      const cost = 1 + (size > wished ? LARGER_COST : SMALLER_COST) * (size - wished) ** 2;
      return rest ? [{ cost: rest.cost + cost, tables: [...rest.tables, size] }] : [];
    });
    const [best] = options.toSorted((a, b) => a.cost - b.cost);
    if (best) plans[seats] = best;
  }
  const enough = plans.slice(people).flatMap((plan, empty) => (plan ? [{ ...plan, empty }] : []));
  const [best] = enough.toSorted((a, b) => a.empty - b.empty || a.cost - b.cost);
  if (!best) return [];
  const tables = best.tables.toSorted((a, b) => b - a);
  // At most one empty place at each table, from the last.
  const { empty } = best;
  return tables.map((seats, i) => {
    const turn = tables.length - 1 - i;
    const gaps = Math.floor((empty + tables.length - 1 - turn) / tables.length);
    return { seats, people: seats - gaps };
  });
}
