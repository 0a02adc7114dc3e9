import { increment } from '@lusoria/core';

/** A fault, with the shortest message that triggered it. */
export interface Finding {
  readonly what: string;
  readonly message: string;
  readonly detail: string;
  readonly times: number;
}

/** Collects faults and counts messages. */
export interface Findings {
  report(what: string, message: string, detail?: string): void;
  all(): readonly Finding[];
  sent(kind: string): void;
  got(code: string): void;
  /** Messages by kind, responses by code. */
  readonly counts: {
    readonly sent: ReadonlyMap<string, number>;
    readonly got: ReadonlyMap<string, number>;
  };
}

const SHOWN = 4000;

export function openFindings(): Findings {
  const all = new Map<string, Finding>();
  const sent = new Map<string, number>();
  const got = new Map<string, number>();
  return {
    report(what, message, detail = '') {
      const old = all.get(what);
      const times = (old?.times ?? 0) + 1;
      const shorter = !old || message.length < old.message.length;
      const { message: shortest, detail: why } = shorter ? { message, detail } : old;
      all.set(what, { what, message: shortest, detail: why.slice(0, SHOWN), times });
    },
    all: () => [...all.values()],
    sent: (kind) => increment(sent, kind),
    got: (code) => increment(got, code),
    counts: { sent, got },
  };
}
