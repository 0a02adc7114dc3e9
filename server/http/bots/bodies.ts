import { createMessageSchema, doMessageSchema } from '@lusoria/table';
import * as v from 'valibot';

/** What a program sends: messages of the protocol, without what the address says already. */
export const createBodySchema = v.omit(createMessageSchema, ['t']);
export const commandBodySchema = v.omit(doMessageSchema, ['t', 'table']);
export const actBodySchema = v.strictObject({
  ...v.omit(commandBodySchema, ['command']).entries,
  action: v.unknown(),
});

/** Why a request does not reach a table, besides the codes of the protocol. */
export type BotCode = 'wrong-token' | 'too-many' | 'too-many-streams' | 'closing';
