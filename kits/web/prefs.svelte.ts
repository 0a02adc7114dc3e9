import { type Language, LANGUAGES, pickLanguage } from '@lusoria/i18n';
import { memory } from './device/memory.ts';
import { belowBase } from './page/base.ts';

/** Colour scheme: the device's, or always light or dark. */
type Scheme = 'auto' | 'light' | 'dark';

const SCHEMES: readonly Scheme[] = ['auto', 'light', 'dark'];

const { load: stored, save: store } = memory;

function oneOf<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}

/** A person's preferences on this device. */
class Prefs {
  language = $state<Language>(pickLanguage(navigator.languages));
  scheme = $state<Scheme>('auto');
  name = $state('');
  /** Sounds of the table; off at first where the reader prefers reduced motion. */
  sound = $state(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  vibration = $state(true);
  /** Drawing and challenging require a second press, as a guard against slips. */
  guard = $state(true);

  constructor() {
    this.load();
  }

  /** Takes over the stored values. */
  load(): void {
    this.language = oneOf(LANGUAGES, stored('language')) ?? this.language;
    this.scheme = oneOf(SCHEMES, stored('scheme')) ?? 'auto';
    this.name = stored('name') ?? '';
    this.sound = (stored('sound') ?? (this.sound ? 'on' : 'off')) === 'on';
    this.vibration = stored('vibration') !== 'off';
    this.guard = stored('guard') !== 'off';
  }

  save(): void {
    store('language', this.language);
    store('scheme', this.scheme);
    store('name', this.name);
    store('sound', this.sound ? 'on' : 'off');
    store('vibration', this.vibration ? 'on' : 'off');
    store('guard', this.guard ? 'on' : 'off');
  }
}

export const prefs = new Prefs();

/** Applies the preferences to the document; must be called once, during setup. */
export function applyPrefs(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let system = $state(dark.matches);
  dark.addEventListener('change', () => {
    system = dark.matches;
  });
  // Otherwise a second window would keep the old preferences, and store them again at its next change.
  addEventListener('storage', () => prefs.load());
  $effect(() => {
    const scheme = prefs.scheme === 'auto' ? (system ? 'dark' : 'light') : prefs.scheme;
    document.documentElement.dataset['scheme'] = scheme;
    document.documentElement.lang = prefs.language;
    // The web manifest of the installed page follows the language, too.
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', belowBase(`/${prefs.language}.webmanifest`));
    prefs.save();
  });
}

/** A game's own preference, remembered on this device. */
export interface StoredChoice<T extends string> {
  readonly values: readonly T[];
  value: T;
}

/**
 * Creates a preference of a game's own.
 *
 * @param key unique storage key
 * @param values possible values
 * @param fallback value until one is chosen
 */
export function storedChoice<const T extends string>(
  key: string,
  values: readonly T[],
  fallback: NoInfer<T>,
): StoredChoice<T> {
  let value = $state<T>(oneOf(values, stored(key)) ?? fallback);
  return {
    values,
    get value() {
      return value;
    },
    set value(next) {
      value = next;
      store(key, next);
    },
  };
}
