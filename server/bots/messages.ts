/**
 * Request posted to a bot's thread: `view` is plain data, `seed` 32 bytes, `thinkMs` the bot's
 * budget in milliseconds.
 */
export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Uint8Array;
  readonly thinkMs: number;
}

/** Message of a bot's thread: first that it is ready, then one response per request. */
export type BotResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'failed'; readonly why: string };
