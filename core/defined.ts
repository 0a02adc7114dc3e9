/**
 * The value of a look-up that cannot miss. An impossible case throws instead of going on with a wrong value.
 *
 * @throws RangeError if there is none
 */
export function defined<T>(value: T | null | undefined, what = 'a value'): T {
  if (value === null || value === undefined) throw new RangeError(`${what} is missing`);
  return value;
}
