import type { Loaded } from './load.ts';

/** What was measured of a server: the median of several turns. */
export interface Row extends Loaded {
  readonly name: string;
  /** KiB a table; null where it was not looked at. */
  readonly kib: number | null;
}

/** What other servers are compared with. */
const PEER = 'boardgame.io';

const HEAD = [
  'server',
  'moves/s',
  'p50 ms',
  'p99 ms',
  'CPU µs a move',
  'speed to bare ws',
  'p99 to bare ws',
  'speed to boardgame.io',
  'KiB a table',
] as const;

/** The middle one, which a neighbour's noise moves least. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Rows as a table in Markdown; the first one is the bare server. */
export function markdown(rows: readonly Row[]): string {
  const [bare] = rows;
  const peer = rows.find(({ name }) => name.startsWith(PEER));
  const lines = rows.map((row) => {
    return [
      row.name,
      Math.round(row.movesPerSecond).toLocaleString('en'),
      row.p50.toFixed(2),
      row.p99.toFixed(2),
      row.cpuUs.toFixed(0),
      ratio(row.movesPerSecond, bare?.movesPerSecond),
      ratio(row.p99, bare?.p99),
      ratio(row.movesPerSecond, peer?.movesPerSecond),
      row.kib === null ? '–' : row.kib.toFixed(0),
    ];
  });
  return [HEAD, HEAD.map((_, i) => (i === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function ratio(value: number, to: number | undefined): string {
  return to === undefined ? '–' : (value / to).toFixed(2);
}
