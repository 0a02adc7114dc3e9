import { createMessageSchema, doMessageSchema } from '@lusoria/table';
import * as v from 'valibot';

/** Bodies of programs' requests: messages of the protocol, without the parts that are in the URL. */
export const createBodySchema = v.omit(createMessageSchema, ['t']);
export const commandBodySchema = v.omit(doMessageSchema, ['t', 'table']);
export const actBodySchema = v.strictObject({
  ...v.omit(commandBodySchema, ['command']).entries,
  action: v.unknown(),
});
