import * as v from 'valibot';

/** A whole number from 0. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A readonly list. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(v.array(item), v.readonly());
}
