import type { SkatWords } from '@lusoria/words';
import type { CliWords } from '@lusoria/cli-kit/words/index.ts';
import { plain } from '@lusoria/cli-kit/keys.ts';

/** How Skat is spoken of in one language. */
export interface Spoken {
  readonly words: SkatWords;
  readonly typed: CliWords['play']['skat'];
}

/** The words of a line, without marks and without those that say nothing. */
export function tokensOf(text: string, spoken: readonly Spoken[]): readonly string[] {
  const fillers = new Set(spoken.flatMap(({ typed }) => typed.fillers.map(plain)));
  return plain(text)
    .split(/[\s,;.:/–—-]+/u)
    .filter((token) => token !== '' && !fillers.has(token));
}
