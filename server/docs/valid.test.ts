import { list } from '@lusoria/core/schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { asyncapi } from './asyncapi.ts';
import { documentedRules, openapi } from './openapi.ts';

/*
 * Requirements of the specifications for the parts that our documents have, and errors of linters of such documents
 * (Redocly, Spectral): https://spec.openapis.org/oas/v3.1.0, https://www.asyncapi.com/docs/reference/specification/v3.0.0.
 * A field that no schema here names is refused: it is looked up before it is used.
 */

const text = v.pipe(v.string(), v.nonEmpty());
const anything = v.record(v.string(), v.unknown());
const schema = v.union([v.boolean(), anything]);
const named = <T extends v.GenericSchema>(item: T) =>
  v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), item);
const content = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+\/[\w.+-]+$/)),
  v.strictObject({ schema, example: v.exactOptional(v.unknown()) }),
);
const parameter = v.strictObject({
  name: text,
  in: v.picklist(['path', 'query', 'header', 'cookie']),
  required: v.boolean(),
  description: text,
  schema,
});
const operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^[a-z]\w*$/i)),
  tags: v.pipe(list(text), v.minLength(1)),
  summary: text,
  description: v.exactOptional(text),
  security: v.exactOptional(list(v.record(v.string(), list(v.string())))),
  parameters: v.exactOptional(list(parameter)),
  requestBody: v.exactOptional(
    v.strictObject({ required: v.boolean(), description: v.exactOptional(text), content }),
  ),
  responses: v.record(
    v.pipe(v.string(), v.regex(/^([1-5]\d\d|default)$/)),
    v.strictObject({ description: text, content: v.exactOptional(content) }),
  ),
});
const info = {
  title: text,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  description: text,
};
const openapiSchema = v.strictObject({
  openapi: v.literal('3.1.0'),
  info: v.strictObject({ ...info, license: v.strictObject({ name: text, identifier: text }) }),
  servers: v.pipe(
    list(v.strictObject({ url: v.pipe(v.string(), v.regex(/^(\/|.*[^/])$/)), description: text })),
    v.minLength(1),
  ),
  tags: list(v.strictObject({ name: text, description: text })),
  security: list(anything),
  paths: v.record(
    v.pipe(v.string(), v.regex(/^\/([^?#]*[^/?#])?$/)),
    v.strictObject({
      parameters: v.exactOptional(list(parameter)),
      get: v.exactOptional(operation),
      post: v.exactOptional(operation),
    }),
  ),
  components: v.strictObject({
    securitySchemes: named(
      v.strictObject({ type: v.literal('http'), scheme: v.literal('bearer'), description: text }),
    ),
    schemas: named(schema),
  }),
});

const pointer = v.strictObject({ $ref: v.pipe(v.string(), v.startsWith('#/')) });
const asyncapiSchema = v.strictObject({
  asyncapi: v.literal('3.0.0'),
  info: v.strictObject({
    ...info,
    license: v.strictObject({ name: text, url: v.pipe(v.string(), v.url()) }),
  }),
  defaultContentType: v.literal('application/json'),
  servers: named(
    v.strictObject({
      host: v.pipe(v.string(), v.regex(/^[^/]+$/)),
      protocol: v.picklist(['ws', 'wss']),
      pathname: v.exactOptional(v.pipe(v.string(), v.regex(/^\/.*[^/]$/))),
      description: text,
    }),
  ),
  channels: named(v.strictObject({ address: text, description: text, messages: named(pointer) })),
  operations: named(
    v.strictObject({
      action: v.picklist(['send', 'receive']),
      summary: text,
      channel: pointer,
      messages: v.pipe(list(pointer), v.minLength(1)),
    }),
  ),
  components: v.strictObject({
    messages: named(v.strictObject({ name: text, title: text, payload: pointer })),
    schemas: named(schema),
  }),
});

const games = await documentedRules();
const PLACES = [null, 'https://cards.example.org', 'https://school.example/cards'] as const;

describe.each(PLACES)('at %s', (url) => {
  test('the OpenAPI document is one', () => {
    const document = written(openapi(games, url ?? '/'));
    const { paths, tags, components } = v.parse(openapiSchema, document);
    expect(dangling(document)).toEqual([]);
    const operations = Object.entries(paths).flatMap(([path, { parameters, ...methods }]) =>
      Object.values(methods).map((one) => ({
        path,
        ...one,
        parameters: [...(parameters ?? []), ...(one.parameters ?? [])],
      })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters, tags: own, security = [], responses } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(inPath.map(({ name }) => name)).toEqual(wanted);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(new Set(parameters.map(({ name }) => name)).size).toBe(parameters.length);
      expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...own]));
      for (const scheme of security.flatMap((one) => Object.keys(one)))
        expect(Object.keys(components.securitySchemes)).toContain(scheme);
      // Operations that require a key document the answer without it, and every one its success.
      expect(security.length === 0 || Object.hasOwn(responses, '401')).toBe(true);
      expect(Object.keys(responses).some((status) => /^[123]/.test(status))).toBe(true);
    }
    const alike = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(alike).size).toBe(alike.length);
  });

  test('the AsyncAPI document is one', () => {
    const document = written(asyncapi(games, url));
    const { channels, operations, components } = v.parse(asyncapiSchema, document);
    expect(dangling(document)).toEqual([]);
    for (const { channel, messages } of Object.values(operations)) {
      const name = channel.$ref.replace('#/channels/', '');
      expect(Object.keys(channels)).toContain(name);
      const own = Object.keys(channels[name]?.messages ?? {});
      const asked = messages.map(({ $ref }) => $ref.replace(`${channel.$ref}/messages/`, ''));
      expect(own).toEqual(expect.arrayContaining(asked));
    }
    for (const [name, message] of Object.entries(components.messages))
      expect(message.name).toBe(name);
  });
});

/** A document as it is sent. */
function written(document: object): unknown {
  return JSON.parse(JSON.stringify(document));
}

/** Dangling references. */
function dangling(document: unknown): readonly string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)];
  expect(references.length).toBeGreaterThan(10);
  return references.map(([, to = '']) => to).filter((to) => at(document, to) === undefined);
}

/** Target of a reference's JSON pointer (RFC 6901). */
function at(document: unknown, reference: string): unknown {
  if (!reference.startsWith('#/')) return undefined;
  return reference
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), document);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
