import {
  type AgreementWords,
  type ClassificationWords,
  type Language,
  loadAgreementWords,
  loadClassificationWords,
  loadRefusals,
  loadSkatWords,
  type Refusals,
  type SkatWords,
} from '@lusoria/words';
import { loadUi, type UiWords } from '@lusoria/words/ui';
import { prefs } from './prefs.svelte.ts';

interface Loaded {
  readonly language: Language;
  readonly ui: UiWords;
  readonly refusals: Refusals;
}

let loaded = $state.raw<Loaded | null>(null);

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

/** The words of one game: fetched when its face is, following the language from then on. */
function ofGame<T>(load: (language: Language) => Promise<T>) {
  let known = $state.raw<{ readonly language: Language; readonly words: T } | null>(null);

  async function fetchThem(): Promise<void> {
    const { language } = prefs;
    const words = await load(language);
    if (language === prefs.language || !known) known = { language, words };
  }

  function get(): T {
    if (!known) throw new Error('no words of the game yet');
    if (known.language !== prefs.language) void fetchThem();
    return known.words;
  }

  return { fetch: fetchThem, get };
}

const agreement = ofGame<AgreementWords>(loadAgreementWords);
const skat = ofGame<SkatWords>(loadSkatWords);
const classification = ofGame<ClassificationWords>(loadClassificationWords);

/** Fetches the words of the agreement games; they follow the language from then on. */
export const fetchAgreementWords = agreement.fetch;

/**
 * The words of the agreement games; after a change of language the former ones until those have come.
 *
 * @throws when they are asked for before they were fetched.
 */
export const agreementWords = agreement.get;

/** Fetches the words of Skat; they follow the language from then on. */
export const fetchSkatWords = skat.fetch;

/** The words of Skat, as {@link agreementWords} has those of the agreement games. */
export const skatWords = skat.get;

/** Fetches the words of Classification; they follow the language from then on. */
export const fetchClassificationWords = classification.fetch;

/** The words of Classification, as {@link agreementWords} has those of the agreement games. */
export const classificationWords = classification.get;
