import type { AnyGame } from '@lusoria/core';
import {
  commandSchema as eventCommandSchema,
  eventAnswerSchema,
  eventRequestSchema,
  eventViewSchema,
  settingsSchema as eventSettingsSchema,
} from '@lusoria/events/protocol';
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
import type { GenericSchema } from 'valibot';
import { adminFiguresSchema } from '../http/admin-figures.ts';
import { actSchema, overviewSchema } from '../operator/schema.ts';
import description from '../package.json' with { type: 'json' };
import { paths } from './paths.ts';
import { componentsOf, type JsonSchema } from './schemas.ts';

let document: Promise<JsonSchema> | null = null;

/** The document of this server, with every registered game; made when it is first asked for. */
export async function openapiDocument(): Promise<JsonSchema> {
  document ??= Promise.all(GAME_IDS.map(loadGame)).then((games) =>
    openapi(games.filter((game) => game !== null)),
  );
  return document;
}

/** What a server answers over HTTP, and every message on a connection, as OpenAPI 3.1. */
export function openapi(games: readonly AnyGame[]): JsonSchema {
  const schemas: Readonly<Record<string, GenericSchema>> = {
    ClientMessage: clientMessageSchema,
    ServerMessage: serverMessageSchema,
    Command: commandSchema,
    TableEvent: eventSchema,
    Settings: settingsSchema,
    TableView: tableViewSchema,
    EventRequest: eventRequestSchema,
    EventAnswer: eventAnswerSchema,
    EventView: eventViewSchema,
    EventCommand: eventCommandSchema,
    EventSettings: eventSettingsSchema,
    GameRecord: recordSchema,
    Entry: entrySchema,
    AdminFigures: adminFiguresSchema,
    AdminOverview: overviewSchema,
    AdminAct: actSchema,
    ...Object.fromEntries(
      games.flatMap(({ id, schemas: own }) =>
        Object.entries(own).map(([what, schema]) => [schemaName(id, what), schema]),
      ),
    ),
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lusoria',
      version: description.version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Tables are played over one WebSocket; docs/PROTOCOL.md says how its messages belong together.',
    },
    paths,
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
            keepDays: { type: 'number' },
            message: { type: 'string' },
            addresses: { type: 'array', items: { type: 'string', format: 'uri' } },
          },
          required: [
            'name',
            'version',
            'protocol',
            'publicUrl',
            'keepDays',
            'message',
            'addresses',
          ],
        },
        Refusal: {
          type: 'object',
          properties: { code: { type: 'string' } },
          required: ['code'],
        },
        ...componentsOf(schemas),
      },
    },
  };
}

/** The name of a game's schema in the document, such as `CrazyEightsAction` for `action` of `crazy-eights`. */
export function schemaName(game: string, what: string): string {
  return `${game}-${what}`
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
