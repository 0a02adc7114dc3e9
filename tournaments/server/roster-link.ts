import type { EventState } from '../types.ts';

/** What events ask of the classes that they are lessons of. */
export interface RosterLink {
  /** Whether a device has the key of a class. */
  holds(roster: string, person: string): Promise<boolean>;
  /** Called when a lesson has been loaded, or its members have changed. */
  follow(event: EventState): void;
}

/** A server without classes. */
export const NO_ROSTERS: RosterLink = { holds: async () => false, follow: () => undefined };
