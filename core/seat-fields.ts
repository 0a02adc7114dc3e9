import * as v from 'valibot';
import type { AnyGame } from './erase.ts';
import { PER_SEAT } from './schema.ts';

/** The fields of a game's views that its schema says to be `perSeat`. */
export function seatFields({ schemas }: Pick<AnyGame, 'schemas'>): ReadonlySet<string> {
  return new Set(seatFieldsOf(schemas.view));
}

/** Of a schema of an object, or of a choice of objects. */
export function seatFieldsOf(schema: v.GenericSchema): readonly string[] {
  if ('options' in schema && Array.isArray(schema.options)) {
    return schema.options.filter(isSchema).flatMap(seatFieldsOf);
  }
  if (!('entries' in schema) || !schema.entries) return [];
  const entries: [string, unknown][] = Object.entries(schema.entries);
  return entries.flatMap(([name, field]) =>
    isSchema(field) && v.getMetadata(field)[PER_SEAT] === true ? [name] : [],
  );
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
