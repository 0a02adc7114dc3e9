import * as v from 'valibot';

const from = v.string();
/** A connection between a tab and the one that runs the server; ids of connections are unique among the tabs. */
const connection = { from, to: v.string(), connection: v.string() };

/** A message between the tabs of this device. */
export const tabMessageSchema = v.variant('kind', [
  /** Asks who leads; whoever does answers with `lead`. */
  v.object({ kind: v.literal('who'), from }),
  /** This tab runs the server; the epoch is null while it starts. */
  v.object({ kind: v.literal('lead'), from, epoch: v.nullable(v.number()) }),
  /** This tab runs it no more. */
  v.object({ kind: v.literal('bye'), from }),
  v.object({ kind: v.literal('open'), ...connection }),
  /** It is this connection's turn to say hello. */
  v.object({ kind: v.literal('opened'), ...connection }),
  /** The connection is known, and its token stored: the next one may say hello. */
  v.object({ kind: v.literal('greeted'), ...connection }),
  v.object({ kind: v.literal('closed'), ...connection }),
  v.object({ kind: v.literal('to-server'), ...connection, text: v.string() }),
  v.object({ kind: v.literal('to-client'), ...connection, text: v.string() }),
]);
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;

/** A message of the client's end of a connection. */
export type ClientEndMessage = Extract<
  TabMessage,
  { kind: 'open' | 'greeted' | 'closed' | 'to-server' }
>;
/** A message of the server's end. */
export type ServerEndMessage = Extract<TabMessage, { kind: 'opened' | 'to-client' }>;
