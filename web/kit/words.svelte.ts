import { type Language, loadRefusals, type Refusals } from '@lusoria/words';
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

/** The words of one game: fetched when its page is, following the language from then on. */
export function gameWords<T>(load: (language: Language) => Promise<T>) {
  let known = $state.raw<{ readonly language: Language; readonly words: T } | null>(null);

  /** Fetches them; they follow the language from then on. */
  async function fetchThem(): Promise<void> {
    const { language } = prefs;
    const words = await load(language);
    if (language === prefs.language || !known) known = { language, words };
  }

  /**
   * After a change of language the former ones until those have come.
   *
   * @throws when they are asked for before they were fetched.
   */
  function get(): T {
    if (!known) throw new Error('no words of the game yet');
    if (known.language !== prefs.language) void fetchThem();
    return known.words;
  }

  return { fetch: fetchThem, get };
}
