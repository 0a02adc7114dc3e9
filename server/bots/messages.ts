/**
 * What a bot's thread is asked: `view` is plain data, `seed` 32 bytes. `thinkMs` is the budget that
 * the bot is told of, in milliseconds.
 */
export interface BotRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Uint8Array;
  readonly thinkMs: number;
}

/** What it says: that it is ready, then one answer a question. */
export type BotResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'failed'; readonly why: string };
