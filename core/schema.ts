import * as v from 'valibot';

/** A schema of a list whose type is read-only. */
export function list<T extends v.GenericSchema>(item: T) {
  return v.pipe(v.array(item), v.readonly());
}

/** Published schemas have it, too: an extension of JSON Schema, named as OpenAPI names these. */
export const PER_SEAT = 'x-per-seat';

/** A schema of a read-only list with one entry per seat, in the order of the seats, from the deal on. */
export function perSeat<T extends v.GenericSchema>(item: T) {
  return v.pipe(v.array(item), v.readonly(), v.metadata({ [PER_SEAT]: true }));
}

/** An integer within bounds, both included. */
export function integer(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** An integer from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An integer from 0 that a number represents exactly. */
export const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * A schema whose output is declared by a type, so that declarations stay readable:
 * `schemaOf<View>()(v.strictObject(…))`. It does not compile if the two differ, even by a field that only one of them
 * has.
 */
export function schemaOf<T>() {
  return <S extends v.GenericSchema<unknown, T>>(
    schema: S,
    ..._differs: [T] extends [v.InferOutput<S>] ? [] : [never]
  ): v.GenericSchema<unknown, T> => schema;
}

/** Where in the data an issue is, such as `seats.1.name`; empty if it is the whole. */
export function pathOf(issue: v.BaseIssue<unknown>): string {
  return v.getDotPath(issue) ?? '';
}
