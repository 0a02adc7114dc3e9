import type { Request } from '../model/decision.ts';
import type { Command } from '../model/types.ts';

/** Number of commands remembered per table: more than a client has under way when its connection breaks. */
const MAX_COMMANDS = 20;

/** Requests of people's latest commands, to notice when an id comes again with another request. */
export interface RecentCommands {
  note(command: string, request: Request): void;
  /** Whether a command is known to have carried another request. */
  differs(command: string, request: Request): boolean;
}

export function createRecentCommands(): RecentCommands {
  const latest = new Map<string, Command>();
  return {
    note(command, request) {
      if (request.kind !== 'person') return;
      latest.set(command, request.command);
      if (latest.size <= MAX_COMMANDS) return;
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
