import type { GameMessages } from '@lusoria/core';
import { type Given, type Key, type Language, listOf } from '@lusoria/i18n';
import type { Finding } from '@lusoria/table/messages';
import { loadPageMessages, type Messages } from './messages/index.ts';
import { prefs } from './prefs.svelte.ts';

/** Messages in the language that the reader has chosen. */
export interface Localized<T> {
  /** Loads them; from then on they follow the language. */
  load(): Promise<void>;
  loaded(): boolean;
  /**
   * After a change of language the former ones until those have come.
   *
   * @throws Error before they were loaded.
   */
  get(): T;
}

/** Messages that follow the reader's language, from what loads them in a language. */
export function localized<T>(loadIn: (language: Language) => Promise<T>): Localized<T> {
  let known = $state.raw<{ readonly language: Language; readonly messages: T } | null>(null);

  async function load(): Promise<void> {
    const { language } = prefs;
    const messages = await loadIn(language);
    if (language === prefs.language || !known) known = { language, messages };
  }

  return {
    load,
    loaded: () => known !== null,
    get() {
      if (!known) throw new Error('messages are asked for before they were loaded');
      if (known.language !== prefs.language) void load();
      return known.messages;
    },
  };
}

const page = localized(loadPageMessages);
// The lobby is shown without them.
const rejections = localized(async (language) =>
  (await import('@lusoria/table/messages')).loadRejections(language),
);

/** Loads what the page says; it follows the chosen language from then on. */
export async function followLanguage(): Promise<void> {
  await Promise.all([page.load(), rejections.load()]);
}

/** Whether the page can say anything yet. */
export function ready(): boolean {
  return page.loaded();
}

/** Whether it can say, too, why something was refused. */
export function readyToRefuse(): boolean {
  return rejections.loaded();
}

/**
 * A message of the page in the reader's language.
 *
 * @throws Error before {@link ready}.
 */
export function t<K extends Key<Messages>>(key: K, ...given: Given<Messages[K]>): string {
  return page.get()(key, ...given);
}

/** Names in a row: `a, b and c`. */
export function namesInRow(names: readonly string[]): string {
  return listOf(prefs.language, 'and', names);
}

/**
 * Why something was rejected, in the reader's language.
 *
 * @param game whose own words come first
 */
export function rejection(
  code: string,
  params: Readonly<Record<string, string | number>> = {},
  game: GameMessages | null = null,
): string {
  return rejections.loaded() ? rejections.get().rejection(code, params, game) : code;
}

/** What is wrong with a record of this game, in the reader's language. */
export function flaw(finding: Finding, game: GameMessages): string {
  return rejections.get().flaw(finding, game);
}
