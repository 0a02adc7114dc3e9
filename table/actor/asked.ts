import type { Request } from '../model/decision.ts';
import { shortHash } from './short-hash.ts';

/** Number of commands remembered per table: more than a client has under way when its connection breaks. */
const MAX_COMMANDS = 20;

/** Requests of people's latest commands, to notice when an id comes again with another request. */
export interface RecentCommands {
  note(command: string, request: Request): void;
  /** Whether a command is known to have carried another request. */
  differs(command: string, request: Request): boolean;
}

export function createRecentCommands(): RecentCommands {
  /** The oldest is overwritten. As hashes: the texts would take more memory than the end of the log. */
  const commands: number[] = [];
  const asked: number[] = [];
  let next = 0;
  return {
    note(command, request) {
      if (request.kind !== 'person') return;
      commands[next] = shortHash(command);
      asked[next] = shortHash(JSON.stringify(request.command));
      next = (next + 1) % MAX_COMMANDS;
    },
    differs(command, request) {
      const before = asked[commands.lastIndexOf(shortHash(command))];
      if (before === undefined || request.kind !== 'person') return false;
      return before !== shortHash(JSON.stringify(request.command));
    },
  };
}
