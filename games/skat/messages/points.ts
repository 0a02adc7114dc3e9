import { defined } from '@lusoria/core';
import { capital } from '@lusoria/i18n';
import type { DealResult } from '../rules/result.ts';
import type { SkatTranslator } from './index.ts';
import { says, seatNames, signed, type SkatReader } from './names.ts';

/** A result as on the score sheet. */
interface Written {
  readonly result: DealResult;
  /** By seat. */
  readonly points: readonly number[];
}

/** "+60 +50": the score of a seat; for the declarer the value comes first. */
export function pointsOf({ result, points }: Written, seat: number): string {
  const own = defined(points[seat]);
  if (result.kind !== 'game' || seat !== result.declarer) return signed(own);
  const bonus = own - result.value;
  // With Bierlachs a won game leaves nothing to its declarer.
  const isAdded = bonus !== 0 && Math.sign(bonus) === Math.sign(result.value);
  return isAdded ? `${signed(result.value)} ${signed(bonus)}` : signed(own);
}

/** "Anna: −120 −50 = −170; die anderen je +40" */
export function pointsLine(t: SkatTranslator, written: Written, reader: SkatReader): string {
  const { result, points } = written;
  const declarer = result.kind === 'game' ? result.declarer : null;
  const lines: string[] = [];
  if (declarer !== null && points[declarer] !== 0) {
    const text = pointsOf(written, declarer);
    const sum = signed(defined(points[declarer]));
    lines.push(says(t, declarer, reader, text === sum ? text : `${text} = ${sum}`));
  }
  const rest = points.flatMap((value, seat) => (seat === declarer ? [] : [{ value, seat }]));
  for (const value of new Set(rest.map((each) => each.value))) {
    if (value !== 0) lines.push(alike(value));
  }
  return lines.length > 0 ? lines.join('; ') : t('points-none');

  function alike(value: number): string {
    const seats = rest.filter((each) => each.value === value).map(({ seat }) => seat);
    const isFirst = lines.length === 0;
    const names = seatNames(t, seats, reader);
    const points = signed(value);
    const [only, another] = seats;
    if (only !== undefined && another === undefined) {
      return isFirst ? says(t, only, reader, points) : `${names}: ${points}`;
    }
    if (!isFirst && seats.length === rest.length) return t('points-others', { points });
    return t('points-each', { names: capital(names), points });
  }
}
