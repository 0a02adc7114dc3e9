import * as v from 'valibot';

/** An error without the data it was about. */
export function describeError(error: unknown): string {
  if (v.isValiError(error)) {
    return `bad data at ${error.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ')}`;
  }
  // What was to be read stands in the message.
  if (error instanceof SyntaxError) return framesOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Where it happened, without what was said. */
function framesOf({ name, message, stack = '' }: Error): string {
  return name + stack.slice(stack.indexOf(message) + message.length);
}
