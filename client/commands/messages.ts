import type { ClientMessage, ServerMessage } from '@lusoria/table/protocol';

type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
/** A message that gets a response, before it has an id. */
export type RequestMessage = WithoutId<Extract<ClientMessage, { id: string }>>;
export type ResponseMessage = Extract<
  ServerMessage,
  {
    t:
      | 'done'
      | 'tables'
      | 'record'
      | 'history'
      | 'devices'
      | 'bot'
      | 'bots'
      | 'blocks'
      | 'push-key'
      | 'passkeys'
      | 'shared'
      | 'photos'
      | 'contacts'
      | 'event-answer';
  }
>;

/** How long a request that a busy server refuses is sent again: a few times, or until it is answered. */
export type Patience = 'some' | 'endless';
