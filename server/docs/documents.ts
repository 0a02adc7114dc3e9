import { asyncapi } from './asyncapi.ts';
import { documentedRules, openapi } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';

/** What describes a server to programs. */
export interface Documents {
  openapi(): Promise<JsonSchema>;
  asyncapi(): Promise<JsonSchema>;
}

/** The documents of a server, with every registered game; each is made when it is first asked for. */
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
