import {
  type AgreementWords,
  type Language,
  loadAgreementWords,
  loadRefusals,
  type Refusals,
} from '@lusoria/words';
import { loadUi, type UiWords } from '@lusoria/words/ui';
import { prefs } from './prefs.svelte.ts';

interface Loaded {
  readonly language: Language;
  readonly ui: UiWords;
  readonly refusals: Refusals;
}

let loaded = $state.raw<Loaded | null>(null);
let agreement = $state.raw<{ readonly language: Language; readonly words: AgreementWords } | null>(
  null,
);

/** Loads what the page says in the chosen language; to be called once, while the page is set up. */
export function followLanguage(): void {
  $effect(() => {
    const { language } = prefs;
    void Promise.all([loadUi(language), loadRefusals(language)]).then(([ui, refusals]) => {
      if (language === prefs.language) loaded = { language, ui, refusals };
    });
  });
}

/** Whether there is anything to say yet. */
export function ready(): boolean {
  return loaded !== null;
}

/**
 * The words of the page.
 *
 * @throws when they are asked for before {@link ready}.
 */
export function ui(): UiWords {
  if (!loaded) throw new Error('no words yet');
  return loaded.ui;
}

/** Why something was refused, in the reader's language. */
export function refusal(
  code: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return loaded?.refusals.refusal(code, params) ?? code;
}

/** What is wrong with a record, in the reader's language. */
export function flaw(finding: Parameters<Refusals['flaw']>[0]): string {
  return loaded?.refusals.flaw(finding) ?? finding.code;
}

/** Fetches the words of the agreement games; they follow the language from then on. */
export async function fetchAgreementWords(): Promise<void> {
  const { language } = prefs;
  const words = await loadAgreementWords(language);
  if (language === prefs.language || !agreement) agreement = { language, words };
}

/**
 * The words of the agreement games; after a change of language the former ones until those have come.
 *
 * @throws when they are asked for before they were fetched.
 */
export function agreementWords(): AgreementWords {
  if (!agreement) throw new Error('no words of the game yet');
  if (agreement.language !== prefs.language) void fetchAgreementWords();
  return agreement.words;
}
