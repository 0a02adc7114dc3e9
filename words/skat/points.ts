import { signed } from './cards.ts';
import type { SkatWho, Written } from './types.ts';

/** The words of a line about what is written down. */
export interface PointsTerms {
  readonly you: string;
  /** Several names, as in the middle of a sentence. */
  names(seats: readonly number[], who: SkatWho): string;
  /** "die anderen je +40" */
  others(points: string): string;
  /** "Bert und Carla je −60" */
  each(names: string, points: string): string;
  /** Nobody writes anything. */
  readonly none: string;
}

/** "+60 +50": what is written for a seat; of the declarer's points the value comes first. */
export function pointsOf({ result, points }: Written, seat: number): string {
  const own = points[seat] ?? 0;
  if (result.kind !== 'game' || seat !== result.declarer) return signed(own);
  const bonus = own - result.value;
  // With Bierlachs a won game leaves nothing to its declarer.
  const isAdded = bonus !== 0 && Math.sign(bonus) === Math.sign(result.value);
  return isAdded ? `${signed(result.value)} ${signed(bonus)}` : signed(own);
}

/** "Anna: −120 −50 = −170; die anderen je +40" */
export function pointsLine(written: Written, who: SkatWho, terms: PointsTerms): string {
  const { result, points } = written;
  const declarer = result.kind === 'game' ? result.declarer : null;
  const lines: string[] = [];
  if (declarer !== null && (points[declarer] ?? 0) !== 0) {
    const text = pointsOf(written, declarer);
    const sum = signed(points[declarer] ?? 0);
    const name = declarer === who.you ? terms.you : who.name(declarer);
    lines.push(`${name}: ${text === sum ? text : `${text} = ${sum}`}`);
  }
  const rest = points.flatMap((value, seat) => (seat === declarer ? [] : [{ value, seat }]));
  for (const value of new Set(rest.map((each) => each.value))) {
    if (value !== 0) lines.push(alike(value, rest, lines.length > 0));
  }
  return lines.length > 0 ? lines.join('; ') : terms.none;

  function alike(value: number, of: typeof rest, after: boolean): string {
    const seats = of.filter((each) => each.value === value).map(({ seat }) => seat);
    const text = signed(value);
    if (after && seats.length > 1 && seats.length === of.length) return terms.others(text);
    const [only] = seats;
    if (seats.length === 1 && only !== undefined) {
      const mine = only === who.you;
      return `${mine ? (after ? terms.names([only], who) : terms.you) : who.name(only)}: ${text}`;
    }
    return terms.each(terms.names(seats, who), text);
  }
}
