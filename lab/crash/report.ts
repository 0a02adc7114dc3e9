import type { CrashResult } from './crash-test.ts';
import { PROCESS_KINDS } from './systems.ts';

/** The report, one object for all systems. */
export interface Report {
  readonly seed: string;
  readonly kills: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly resent: number;
  readonly resends: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly unanswered: readonly string[];
  readonly stuck: readonly string[];
  readonly broken: readonly string[];
  readonly findings: readonly string[];
  /** Programs that exited without having been killed. */
  readonly ended: readonly string[];
  readonly rejectedYetStored: number;
  readonly entries: number;
  readonly tables: number;
  readonly matches: number;
  /** Longest pause in play at a table, in milliseconds, by kind of process killed. */
  readonly longestPauseMs: Readonly<Record<string, number>>;
  /** Longest pause at a table without a kill. */
  readonly undisturbedMs: number;
  readonly seconds: number;
}

/** Sums up the results of several systems. */
export function reportOf(
  { seed, ended }: Pick<Report, 'seed' | 'ended'>,
  all: readonly CrashResult[],
  seconds: number,
): Report {
  const sum = (of: (one: CrashResult) => number): number => all.reduce((n, one) => n + of(one), 0);
  const most = (of: (one: CrashResult) => number): number => Math.max(0, ...all.map(of));
  const kinds = PROCESS_KINDS.filter((kind) => all.some(({ kills }) => kills.has(kind)));
  return {
    seed,
    kills: Object.fromEntries(
      kinds.map((kind) => [kind, sum(({ kills }) => kills.get(kind) ?? 0)]),
    ),
    acknowledged: sum((one) => one.acknowledged),
    resent: sum((one) => one.resent),
    resends: sum((one) => one.resends),
    lost: all.flatMap((one) => one.lost),
    duplicated: all.flatMap((one) => one.duplicated),
    unanswered: all.flatMap((one) => one.unanswered),
    stuck: all.flatMap((one) => one.stuck),
    broken: all.flatMap((one) => one.broken),
    findings: all.flatMap((one) => one.findings),
    ended,
    rejectedYetStored: sum((one) => one.rejectedYetStored),
    entries: sum((one) => one.entries),
    tables: sum((one) => one.tables),
    matches: sum((one) => one.matches),
    longestPauseMs: Object.fromEntries(
      kinds.map((kind) => [kind, most(({ pauses }) => pauses.get(kind) ?? 0)]),
    ),
    undisturbedMs: most(({ undisturbed }) => undisturbed),
    seconds: Math.round(seconds),
  };
}

const WRONG = ['lost', 'duplicated', 'unanswered', 'stuck', 'broken', 'findings', 'ended'] as const;

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
