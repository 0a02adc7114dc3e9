import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { oneLine } from '@lusoria/cli-kit/usage.ts';
import type { SkatCommandTranslator } from './messages/index.ts';

/** So many of a file are told: whoever reads them has understood that it is the wrong file. */
const MOST_TOLD = 20;

/** Errors in a file, written to the error output. */
export interface Complaints {
  /** Tells one, a line, while there are not too many. */
  add(text: string): void;
  /** Tells how many more there were. */
  end(): void;
}

/** @param command that complains, as it is called */
export function complaintsOn(
  terminal: Terminal,
  command: string,
  file: string,
  t: SkatCommandTranslator,
): Complaints {
  const tell = (text: string): void => terminal.err(oneLine(`lusoria ${command}: ${text}`));
  let count = 0;
  return {
    add(text) {
      count += 1;
      if (count <= MOST_TOLD) tell(text);
    },
    end() {
      const more = count - MOST_TOLD;
      const digits = more.toLocaleString(t.language);
      if (more > 0) tell(t('faults-more', { file, count: more, digits }));
    },
  };
}
