import type { AnyGame } from '@lusoria/core';
import { clientMessageSchema, MESSAGE_BYTES, PROTOCOL, serverMessageSchema } from '@lusoria/table';
import description from '../package.json' with { type: 'json' };
import { namedSchemas, schemaName } from './openapi.ts';
import { componentsOf, type JsonSchema, reference } from './schemas.ts';

/** The messages on a connection, as AsyncAPI 3, from the server's side. */
export function asyncapi(games: readonly AnyGame[], publicUrl: string | null): JsonSchema {
  const fromClient = kindsOf(clientMessageSchema).map((kind) => messageOf('Client', kind));
  const fromServer = kindsOf(serverMessageSchema).map((kind) => messageOf('Server', kind));
  const all = [...fromClient, ...fromServer];
  const { host, pathname, protocol } = new URL(publicUrl ?? 'http://localhost:8080');
  const path = pathname.replace(/\/+$/, '');
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Lusoria',
      version: description.version,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      description: `Tables, over one WebSocket: JSON, one message a text frame, version ${PROTOCOL}. docs/PROTOCOL.md says how messages belong together.`,
    },
    defaultContentType: 'application/json',
    servers: {
      this: {
        host,
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        ...(path !== '' && { pathname: path }),
        description: 'This server.',
      },
    },
    channels: {
      connection: {
        address: '/ws',
        description: `A client says hello first; its messages have at most ${MESSAGE_BYTES} bytes.`,
        messages: Object.fromEntries(
          all.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      takeFromClient: operation('receive', 'What a client says.', fromClient),
      sendToClient: operation('send', 'What the server says.', fromServer),
    },
    components: {
      messages: Object.fromEntries(all.map((message) => [message.name, message])),
      schemas: componentsOf(namedSchemas(games), 'draft-07'),
    },
  };
}

interface Message {
  readonly name: string;
  readonly title: string;
  readonly payload: JsonSchema;
}

function messageOf(side: 'Client' | 'Server', kind: string): Message {
  const name = schemaName(side, kind);
  return { name, title: kind, payload: reference(name) };
}

function operation(
  action: 'send' | 'receive',
  summary: string,
  messages: readonly Message[],
): JsonSchema {
  return {
    action,
    summary,
    channel: { $ref: '#/channels/connection' },
    messages: messages.map(({ name }) => ({ $ref: `#/channels/connection/messages/${name}` })),
  };
}

function kindsOf({
  options,
}: typeof clientMessageSchema | typeof serverMessageSchema): readonly string[] {
  return options.map(({ entries }) => entries.t.literal);
}
