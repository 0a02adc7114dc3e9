import type { Grammar } from '@lusoria/latin';
import type { Translator } from '@lusoria/i18n';

/** Messages as they are worded for decks of a grammar: of verbs, tense and person are told instead of case and gender. */
export function inGrammar<M>(
  t: Translator<M>,
  { grammar }: { readonly grammar: Grammar },
): Translator<M> {
  return grammar === 'noun' ? t : t.variant('verb-');
}
