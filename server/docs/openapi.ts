import type { AnyGame } from '@lusoria/core';
import {
  commandSchema as eventCommandSchema,
  eventAnswerSchema,
  eventRequestSchema,
  eventViewSchema,
  settingsSchema as eventSettingsSchema,
} from '@lusoria/tournaments/protocol';
import {
  dailyAnswerSchema,
  dailyProofSchema,
  dailyRequestSchema,
} from '@lusoria/tournaments/daily';
import { rosterAnswerSchema, rosterRequestSchema } from '@lusoria/tournaments/roster';
import { ratingsAnswerSchema, ratingsRequestSchema } from '@lusoria/tournaments/ratings';
import { GAME_IDS, loadGame } from '@lusoria/games';
import {
  clientMessageSchema,
  commandSchema,
  entrySchema,
  eventSchema,
  PROTOCOL,
  recordSchema,
  serverMessageSchema,
  settingsSchema,
  tableViewSchema,
} from '@lusoria/table';
import { ownShareSchema, sharedRoundSchema } from '@lusoria/table/sharing';
import type { GenericSchema } from 'valibot';
import { actBodySchema, commandBodySchema, createBodySchema } from '../http/bots/bodies.ts';
import { adminFiguresSchema } from '../http/admin-figures.ts';
import { actSchema, overviewSchema } from '../operator/schema.ts';
import description from '../package.json' with { type: 'json' };
import { paths } from './paths.ts';
import { componentsOf, type JsonSchema, reference } from './schemas.ts';

/** The games of the registry. */
export async function documentedRules(): Promise<readonly AnyGame[]> {
  return (await Promise.all(GAME_IDS.map(loadGame))).map(registered);
}

/** Schemas used over HTTP only. */
const overHttp: Readonly<Record<string, GenericSchema>> = {
  AdminFigures: adminFiguresSchema,
  AdminOverview: overviewSchema,
  AdminAct: actSchema,
  SharedRound: sharedRoundSchema,
  OwnShare: ownShareSchema,
  BotCreate: createBodySchema,
  BotAct: actBodySchema,
  BotCommand: commandBodySchema,
};

/** HTTP answers to programs that are not messages of the protocol. */
const botSchemas: Readonly<Record<string, JsonSchema>> = {
  BotAccount: {
    type: 'object',
    properties: {
      person: { type: 'string' },
      name: { type: 'string' },
      now: { type: 'integer', description: 'Milliseconds since 1970.' },
    },
    required: ['person', 'name', 'now'],
  },
  BotTables: {
    type: 'object',
    properties: { tables: { type: 'array', items: { type: 'object' } } },
    required: ['tables'],
  },
  BotActions: {
    type: 'object',
    properties: {
      seq: { type: 'integer', description: 'For `seen` of the action.' },
      actions: { type: 'array', items: { type: 'object' } },
    },
    required: ['seq', 'actions'],
  },
  BotDone: {
    type: 'object',
    properties: { seq: { type: 'integer' }, table: { type: 'string' } },
    required: ['seq'],
  },
  BotStreamLine: {
    anyOf: [
      reference('ServerTable'),
      reference('ServerPresence'),
      reference('ServerGone'),
      { type: 'object', properties: { t: { const: 'closing' } }, required: ['t'] },
    ],
  },
};

const said: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'null' }] };

/** @throws when a game of the registry cannot be loaded: a document without it would be wrong. */
function registered(game: AnyGame | null): AnyGame {
  if (!game) throw new Error('a game of the registry cannot be loaded');
  return game;
}

/** The HTTP interface of a server, and every message on a connection, as OpenAPI 3.1. */
export function openapi(games: readonly AnyGame[], url = '/'): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lusoria',
      version: description.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Tables are played over one WebSocket, which /api/asyncapi.json describes and docs/PROTOCOL.md explains; or by bots over HTTP, docs/BOTS.md.',
    },
    servers: [{ url, description: 'This server.' }],
    tags: [
      { name: 'server', description: 'What the server says of itself.' },
      { name: 'bots', description: 'Tables for programs with a token of their own.' },
    ],
    security: [],
    paths,
    components: {
      securitySchemes: {
        bot: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a bot, which a person makes on the page, in the settings.',
        },
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
            keepDays: { type: 'number' },
            operator: {
              type: 'object',
              properties: { name: said, address: said, contact: said },
              required: ['name', 'address', 'contact'],
            },
            lobby: { type: 'boolean' },
            daily: { type: 'boolean' },
            ratings: { type: 'boolean' },
            sharing: { type: 'boolean' },
            push: { type: 'boolean' },
            mail: { type: 'boolean' },
            storage: { enum: ['file', 'postgres', 'memory'] },
            school: { enum: ['none', 'pseudonyms', 'names'] },
            message: { type: 'string' },
            addresses: { type: 'array', items: { type: 'string', format: 'uri' } },
          },
          required: [
            'name',
            'version',
            'protocol',
            'publicUrl',
            'keepDays',
            'operator',
            'lobby',
            'daily',
            'ratings',
            'sharing',
            'push',
            'mail',
            'storage',
            'school',
            'message',
            'addresses',
          ],
        },
        Refusal: {
          type: 'object',
          properties: { code: { type: 'string' }, params: { type: 'object' } },
          required: ['code'],
        },
        ...botSchemas,
        ...componentsOf({ ...namedSchemas(games), ...overHttp }),
      },
    },
  };
}

/** All schemas by their names in documents: of messages, of their parts, and of every game. */
export function namedSchemas(games: readonly AnyGame[]): Readonly<Record<string, GenericSchema>> {
  return {
    ClientMessage: clientMessageSchema,
    ServerMessage: serverMessageSchema,
    ...messagesOf('Client', clientMessageSchema),
    ...messagesOf('Server', serverMessageSchema),
    Command: commandSchema,
    TableEvent: eventSchema,
    Settings: settingsSchema,
    TableView: tableViewSchema,
    EventRequest: eventRequestSchema,
    EventAnswer: eventAnswerSchema,
    RosterRequest: rosterRequestSchema,
    RosterAnswer: rosterAnswerSchema,
    DailyRequest: dailyRequestSchema,
    DailyAnswer: dailyAnswerSchema,
    DailyProof: dailyProofSchema,
    RatingsRequest: ratingsRequestSchema,
    RatingsAnswer: ratingsAnswerSchema,
    EventView: eventViewSchema,
    EventCommand: eventCommandSchema,
    EventSettings: eventSettingsSchema,
    GameRecord: recordSchema,
    Entry: entrySchema,
    ...Object.fromEntries(
      games.flatMap(({ id, schemas: own }) =>
        Object.entries(own).map(([what, schema]) => [schemaName(id, what), schema]),
      ),
    ),
  };
}

/** Schemas of a variant's messages, by names such as `ServerTable` for `table`. */
function messagesOf(
  side: 'Client' | 'Server',
  { options }: typeof clientMessageSchema | typeof serverMessageSchema,
): Readonly<Record<string, GenericSchema>> {
  return Object.fromEntries(
    options.map((schema) => [schemaName(side, schema.entries.t.literal), schema]),
  );
}

/** Name of a game's schema in the document, such as `CrazyEightsAction` for `action` of `crazy-eights`. */
export function schemaName(game: string, what: string): string {
  return `${game}-${what}`
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
