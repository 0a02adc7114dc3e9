import type { GameManifest, GameMessages } from '@lusoria/core';
import { type Language, textOf } from '@lusoria/i18n';
import type { GamePrint, Made, Order, PrintItem } from '../item.ts';
import { loadPrintMessages, type PrintTranslator } from '../messages/index.ts';
import { rulesSheets } from './rules.ts';

/** What a game offers, and what of it is for printing. */
export type PrintManifest = GameManifest<
  unknown,
  unknown,
  unknown,
  unknown,
  { readonly print: GamePrint }
>;

/**
 * What can be printed of a game: what it has itself, and what every game has.
 *
 * @param options of a table or an offer, not checked
 */
export async function itemsOf(
  manifest: PrintManifest,
  language: Language,
  options: unknown,
): Promise<readonly PrintItem[]> {
  const [own, messages, t] = await Promise.all([
    manifest.print?.().then(({ print }) => print.items(language, options)) ?? [],
    manifest.messages(language),
    loadPrintMessages(language),
  ]);
  return [...own, rules(manifest, messages, t)];
}

function rules({ others }: PrintManifest, messages: GameMessages, t: PrintTranslator): PrintItem {
  return {
    key: 'rules',
    label: t('rules'),
    text: t('rules-text'),
    kind: 'sheets',
    choices: [],
    make: async (order: Order): Promise<Made> => {
      const name = messages.title(order.options, others.bots.length + 1);
      return {
        title: t('rules-title', { game: textOf(name) }),
        drawings: rulesSheets(name, messages, order),
      };
    },
  };
}
