import { type Help, type HelpTexts, KEYS } from './types.ts';

/** The help from the texts of a language. */
export function helpFrom({ steps, skat, keys }: HelpTexts): Help {
  return {
    steps,
    skat,
    keys: [
      { key: KEYS.choose, text: keys.choose },
      { key: KEYS.cases, text: keys.cases },
      { key: KEYS.numbers, text: keys.numbers },
      { key: KEYS.genders, text: keys.genders },
      { key: KEYS.lay, text: keys.lay },
      { key: KEYS.draw, text: keys.draw },
      { key: KEYS.challenge, text: keys.challenge },
      { key: KEYS.goOn, text: keys.goOn },
      { key: KEYS.cancel, text: keys.cancel },
      { key: KEYS.help, text: keys.help },
    ],
  };
}
