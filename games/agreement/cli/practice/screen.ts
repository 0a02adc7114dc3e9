import { type Deck, formOf } from '@lusoria/agreement';
import type { Style } from '@lusoria/cli-kit/style.ts';
import { la } from '@lusoria/i18n';
import type { Item } from '../../learning/items.ts';
import { cellText } from '../../messages/cells.ts';
import type { FormsTranslator } from '../../messages/forms/index.ts';
import { askedText } from '../../messages/forms/item-text.ts';
import type { AgreementTranslator } from '../../messages/index.ts';

/** Resources for showing practice. */
export interface PracticeScreen {
  readonly deck: Deck;
  readonly t: AgreementTranslator;
  readonly forms: FormsTranslator;
  readonly style: Style;
}

/** Lines of an item: cards on the table, the question, and the numbered choices. */
export function itemLines(
  item: Item,
  { deck, t, forms, style }: PracticeScreen,
): readonly string[] {
  const form = (card: number) => style.latin(formOf(deck, card));
  const on =
    'on' in item
      ? [
          style.sentence(
            forms.sentence('on-card', {
              form: la(formOf(deck, item.on.card)),
              cell: cellText(t, item.on.as),
            }),
          ),
        ]
      : [];
  const asked = 'card' in item ? [`  ${form(item.card)}`] : [];
  const choices = choiceTexts(item, form, t, forms).map((text, i) => `  ${i + 1}  ${text}`);
  return [...on, style.loud(askedText(forms, t, item)), ...asked, ...choices];
}

function choiceTexts(
  item: Item,
  form: (card: number) => string,
  t: AgreementTranslator,
  forms: FormsTranslator,
): readonly string[] {
  switch (item.kind) {
    case 'agree':
      return [];
    case 'judge':
      return [forms('says-right'), forms('says-wrong')];
    case 'readings':
      return item.cells.map((cell) => cellText(t, cell));
    default:
      return item.cards.map(form);
  }
}
