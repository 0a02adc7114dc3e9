import type { Playing } from './playing.ts';
import type { TableController } from './table-controller.ts';

/** How a game is played at the terminal. */
export interface GameTerminal {
  /** The bot that plays when none is named; absent: that of the manifest. */
  readonly bot?: string;
  /** What there is to say about the bots besides. */
  readonly botNotes?: readonly string[];
  /** Paragraphs in the help of a command. */
  readonly notes?: { readonly play?: readonly string[]; readonly simulate?: readonly string[] };
  sit(playing: Playing): TableController;
}
