import type { HintDegrees, HintOf } from '@lusoria/core';
import { la, type Language } from '@lusoria/i18n';
import type { TurnHint } from '../../analysis/hint.ts';
import { type Cell, features } from '@lusoria/latin';
import { formOf, readingsOf } from '../../rules/deck.ts';
import { judge } from '../../rules/judge.ts';
import { defined } from '@lusoria/core/defined';
import { cellText } from '../cells.ts';
import { inGrammar } from '../grammar.ts';
import { type AgreementTranslator, loadAgreementMessages } from '../index.ts';
import { verdictText } from '../verdict.ts';
import { loadMessages, type MessageTranslator } from './keys.gen.ts';

/** The messages for a hint: its own, and those of the table. */
interface Words {
  readonly t: MessageTranslator;
  readonly table: AgreementTranslator;
}

/**
 * The hints at a table.
 *
 * @param hintIn what can be done in a view
 */
export async function loadHint(
  language: Language,
  hintIn: (view: unknown) => TurnHint | null,
): Promise<HintOf> {
  const [t, table] = await Promise.all([loadMessages(language), loadAgreementMessages(language)]);
  return (view) => {
    const found = hintIn(view);
    if (!found) return null;
    const words =
      'deck' in found
        ? { t: inGrammar(t, found.deck), table: inGrammar(table, found.deck) }
        : { t, table };
    return degreesOfHint(words, found);
  };
}

function degreesOfHint({ t, table }: Words, hint: TurnHint): HintDegrees {
  switch (hint.kind) {
    case 'joker':
    case 'draw':
    case 'keep':
      return {
        nudge: t.sentence(hint.kind === 'keep' ? 'nudge-drawn' : `nudge-${hint.kind}`),
        advice: t.sentence(`advice-${hint.kind}`),
        reason: t.sentence(`reason-${hint.kind}`),
      };
    case 'lay':
      return layHint({ t, table }, hint);
    case 'claim': {
      const { deck, on, card, as } = hint;
      const form = la(formOf(deck, card));
      return {
        nudge: t.sentence('nudge-claim', { form, as: cellText(table, as) }),
        advice: t.sentence(hint.isRight ? 'advice-accept' : 'advice-challenge'),
        reason: verdictText(table, judged({ deck, on, card, as })),
      };
    }
  }
}

function layHint(
  { t, table }: Words,
  { deck, on, lay, fitting, isDrawn }: Extract<TurnHint, { kind: 'lay' }>,
): HintDegrees {
  const { card, as } = lay;
  const first = defined(as[0], 'a right declaration');
  const form = la(formOf(deck, card));
  const nudge = () => {
    if (isDrawn) return t.sentence('nudge-drawn');
    return as.length > 1 ? t.sentence('nudge-several') : t.sentence('nudge-lay', { n: fitting });
  };
  return {
    nudge: nudge(),
    advice: t.sentence(isDrawn ? 'advice-drawn' : 'advice-lay', { form }),
    reason: t.sentence('reason-lay', {
      as: cellText(table, first),
      ...sharedWith(table, first, on),
    }),
  };
}

const FEATURES = ['case', 'number', 'gender'] as const;

/** The two features that a play shares with what lies there. */
function sharedWith(table: AgreementTranslator, as: Cell, on: readonly Cell[]) {
  const own = features(as);
  const shared = on
    .map((cell) => FEATURES.filter((name) => features(cell)[name] === own[name]))
    .find((names) => names.length === 2);
  const [first, second] = defined(shared, 'a cell that it agrees with');
  return {
    first: table(`feature-${defined(first)}`),
    second: table(`feature-${defined(second)}`),
  };
}

function judged({
  deck,
  on,
  card,
  as,
}: Pick<Extract<TurnHint, { kind: 'claim' }>, 'deck' | 'on' | 'card' | 'as'>) {
  return {
    form: formOf(deck, card),
    as,
    verdict: judge(deck, card, as, on),
    readings: readingsOf(deck, card),
    on,
  };
}
