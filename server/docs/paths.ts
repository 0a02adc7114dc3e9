import { MESSAGE_BYTES, PROTOCOL } from '@lusoria/table';
import { botPaths } from './bot-paths.ts';
import { json, refusal } from './responses.ts';
import { type JsonSchema, reference } from './schemas.ts';

const keyParameter = {
  name: 'key',
  in: 'path',
  required: true,
  description: 'Whoever has it may do this.',
  schema: { type: 'string', pattern: '^[0-9a-f]{40}$' },
};

/** HTTP paths of a server: the `paths` of the OpenAPI document. */
export const paths: JsonSchema = {
  '/ws': {
    get: {
      operationId: 'connect',
      tags: ['server'],
      summary: 'The connection: JSON, one message a text frame.',
      description: `The client sends ClientMessage of at most ${MESSAGE_BYTES} bytes, a hello of version ${PROTOCOL} first; the server sends ServerMessage.`,
      responses: {
        101: { description: 'The connection is open.' },
        403: refusal('A page of another origin (`wrong-origin`).'),
        421: refusal('Meant for another server (`wrong-host`).'),
        426: refusal('No WebSocket was asked for (`upgrade-required`).'),
        429: refusal('Too many connections (`too-many`).'),
        503: refusal('The server is stopping (`closing`).'),
      },
    },
  },
  '/api/info': {
    get: {
      operationId: 'info',
      tags: ['server'],
      summary: 'What the server is; for who asks from its own machine, where others reach it.',
      responses: { 200: json('It answers.', reference('Info')) },
    },
  },
  '/api/daily/{date}': {
    get: {
      operationId: 'daily',
      tags: ['server'],
      summary:
        'The deals of a day: what their seeds were committed to, and the seeds when the day is over.',
      parameters: [
        inPath('date', 'A day in UTC, such as 2026-11-26.', { type: 'string', format: 'date' }),
      ],
      responses: {
        200: json('It answers.', reference('DailyProof')),
        404: refusal('There are none, or this server has none (`no-such-day`).'),
      },
    },
  },
  '/api/shared/{code}': {
    get: {
      operationId: 'shared',
      tags: ['server'],
      summary: 'A round that somebody shares by a link, for everybody who has it.',
      parameters: [inPath('code', 'The code in its link.', { type: 'string', maxLength: 10 })],
      responses: {
        429: refusal('Too many requests from this address (`too-fast`).'),
        404: refusal('There is none, or not any more (`no-such-shared`).'),
        200: json('It answers.', reference('SharedRound')),
      },
    },
  },
  '/api/photos/{name}': {
    get: {
      operationId: 'photos',
      tags: ['server'],
      summary: 'The photos of the deck of a table or an event, for everybody who knows the deck.',
      parameters: [
        inPath('name', 'What the deck calls them: the SHA-256 of their JSON.', {
          type: 'string',
          pattern: '^[0-9a-f]{64}$',
        }),
      ],
      responses: {
        429: refusal('Too many requests from this address (`too-fast`).'),
        200: json('JPEGs as data URLs; null: there are none.', {
          anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }],
        }),
      },
    },
  },
  '/api/feed/{key}/turns.{kind}': {
    get: {
      operationId: 'turns',
      tags: ['server'],
      summary: 'Tables by the day that wait for a person, behind the address that they have made.',
      parameters: [
        keyParameter,
        {
          name: 'kind',
          in: 'path',
          required: true,
          description: 'A feed, or a calendar.',
          schema: { type: 'string', enum: ['atom', 'ics'] },
        },
      ],
      responses: {
        200: {
          description: 'An Atom feed, or a calendar.',
          content: {
            'application/atom+xml': { schema: { type: 'string' } },
            'text/calendar': { schema: { type: 'string' } },
          },
        },
        304: { description: 'It is as it was (`If-None-Match`).' },
        404: refusal('There is none, or no more (`not-found`).'),
        429: refusal('Too many requests, or wrong keys (`too-fast`, `too-many`).'),
      },
    },
  },
  '/api/mail/{key}': {
    get: ofMail('mail', 'Whether an address is confirmed, by the key in an e-mail to it.'),
  },
  '/api/mail/{key}/confirm': { post: ofMail('confirmMail', 'The address wants to be written to.') },
  '/api/mail/{key}/end': {
    post: ofMail('endMail', 'The address is not written to any more (RFC 8058), and is deleted.'),
  },
  '/api/openapi.json': {
    get: {
      operationId: 'openapi',
      tags: ['server'],
      summary: 'This document, with every game of this server.',
      responses: { 200: json('It answers.', { type: 'object' }) },
    },
  },
  '/api/asyncapi.json': {
    get: {
      operationId: 'asyncapi',
      tags: ['server'],
      summary: 'The messages on a connection, with every game of this server, as AsyncAPI 3.',
      responses: { 200: json('It answers.', { type: 'object' }) },
    },
  },
  '/api/admin': {
    get: forOperator('adminFigures', 'Figures of this node for its operator.', {
      200: json('It answers.', reference('AdminFigures')),
    }),
  },
  '/api/admin/overview': {
    get: forOperator(
      'adminOverview',
      'What the operator can act on: tables, events, who is connected, bans, limits, figures of the last day.',
      { 200: json('It answers.', reference('AdminOverview')) },
    ),
  },
  '/api/admin/act': {
    post: {
      ...forOperator(
        'adminAct',
        'Ends or deletes a table or an event, bans for a time, says something to everybody, sets limits.',
        {
          200: json('It was done (`done`).', reference('Refusal')),
          400: refusal('This is no act (`bad-request`).'),
          409: refusal('It cannot be done (`no-such-table`, `no-such-event`, `not-now`).'),
          413: refusal('It is too large (`too-large`).'),
        },
      ),
      requestBody: { required: true, ...json('An act.', reference('AdminAct')) },
    },
  },
  '/healthz': {
    get: {
      operationId: 'health',
      tags: ['server'],
      summary: 'The process answers, and says how it knows of other nodes.',
      responses: {
        200: json('It answers.', {
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
      operationId: 'readiness',
      tags: ['server'],
      summary: 'Tables can be played at.',
      responses: {
        200: json('It is ready.', {
          type: 'object',
          required: ['status'],
          properties: { status: { const: 'ready' } },
        }),
        503: refusal('The store does not answer, or the server is stopping (`not-ready`).'),
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'metrics',
      security: [{}, { admin: [] }],
      tags: ['server'],
      summary: 'Metrics for Prometheus; with the key of the operator’s page, unless they are open.',
      responses: {
        401: refusal('The key is not the right one (`wrong-key`).'),
        200: { description: 'Metrics.', content: { 'text/plain': { schema: { type: 'string' } } } },
      },
    },
  },
  ...botPaths,
};

function ofMail(operationId: string, summary: string): JsonSchema {
  return {
    operationId,
    tags: ['server'],
    summary,
    parameters: [keyParameter],
    responses: {
      200: json('It is done.', {
        type: 'object',
        properties: { isConfirmed: { type: 'boolean' } },
        required: ['isConfirmed'],
      }),
      404: refusal('There is none, or no more (`not-found`).'),
      413: refusal('More was sent than is read (`too-large`).'),
      429: refusal('Too many requests, or wrong keys (`too-fast`, `too-many`).'),
    },
  };
}

function forOperator(operationId: string, summary: string, responses: JsonSchema): JsonSchema {
  const refused = refusal('Without the key that the server was started with (`wrong-key`).');
  return {
    operationId,
    tags: ['server'],
    summary,
    security: [{ admin: [] }],
    responses: { ...responses, 401: refused },
  };
}

function inPath(name: string, description: string, schema: JsonSchema): JsonSchema {
  return { name, in: 'path', required: true, description, schema };
}
