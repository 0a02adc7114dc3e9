import type { Loaded } from './load.ts';

/** What was measured of a server: turn by turn, and of the bare one beside it in the same turns. */
export interface Measured {
  readonly name: string;
  /** KiB a table; null where it was not looked at. */
  readonly kib: number | null;
  readonly turns: readonly Loaded[];
  readonly bare: readonly Loaded[];
}

const HEAD = [
  'server',
  'CPU µs a move',
  'main thread',
  'CPU to bare ws',
  'moves/s',
  'speed to bare ws',
  'p50 ms',
  'p99 ms',
  'p99 to bare ws',
  'KiB a table',
  'bytes a message',
] as const;

/** The middle one, which a neighbour's noise moves least. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** What was measured as a table in Markdown. Ratios are of the same turn, and then the median. */
export function markdown(rows: readonly Measured[]): string {
  const lines = rows.map(({ name, kib, turns, bare }) => {
    const typical = (of: keyof Loaded): number => median(turns.map((turn) => turn[of]));
    const toBare = (of: keyof Loaded): string =>
      median(turns.map((turn, i) => turn[of] / (bare[i]?.[of] ?? Number.NaN))).toFixed(2);
    return [
      name,
      typical('cpuUs').toFixed(1),
      shown(typical('mainUs'), 1),
      toBare('cpuUs'),
      Math.round(typical('movesPerSecond')).toLocaleString('en'),
      toBare('movesPerSecond'),
      typical('p50').toFixed(2),
      typical('p99').toFixed(2),
      toBare('p99'),
      shown(kib ?? Number.NaN, 0),
      shown(typical('bytes'), 0),
    ];
  });
  return [HEAD, HEAD.map((_, i) => (i === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function shown(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}
