import type { Message, Params } from '@lusoria/core/lesson';
import type { Messages } from '../messages/lessons/keys.gen.ts';

export type Key = keyof Messages;

export const say = (key: Key, params?: Params): Message<Key> => ({
  key,
  ...(params && { params }),
});
