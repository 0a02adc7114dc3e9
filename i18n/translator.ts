import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type Scope,
} from '@fluent/bundle';
import type { Language } from './languages.gen.ts';
import type { Part, Sentence } from './sentence.ts';

/** The keys of a message folder. */
export type Key<M> = keyof M & string;

/** The arguments after a key. A union of keys, such as `suit-${suit}`, needs the parameters of all its members. */
export type Given<P> = [P] extends [null] ? [] : [params: Readonly<All<P>>];

/** In a sentence, free text may carry marks. */
type GivenMarked<P> = [P] extends [null] ? [] : [params: Marked<All<P>>];

type Marked<P> = {
  readonly [K in keyof P]: string extends P[K] ? P[K] | Part | Sentence : P[K];
};

/** The parameters of all members of a union of messages, intersected. */
type All<P> = (P extends null ? never : (params: P) => void) extends (params: infer A) => void
  ? A
  : never;

/** Formats the messages of one folder in one language. */
export interface Translator<M> {
  /**
   * A message as a text.
   *
   * @throws Error if a parameter is missing, or the file differs from the one that `npm run messages` has checked.
   */
  <K extends Key<M>>(key: K, ...given: Given<M[K]>): string;
  /** A message with its Latin words marked: those given as `la('illa')`, and those in `LA(…)` in the file. */
  sentence<K extends Key<M>>(key: K, ...given: GivenMarked<M[K]>): Sentence;
  /** Whether there is such a message; for keys from outside. */
  has(key: string): key is Key<M>;
  /**
   * A message whose key and parameters come from outside, such as the code of a rejection.
   *
   * @returns null if there is no such message, or it needs other parameters
   */
  lookup(key: string, params?: Readonly<Record<string, string | number>>): string | null;
  /**
   * A message whose key and parameters come from outside, with its Latin words marked.
   *
   * @returns null if there is no such message
   * @throws Error if it needs other parameters
   */
  lookupSentence(
    key: string,
    params?: Readonly<Record<string, string | number | Part | Sentence>>,
  ): Sentence | null;
  /**
   * The same messages under other words: one whose name with this prefix is there, too, is taken by that name.
   *
   * @example
   * const t = createTranslator<{ deer: null; fox: null }>('en', 'deer = deer\nfox = fox\nyoung-deer = fawn');
   * t.variant('young-')('deer'); // 'fawn'
   * t.variant('young-')('fox'); // 'fox'
   */
  variant(prefix: string): Translator<M>;
  readonly language: Language;
}

/** From here on a number is written in groups of three digits. */
const GROUPED = 10_000;

/** A number printed plainly: no rounding, ASCII digits, but a true minus sign, and large ones in groups. */
class PlainNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    const isLarge = Math.abs(this.value) >= GROUPED && Number.isSafeInteger(this.value);
    // Latin groups as French does, with a narrow space.
    const text = isLarge
      ? new Intl.NumberFormat([scope?.bundle.locales[0] ?? 'en', 'fr']).format(this.value)
      : String(this.value);
    return text.replace(/^-/u, '−');
  }
}

// Delimiters of Latin words while Fluent formats, from Unicode's private use area.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKS = /[\uE000\uE001]/gu;
const MARKED = /\uE000([^\uE000\uE001]*)\uE001/u;

/** Parameters as the types of {@link Translator} admit them: texts, numbers, parts and sentences. */
type Params = Readonly<Record<string, unknown>>;

// Fluent passes these on to Intl.PluralRules, too.
const ORDINAL: Intl.NumberFormatOptions & Intl.PluralRulesOptions = { type: 'ordinal' };

/**
 * Functions that a message may call: `NUMBER($n, type: "ordinal")` selects by ordinal number, `LA("illa")` marks a
 * Latin word.
 */
const FUNCTIONS = {
  NUMBER([value]: FluentValue[], { type }: Record<string, FluentValue>): FluentValue {
    if (!(value instanceof FluentNumber)) throw new TypeError('NUMBER needs a number');
    return type === 'ordinal' ? new PlainNumber(value.value, ORDINAL) : value;
  },
  LA([value]: FluentValue[]): FluentValue {
    if (typeof value !== 'string') throw new TypeError('LA needs a text');
    return marked(value);
  },
};

/**
 * A translator for the text of an `.ftl` file.
 *
 * @example
 * const t = createTranslator<{ drew: { count: number } }>('en', 'drew = You draw { $count } cards.');
 * t('drew', { count: 3 }); // 'You draw 3 cards.'
 */
export function createTranslator<M>(language: Language, source: string): Translator<M> {
  // Languages without plural rules of their own, such as Latin, use those of English.
  const bundle = new FluentBundle([language, 'en'], { functions: FUNCTIONS, useIsolating: false });
  const [error] = bundle.addResource(new FluentResource(source));
  if (error) throw error;

  function format(key: string, params: Params): string {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null)
      throw new Error(`${language}: no message ${key}`);
    if (typeof pattern === 'string') return pattern;
    const args = Object.fromEntries(Object.entries(params).map(([name, v]) => [name, asArg(v)]));
    try {
      return bundle.formatPattern(pattern, args);
    } catch (cause) {
      throw new Error(`${language}: message ${key} cannot be formatted`, { cause });
    }
  }

  const named = (prefix: string): Translator<M> => {
    const nameOf = (key: string): string => (bundle.hasMessage(prefix + key) ? prefix + key : key);
    const text = (key: string, params: Params = {}): string =>
      format(nameOf(key), params).replace(MARKS, '');
    return Object.assign(text, {
      sentence: (key: string, params: Params = {}): Sentence => parts(format(nameOf(key), params)),
      has: (key: string): key is Key<M> => bundle.hasMessage(key),
      lookup(key: string, params: Readonly<Record<string, string | number>> = {}): string | null {
        if (!bundle.hasMessage(key)) return null;
        try {
          return text(key, params);
        } catch {
          return null;
        }
      },
      lookupSentence: (key: string, params: Params = {}): Sentence | null =>
        bundle.hasMessage(key) ? parts(format(nameOf(key), params)) : null,
      variant: named,
      language,
    });
  };
  return named('');
}

/** @throws TypeError if the value is none that the types admit. */
function asArg(value: unknown): string | FluentNumber {
  if (typeof value === 'number') return new PlainNumber(value);
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.map(partAsArg).join('');
}

function partAsArg(part: unknown): string {
  // A person's name may contain any character, even a delimiter.
  if (typeof part === 'string') return part.replace(MARKS, '');
  if (typeof part === 'object' && part !== null && 'la' in part && typeof part.la === 'string') {
    return marked(part.la);
  }
  throw new TypeError(`neither text nor number: ${String(part)}`);
}

function marked(word: string): string {
  return word === '' || word.startsWith(OPEN) ? word : OPEN + word + CLOSE;
}

/** Splitting at the delimiters makes every second piece a marked word. */
function parts(text: string): Sentence {
  return text
    .split(MARKED)
    .flatMap((piece, i): Part[] => (piece === '' ? [] : [i % 2 === 1 ? { la: piece } : piece]));
}
