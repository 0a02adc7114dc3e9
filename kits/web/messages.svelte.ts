import type { GameMessages } from '@lusoria/core';
import { type Given, type Key, type Language, listOf } from '@lusoria/i18n';
import type { Finding } from '@lusoria/table/messages';
import { untrack } from 'svelte';
import { loadPageMessages, type Messages } from './messages/index.ts';
import { late } from './page/late.ts';
import { prefs } from './prefs.svelte.ts';

/** Messages in the language that the reader has chosen. */
export interface Localized<T> {
  /**
   * Loads them, while the server cannot be reached again and again ({@link late}); afterwards they follow the chosen
   * language by themselves: whatever waits for them waits once.
   */
  load(): Promise<void>;
  loaded(): boolean;
  /**
   * The messages; after a change of language the previous ones until the new ones have loaded.
   *
   * @throws Error before they are loaded.
   */
  get(): T;
}

/** Creates messages that follow the reader's language, from a loader for one language. */
export function localized<T>(loadIn: (language: Language) => Promise<T>): Localized<T> {
  let known = $state.raw<{ readonly language: Language; readonly messages: T } | null>(null);

  async function load(): Promise<void> {
    const language = untrack(() => prefs.language);
    const messages = await late(async () => loadIn(language));
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
// The lobby renders without them.
const rejections = localized(async (language) =>
  (await import('@lusoria/table/messages')).loadRejections(language),
);

/** Loads the page's messages, which follow the chosen language from then on. */
export async function followLanguage(): Promise<void> {
  await Promise.all([page.load(), rejections.load()]);
}

/** Whether the page's messages are loaded. */
export function ready(): boolean {
  return page.loaded();
}

/** Whether the messages for rejections are loaded, too. */
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

/** A list of names: `a, b and c`. */
export function namesInRow(names: readonly string[]): string {
  return listOf(prefs.language, 'and', names);
}

/**
 * A rejection as a sentence in the reader's language.
 *
 * @param game messages that take precedence
 */
export function rejection(
  code: string,
  params: Readonly<Record<string, string | number>> = {},
  game: GameMessages | null = null,
): string {
  return rejections.loaded() ? rejections.get().rejection(code, params, game) : code;
}

/** An error in a record of this game, in the reader's language. */
export function flaw(finding: Finding, game: GameMessages): string {
  return rejections.get().flaw(finding, game);
}
