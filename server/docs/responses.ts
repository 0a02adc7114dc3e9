import { type JsonSchema, reference } from './schemas.ts';

/** An answer in JSON. */
export function json(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}

/** A refusal with a code. */
export function refusal(description: string): JsonSchema {
  return json(description, reference('Refusal'));
}
