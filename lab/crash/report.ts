import { type Checked, LOG_FAULTS } from '../driver/oracle/log.ts';

/** The report, one object for all systems. */
export interface Report extends Checked {
  readonly seed: string;
  readonly kills: Readonly<Record<string, number>>;
  readonly stuck: readonly string[];
  /** Clients' complaints: inconsistent records, a person who was forgotten. */
  readonly findings: readonly string[];
  /** Programs that exited without having been killed. */
  readonly ended: readonly string[];
  readonly matches: number;
  /** Longest pause in play at a table, in milliseconds, by kind of process killed. */
  readonly longestPauseMs: Readonly<Record<string, number>>;
  /** Longest pause at a table without a kill. */
  readonly undisturbedMs: number;
  readonly seconds: number;
}

const WRONG = [...LOG_FAULTS, 'stuck', 'findings', 'ended'] as const;

/** Whether the report is free of faults. */
export function holds(report: Report): boolean {
  return WRONG.every((kind) => report[kind].length === 0);
}

/** Maximum number of faults of a kind to list. */
const LISTED = 20;

/** The report as lines of text. */
export function linesOf(report: Report): readonly string[] {
  const byKind = Object.entries(report.kills).map(([kind, count]) => `${kind} ${count}`);
  const total = Object.values(report.kills).reduce((a, b) => a + b, 0);
  const pauses = Object.entries(report.longestPauseMs).map(
    ([kind, ms]) => `${kind} ${seconds(ms)}`,
  );
  const longest = Math.max(0, ...Object.values(report.longestPauseMs));
  return [
    `kills           ${total} (${byKind.join(', ')})`,
    `acknowledged    ${report.acknowledged} commands in ${report.entries} entries of ${report.tables} tables; ${report.matches} matches played to the end and verified`,
    `resent          ${report.resent}, ${report.resends} times; rejected for the time being, yet stored: ${report.rejectedYetStored}`,
    `lost            ${report.lost.length}`,
    `duplicated      ${report.duplicated.length}`,
    `unanswered      ${report.unanswered.length}`,
    `stuck           ${report.stuck.length}`,
    `not as shown    ${report.broken.length}, complaints of clients ${report.findings.length}`,
    `ended by itself ${report.ended.length}`,
    `longest pause   ${seconds(longest)} (${pauses.join(', ')}; undisturbed ${seconds(report.undisturbedMs)})`,
    `time            ${report.seconds} s, seed “${report.seed}”`,
    ...WRONG.flatMap((kind) => report[kind].slice(0, LISTED).map((what) => `${kind}: ${what}`)),
    holds(report) ? 'HELD' : 'GAVE WAY',
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
