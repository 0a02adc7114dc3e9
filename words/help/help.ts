import { type Help, type HelpGame, type HelpKey, type HelpTexts, KEYS, KEYS_OF } from './types.ts';

/** The help from the texts of a language. */
export function helpFrom({ names, steps, keys }: HelpTexts): Help {
  const of = (game: HelpGame): readonly HelpKey[] =>
    KEYS_OF[game].map((action) => ({ key: KEYS[action], text: keys[action] }));
  return {
    names,
    steps,
    keys: { agreement: of('agreement'), skat: of('skat'), classification: of('classification') },
  };
}
