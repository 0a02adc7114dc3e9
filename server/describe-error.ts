import { pathOf } from '@lusoria/core/schema';
import * as v from 'valibot';

/** Description of an error without the data that caused it. */
export function describeError(error: unknown): string {
  if (v.isValiError(error)) {
    return `bad data at ${error.issues.map((issue) => pathOf(issue)).join(', ')}`;
  }
  // The message of a SyntaxError quotes the parsed text.
  if (error instanceof SyntaxError) return framesOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Stack frames without the message. */
function framesOf({ name, message, stack = '' }: Error): string {
  return name + stack.slice(stack.indexOf(message) + message.length);
}
