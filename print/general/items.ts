import type { GameMessages } from '@lusoria/core';
import { type Language, type Sentence, textOf } from '@lusoria/i18n';
import type { Made, Order, PrintItem } from '../item.ts';
import { loadPrintMessages } from '../messages/index.ts';
import { rulesSheets } from './rules.ts';

/** What is to be known of a game for printing what every game has. */
export interface AnyGameTexts {
  readonly messages: GameMessages;
  /** What a table with these options is called. */
  title(options: unknown): Sentence;
}

/** What can be printed of every game. */
export async function generalItems(
  { messages, title }: AnyGameTexts,
  language: Language,
): Promise<readonly PrintItem[]> {
  const t = await loadPrintMessages(language);
  return [
    {
      key: 'rules',
      label: t('rules'),
      text: t('rules-text'),
      kind: 'sheets',
      choices: [],
      make: async (order: Order): Promise<Made> => {
        const name = title(order.options);
        return {
          title: t('rules-title', { game: textOf(name) }),
          drawings: rulesSheets(name, messages, order),
        };
      },
    },
  ];
}
