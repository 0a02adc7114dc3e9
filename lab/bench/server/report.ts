import { quantile } from '../../quantile.ts';
import type { Loaded } from './load.ts';

/** Measurements of a server, turn by turn, and of the bare one in the same turns. */
export interface Measured {
  readonly name: string;
  /** KiB per table; null if not measured. */
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

/** Measurements as a Markdown table. Ratios are taken within a turn; the median is shown. */
export function markdown(rows: readonly Measured[]): string {
  const lines = rows.map(({ name, kib, turns, bare }) => {
    const typical = (of: keyof Loaded): number =>
      quantile(
        turns.map((turn) => turn[of]),
        0.5,
      );
    const toBare = (of: keyof Loaded): string =>
      quantile(
        turns.map((turn, i) => turn[of] / (bare[i]?.[of] ?? Number.NaN)),
        0.5,
      ).toFixed(2);
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
