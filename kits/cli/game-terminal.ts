import type { Playing } from './playing.ts';
import type { TableController } from './table-controller.ts';

export interface GameTerminal {
  /** Default bot; absent: that of the manifest. */
  readonly bot?: string;
  /** Further notes on the bots. */
  readonly botNotes?: readonly string[];
  /** Paragraphs in the help of a command. */
  readonly notes?: { readonly play?: readonly string[]; readonly simulate?: readonly string[] };
  sit(playing: Playing): TableController;
}
