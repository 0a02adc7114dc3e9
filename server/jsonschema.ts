import type { GenericSchema } from 'valibot';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * A schema of ours as JSON Schema. What only code can check (`check`, a deck file) is left out; a
 * default says what a missing value means.
 *
 * @param names schemas that are referred to by name instead of being written out.
 * @throws when it meets a kind of schema that it does not know.
 */
export function jsonSchema(
  schema: GenericSchema,
  names: ReadonlyMap<GenericSchema, string> = new Map(),
): JsonSchema {
  return write(schema, new Map(names), true);
}

type Names = ReadonlyMap<unknown, string>;

function write(schema: unknown, names: Names, top = false): JsonSchema {
  const name = names.get(schema);
  if (name !== undefined && !top) return { $ref: `#/components/schemas/${name}` };
  const [first, ...rest] = list(field(schema, 'pipe'));
  if (first === undefined) return plain(schema, names);
  const based = plain(first, names);
  return rest.reduce<JsonSchema>((all, action) => ({ ...all, ...refined(action, based) }), based);
}

function plain(schema: unknown, names: Names): JsonSchema {
  const kind = String(field(schema, 'type'));
  const inner = (key: string): JsonSchema => write(field(schema, key), names);
  switch (kind) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return { type: kind };
    case 'unknown':
      return {};
    case 'literal':
      return { const: field(schema, 'literal') };
    case 'picklist':
      return { enum: list(field(schema, 'options')) };
    case 'array':
      return { type: 'array', items: inner('item') };
    case 'record':
      return { type: 'object', additionalProperties: inner('value') };
    case 'nullable':
      return { anyOf: [inner('wrapped'), { type: 'null' }] };
    case 'optional': {
      const standard = field(schema, 'default');
      return standard === undefined ? inner('wrapped') : { ...inner('wrapped'), default: standard };
    }
    case 'union':
      return { anyOf: list(field(schema, 'options')).map((one) => write(one, names)) };
    case 'variant':
      return { oneOf: list(field(schema, 'options')).map((one) => write(one, names)) };
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectSchema(schema, names, kind === 'strict_object');
    default:
      throw new RangeError(`no JSON Schema for ${kind}`);
  }
}

function objectSchema(schema: unknown, names: Names, strict: boolean): JsonSchema {
  const entries = Object.entries(record(field(schema, 'entries')));
  const required = entries
    .filter(([, value]) => field(value, 'type') !== 'optional')
    .map(([key]) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, value]) => [key, write(value, names)])),
    ...(required.length > 0 ? { required } : {}),
    ...(strict ? { additionalProperties: false } : {}),
  };
}

/** What a step of a pipe adds to what comes before it. */
function refined(action: unknown, { type }: JsonSchema): JsonSchema {
  const requirement = field(action, 'requirement');
  const kind = String(field(action, 'type'));
  switch (kind) {
    case 'integer':
      return { type: 'integer' };
    case 'safe_integer':
      return { type: 'integer', maximum: Number.MAX_SAFE_INTEGER };
    case 'min_value':
      return { minimum: requirement };
    case 'max_value':
      return { maximum: requirement };
    case 'min_length':
      return { [type === 'array' ? 'minItems' : 'minLength']: requirement };
    case 'max_length':
      return { [type === 'array' ? 'maxItems' : 'maxLength']: requirement };
    case 'regex':
      return requirement instanceof RegExp ? { pattern: requirement.source } : {};
    case 'readonly':
    case 'check':
      return {};
    default:
      throw new RangeError(`no JSON Schema for ${kind}`);
  }
}

/** A field of what may be an object. */
export function field(of: unknown, key: string): unknown {
  return record(of)[key];
}

/** The fields of what may be an object. */
export function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The items of what may be a list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
