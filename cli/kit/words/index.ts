import type { Language } from '@lusoria/i18n';
import { type CommonKey, typedCommand } from '../keys.ts';
import { loadTerminalMessages, type TerminalTranslator } from '../messages/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { la } from './la.ts';
import type { GameWords } from './types.ts';

/** What is said whatever the game, as the games' terminals still ask for it. */
interface CommonWords {
  readonly keys: Readonly<Record<CommonKey, readonly string[]>>;
  readonly does: Readonly<Record<CommonKey, string>>;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly yesNo: string;
  readonly yesOrNo: string;
  readonly enter: string;
  readonly hand: string;
  readonly again: string;
  readonly notUnderstood: (text: string) => string;
  readonly noCard: (count: number) => string;
  readonly bye: string;
}

export interface CliWords extends GameWords {
  readonly play: GameWords['play'] & CommonWords;
}

function commonWords(t: TerminalTranslator): CommonWords {
  const typed = (key: CommonKey | 'yes' | 'no') => t(`typed-${key}`).split(', ');
  return {
    keys: { goOn: typed('goOn'), help: typed('help'), quit: typed('quit') },
    does: { goOn: t('does-goOn'), help: t('does-help'), quit: t('does-quit') },
    yes: typed('yes'),
    no: typed('no'),
    yesNo: t('yes-no'),
    yesOrNo: t('yes-or-no'),
    enter: t('enter'),
    hand: t('hand'),
    again: t('again'),
    notUnderstood: (text) => t('not-understood', { text }),
    noCard: (count) => t('no-card', { count }),
    bye: t('bye'),
  };
}

async function wordsIn(language: Language, words: GameWords): Promise<CliWords> {
  const common = commonWords(await loadTerminalMessages(language));
  return { ...words, play: { ...words.play, ...common } };
}

/** What the games say at the terminal in every language. */
export const CLI_WORDS: Readonly<Record<Language, CliWords>> = {
  de: await wordsIn('de', de),
  la: await wordsIn('la', la),
  en: await wordsIn('en', en),
};

/** Which of these commands was typed, by the words of the first language that has it. */
export function commandOf<K extends string>(
  text: string,
  keys: readonly K[],
  languages: readonly Language[],
  typedIn: (words: CliWords['play']) => Readonly<Record<K, readonly string[]>>,
): K | null {
  const typed = languages.map((each) => (key: K) => typedIn(CLI_WORDS[each].play)[key]);
  return typedCommand(text, keys, typed);
}
