import type { Request } from '../decision.ts';
import type { Command } from '../types.ts';

/** Commands that are remembered: more than a client has under way when its connection breaks. Every table has so many. */
const MOST = 20;

/** What people asked for by their latest commands, so that an id that comes again with something else is noticed. */
export interface Asked {
  note(command: string, request: Request): void;
  /** Whether a command is known to have asked for something else. */
  differs(command: string, request: Request): boolean;
}

export function createAsked(): Asked {
  const latest = new Map<string, Command>();
  return {
    note(command, request) {
      if (request.kind !== 'person') return;
      latest.set(command, request.command);
      if (latest.size <= MOST) return;
      for (const oldest of latest.keys()) {
        latest.delete(oldest);
        break;
      }
    },
    differs(command, request) {
      const before = latest.get(command);
      if (before === undefined || request.kind !== 'person') return false;
      return JSON.stringify(before) !== JSON.stringify(request.command);
    },
  };
}
