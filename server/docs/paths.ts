import { MESSAGE_BYTES, PROTOCOL } from '@lusoria/table';
import { botPaths } from './bot-paths.ts';
import { json, refusal } from './responses.ts';
import { type JsonSchema, reference } from './schemas.ts';

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
        {
          name: 'date',
          in: 'path',
          required: true,
          description: 'A day in UTC, such as 2026-11-26.',
          schema: { type: 'string', format: 'date' },
        },
      ],
      responses: {
        200: json('It answers.', reference('DailyProof')),
        404: refusal('There are none, or this server has none (`no-such-day`).'),
      },
    },
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
