import { asyncapi } from './asyncapi.ts';
import { documentedRules, openapi } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';

/** The documents that describe a server to programs. */
export interface Documents {
  openapi(): Promise<JsonSchema>;
  asyncapi(): Promise<JsonSchema>;
}

/** The documents of a server, with every registered game; each is generated on first request. */
export function documentsOf(publicUrl: string | null): Documents {
  let http: Promise<JsonSchema> | null = null;
  let socket: Promise<JsonSchema> | null = null;
  return {
    openapi: async () =>
      (http ??= documentedRules().then((games) => openapi(games, publicUrl ?? '/'))),
    asyncapi: async () =>
      (socket ??= documentedRules().then((games) => asyncapi(games, publicUrl))),
  };
}
