import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is no matter of JSON: readonly types, and checks that only code can make (of a deck file, for example). */
const IGNORED = ['readonly', 'check'];

export function reference(name: string): JsonSchema {
  return { $ref: refTo(name) };
}

/**
 * Schemas as JSON Schema. Where one of them is part of another it is referred to by its name.
 *
 * @throws when a schema says what JSON Schema cannot.
 */
export function componentsOf(
  named: Readonly<Record<string, GenericSchema>>,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const { [name]: _own, ...others } = named;
      const {
        $schema: _version,
        $defs: _others,
        ...written
      } = toJsonSchema(schema, {
        target: 'draft-2020-12',
        typeMode: 'input',
        definitions: others,
        ignoreActions: IGNORED,
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

/** JSON Schema reads all patterns as Unicode, so that this flag says nothing else. */
function isUnicode(pattern: unknown): pattern is RegExp {
  return pattern instanceof RegExp && pattern.flags === 'u';
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}
