/**
 * Seats by place, from 1: those of a rank share it, and the next rank's place is lower by their
 * number.
 *
 * @param ranking seats from best to worst; those of a rank are tied
 */
export function ranked(
  ranking: readonly (readonly number[])[],
): readonly { readonly seat: number; readonly place: number }[] {
  return ranking.flatMap((tied, at) => {
    const before = ranking.slice(0, at).reduce((sum, { length }) => sum + length, 0);
    return tied.map((seat) => ({ seat, place: before + 1 }));
  });
}
