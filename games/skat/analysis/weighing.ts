/**
 * Playing for a bid, weighed against passing: `clear`ly better, a `gamble` (better, but fewer than six in ten such games are
 * won), `close` to it, or clearly `worse`.
 */
export const WEIGHINGS = ['clear', 'gamble', 'close', 'worse'] as const;
export type Weighing = (typeof WEIGHINGS)[number];
