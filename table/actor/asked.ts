import type { Request } from '../decision.ts';

/** Requests whose commands are remembered at most. */
const MOST = 100;

/** What people asked for by their latest commands, so that an id that comes again with something else is noticed. */
export interface Asked {
  note(command: string, request: Request): void;
  /** Whether a command is known to have asked for something else. */
  differs(command: string, request: Request): boolean;
}

export function createAsked(): Asked {
  const latest = new Map<string, Request>();
  return {
    note(command, request) {
      if (request.kind !== 'person') return;
      latest.set(command, request);
      if (latest.size <= MOST) return;
      for (const oldest of latest.keys()) {
        latest.delete(oldest);
        break;
      }
    },
    differs(command, request) {
      const before = latest.get(command);
      return before !== undefined && contentOf(before) !== contentOf(request);
    },
  };
}

function contentOf(request: Request): string {
  return JSON.stringify(request.kind === 'person' ? request.command : request);
}
