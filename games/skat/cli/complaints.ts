import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { oneLine } from '@lusoria/cli-kit/usage.ts';
import type { SkatCommandTranslator } from './messages/index.ts';

/** The most complaints about a file: by then it is clear that it is the wrong file. */
const MAX_TOLD = 20;

/** Reports the faults of a file on standard error. */
export interface Complaints {
  /** Reports one, on a line, up to the limit. */
  add(text: string): void;
  /** Reports the number left out. */
  end(): void;
}

/** @param command that complains, as it is called */
export function complaintsOn(
  terminal: Terminal,
  command: string,
  file: string,
  t: SkatCommandTranslator,
): Complaints {
  const tell = (text: string): void => terminal.err(oneLine(`lusoria skat ${command}: ${text}`));
  let count = 0;
  return {
    add(text) {
      count += 1;
      if (count <= MAX_TOLD) tell(text);
    },
    end() {
      const more = count - MAX_TOLD;
      const digits = more.toLocaleString(t.language);
      if (more > 0) tell(t('faults-more', { file, count: more, digits }));
    },
  };
}
