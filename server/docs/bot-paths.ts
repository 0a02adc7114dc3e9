import { MAX_STREAMS } from '../http/bots/streams.ts';
import { json, refusal } from './responses.ts';
import { type JsonSchema, reference } from './schemas.ts';

const TAG = ['bots'];
const security = [{ bot: [] }];

const TABLE = {
  name: 'table',
  in: 'path',
  required: true,
  description: 'The id of a table, or its code.',
  schema: { type: 'string', pattern: '^\\P{C}{0,40}$' },
};

const SEEN = {
  name: 'seen',
  in: 'query',
  required: false,
  description: 'The last entry that the bot has: only those after it are sent.',
  schema: { type: 'integer', minimum: 0 },
};

const ALWAYS = {
  401: refusal('No token, nobody’s, or that of a person (`wrong-token`).'),
  403: refusal('The bot or its address is banned (`banned`; `reason`, `until`).'),
  429: refusal(
    'Too many requests or connections (`too-fast`, `too-many`); `Retry-After` says how long to wait.',
  ),
  503: refusal(
    'Nothing has happened (`try-again`), or it may have (`unknown`): send the same again.',
  ),
};
const OF_TABLE = {
  ...ALWAYS,
  404: refusal('There is no such table (`no-such-table`).'),
  409: refusal('The table or its game refuses, with a code of theirs.'),
};
const OF_BODY = {
  400: refusal('Not as the schema says; `path` is where (`bad-message`).'),
  413: refusal('Larger than a message may be (`too-large`).'),
};

/** HTTP paths for programs with a token of their own; see docs/BOTS.md. */
export const botPaths: JsonSchema = {
  '/api/bot': {
    get: {
      operationId: 'botAccount',
      tags: TAG,
      security,
      summary: 'Who the bot is.',
      responses: { 200: json('The bot.', reference('BotAccount')), ...ALWAYS },
    },
  },
  '/api/bot/tables': {
    get: {
      operationId: 'botTables',
      tags: TAG,
      security,
      summary: 'The tables of the bot, the latest first.',
      responses: { 200: json('Its tables.', reference('BotTables')), ...ALWAYS },
    },
    post: {
      operationId: 'botCreate',
      tags: TAG,
      security,
      summary: 'Makes a table that the bot owns; once for an id.',
      requestBody: body('BotCreate'),
      responses: {
        200: json('The table is durable.', reference('BotDone')),
        ...ALWAYS,
        ...OF_BODY,
        404: refusal('There is no such game (`no-such-game`).'),
        409: refusal('Not with these options or seats, or the id was used for another one.'),
      },
    },
  },
  '/api/bot/tables/{table}': {
    parameters: [TABLE],
    get: {
      operationId: 'botOpen',
      tags: TAG,
      security,
      summary: 'A table as the bot sees it: the message `table`.',
      parameters: [SEEN],
      responses: {
        200: json('The table.', reference('ServerTable')),
        ...OF_TABLE,
        400: OF_BODY[400],
      },
    },
  },
  '/api/bot/tables/{table}/actions': {
    parameters: [TABLE],
    get: {
      operationId: 'botActions',
      tags: TAG,
      security,
      summary: 'What the bot may do now.',
      description:
        'Every action that the game accepts from the bot’s seat at this moment, or a sample where they are too many to list; none where it has nothing to do.',
      responses: { 200: json('The actions.', reference('BotActions')), ...OF_TABLE },
    },
  },
  '/api/bot/tables/{table}/stream': {
    parameters: [TABLE],
    get: {
      operationId: 'botStream',
      tags: TAG,
      security,
      summary: 'A table as it changes: a message a line.',
      description: `Messages \`table\`, \`presence\` and \`gone\`, and \`{"t":"closing"}\` where the server is stopping. An empty line whenever seven seconds were quiet. At most ${MAX_STREAMS} streams a bot (\`too-many-streams\`).`,
      parameters: [SEEN],
      responses: {
        200: {
          description: 'Lines, until either side ends it.',
          content: { 'application/x-ndjson': { schema: reference('BotStreamLine') } },
        },
        ...OF_TABLE,
        400: OF_BODY[400],
      },
    },
  },
  '/api/bot/tables/{table}/act': posting(
    'botAct',
    'BotAct',
    'An action of the game; once for an id.',
  ),
  '/api/bot/tables/{table}/do': posting(
    'botDo',
    'BotCommand',
    'A command to the table, such as sitting down; once for an id.',
  ),
};

function posting(operationId: string, schema: string, summary: string): JsonSchema {
  return {
    parameters: [TABLE],
    post: {
      operationId,
      tags: TAG,
      security,
      summary,
      requestBody: body(schema),
      responses: { 200: json('It is durable.', reference('BotDone')), ...OF_TABLE, ...OF_BODY },
    },
  };
}

function body(name: string): JsonSchema {
  return { required: true, content: { 'application/json': { schema: reference(name) } } };
}
