import type * as v from 'valibot';
import type { AnyFacts } from './facts/facts.ts';
import { PER_SEAT } from './schema.ts';

/** The fields of a game's views that its schema says to be `perSeat`. */
export function seatFields({ schemas }: Pick<AnyFacts, 'schemas'>): ReadonlySet<string> {
  return new Set(seatFieldsOf(schemas.view));
}

/** Of a schema of an object, or of a choice of objects. */
export function seatFieldsOf(schema: v.GenericSchema): readonly string[] {
  if ('options' in schema && Array.isArray(schema.options)) {
    return schema.options.filter(isSchema).flatMap(seatFieldsOf);
  }
  if (!('entries' in schema) || !schema.entries) return [];
  const entries: [string, unknown][] = Object.entries(schema.entries);
  return entries.flatMap(([name, field]) => (isPerSeat(field) ? [name] : []));
}

/** Read here, as valibot's own reader of metadata would be a part of the page's first load. */
function isPerSeat(field: unknown): boolean {
  if (!isSchema(field) || !('pipe' in field) || !Array.isArray(field.pipe)) return false;
  return field.pipe.some((step: unknown) => isMark(step) || isPerSeat(step));
}

function isMark(step: unknown): boolean {
  return isObject(step) && isObject(step['metadata']) && step['metadata'][PER_SEAT] === true;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
