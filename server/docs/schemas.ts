import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Actions that JSON Schema cannot express and need not: readonly types, and checks that only code
 * can make (of a deck file, for example).
 */
const IGNORED = ['readonly', 'check', 'raw_check', 'brand'];

export function reference(name: string): JsonSchema {
  return { $ref: refTo(name) };
}

/**
 * Schemas as JSON Schema. Nested ones are referred to by their names.
 *
 * @throws when a schema cannot be expressed in JSON Schema.
 */
export function componentsOf(
  named: Readonly<Record<string, GenericSchema>>,
  target: 'draft-2020-12' | 'draft-07' = 'draft-2020-12',
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { [name]: _own, ...others } = named;
      const {
        $schema: _version,
        $defs: _others,
        definitions: _named,
        ...written
      } = toJsonSchema(schema, {
        target,
        typeMode: 'input',
        definitions: others,
        ignoreActions: IGNORED,
        // `items: false` ends a strict tuple, but some readers of documents take it as absent.
        overrideSchema: ({ jsonSchema }) =>
          jsonSchema.prefixItems && jsonSchema.items === false
            ? { ...jsonSchema, maxItems: jsonSchema.prefixItems.length, items: {} }
            : null,
        overrideAction: ({ valibotAction, jsonSchema }) =>
          'requirement' in valibotAction && isUnicode(valibotAction.requirement)
            ? { ...jsonSchema, pattern: valibotAction.requirement.source }
            : null,
        overrideRef: ({ referenceId }) => refTo(referenceId),
      });
      return [name, written];
    }),
  );
}

/** JSON Schema reads all patterns as Unicode, so this flag changes nothing. */
function isUnicode(pattern: unknown): pattern is RegExp {
  return pattern instanceof RegExp && pattern.flags === 'u';
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}
