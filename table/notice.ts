/** An occurrence for logs and metrics; never a card, a name or a token. */
export type Notice =
  /** `ms` after the request came in. */
  | { readonly kind: 'moved'; readonly table: string; readonly seq: number; readonly ms: number }
  /** `table` and `seq`: where, if the request was for a table that exists. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly table?: string;
      readonly seq?: number;
    }
  | { readonly kind: 'resync'; readonly table: string; readonly seq: number }
  | {
      readonly kind: 'bot-failed';
      readonly table: string;
      readonly seq: number;
      readonly bot: string;
      readonly why: string;
    }
  | {
      readonly kind: 'failed';
      readonly table: string | null;
      readonly seq?: number;
      readonly error: unknown;
    };
