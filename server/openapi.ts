import {
  clientMessageSchema,
  commandSchema,
  entrySchema,
  eventSchema,
  MESSAGE_BYTES,
  PROTOCOL,
  recordSchema,
  serverMessageSchema,
  settingsSchema,
  tableViewSchema,
} from '@lusoria/table';
import type { GenericSchema } from 'valibot';
import { adminFiguresSchema } from './http/admin-figures.ts';
import { type JsonSchema, jsonSchema } from './jsonschema.ts';
import description from './package.json' with { type: 'json' };

/** The schemas of a game, which tables carry as plain data, and of parts of them, by name. */
export type GameSchemas = Readonly<Record<string, GenericSchema>>;

/**
 * Describes what the server answers over HTTP, and every message on the line, as OpenAPI 3.1.
 *
 * @param games by id.
 */
export function openapi(games: Readonly<Record<string, GameSchemas>>): JsonSchema {
  const named = new Map<GenericSchema, string>([
    [clientMessageSchema, 'ClientMessage'],
    [serverMessageSchema, 'ServerMessage'],
    [commandSchema, 'Command'],
    [eventSchema, 'TableEvent'],
    [settingsSchema, 'Settings'],
    [tableViewSchema, 'TableView'],
    [recordSchema, 'GameRecord'],
    ...Object.entries(games).flatMap(([game, schemas]) =>
      Object.entries(schemas).map(([what, schema]): [GenericSchema, string] => [
        schema,
        `${capital(game)}${capital(what)}`,
      ]),
    ),
  ]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lusoria',
      version: description.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Tables are played over one WebSocket; docs/PROTOCOL.md says how its messages belong together.',
    },
    paths: {
      '/ws': {
        get: {
          summary: 'The line: JSON, one message a text frame.',
          description: `The client sends ClientMessage of at most ${MESSAGE_BYTES} bytes, a hello of version ${PROTOCOL} first; the server sends ServerMessage.`,
          responses: {
            101: { description: 'The line is open.' },
            403: refusal('A page of another origin (`wrong-origin`).'),
            421: refusal('Meant for another server (`wrong-host`).'),
            426: refusal('No WebSocket was asked for (`upgrade-required`).'),
            429: refusal('Too many lines (`too-many`).'),
            503: refusal('The server is stopping (`closing`).'),
          },
        },
      },
      '/api/info': {
        get: {
          summary: 'What the server is and where others reach it.',
          responses: { 200: json('', { $ref: '#/components/schemas/Info' }) },
        },
      },
      '/api/admin': {
        get: {
          summary: 'Figures of this node for its operator.',
          security: [{ admin: [] }],
          responses: {
            200: json('', { $ref: '#/components/schemas/AdminFigures' }),
            401: refusal('Without the key that the server was started with (`wrong-key`).'),
          },
        },
      },
      '/healthz': {
        get: {
          summary: 'The process answers, and says how it knows of other nodes.',
          responses: {
            200: json('', {
              type: 'object',
              properties: {
                status: { const: 'ok' },
                nodes: { enum: ['alone', 'connected', 'polling'] },
              },
              required: ['status', 'nodes'],
            }),
          },
        },
      },
      '/readyz': {
        get: {
          summary: 'Tables can be played at.',
          responses: {
            200: json('', status('ready')),
            503: refusal('The store does not answer, or the server is stopping (`not-ready`).'),
          },
        },
      },
      '/metrics': {
        get: {
          summary: 'Figures for Prometheus.',
          responses: {
            200: { description: '', content: { 'text/plain': { schema: { type: 'string' } } } },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        admin: {
          type: 'http',
          scheme: 'bearer',
          description: 'What stands after # in the address of the operator’s page.',
        },
      },
      schemas: {
        Info: {
          type: 'object',
          properties: {
            name: { const: 'lusoria' },
            version: { type: 'string' },
            protocol: { const: PROTOCOL },
            publicUrl: { anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }] },
            addresses: { type: 'array', items: { type: 'string', format: 'uri' } },
          },
          required: ['name', 'version', 'protocol', 'publicUrl', 'addresses'],
        },
        Refusal: {
          type: 'object',
          properties: { code: { type: 'string' } },
          required: ['code'],
        },
        AdminFigures: jsonSchema(adminFiguresSchema, named),
        ...Object.fromEntries(
          [...named].map(([schema, name]) => [name, jsonSchema(schema, named)]),
        ),
        Entry: jsonSchema(entrySchema, named),
      },
    },
  };
}

function json(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}

function refusal(description: string): JsonSchema {
  return json(description, { $ref: '#/components/schemas/Refusal' });
}

function status(value: string): JsonSchema {
  return { type: 'object', properties: { status: { const: value } }, required: ['status'] };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
