import { cardToMatch, type Deck, formOf, type View } from '@lusoria/agreement';
import { capital } from '@lusoria/i18n';
import { announce } from '@lusoria/web-kit/page/live.svelte.ts';
import { tick } from 'svelte';
import { cellText } from '../messages/cells.ts';
import type { AgreementTranslator } from '../messages/index.ts';

/**
 * Tells of each new card on the pile, after the log has told who laid it: the card below, and that it can be challenged.
 *
 * @returns to be called with every view
 */
export function tellsLays(): (
  t: AgreementTranslator,
  view: View,
  deck: Deck,
  canChallenge: boolean,
) => void {
  let last: number | null = null;
  return (t, { pile }, deck, canChallenge) => {
    const top = pile.at(-1);
    const before = last;
    last = top?.no ?? null;
    if (!top || before === null || before === last) return;
    const on = top.as && cardToMatch(pile.slice(0, -1));
    void tick().then(() => {
      if (on) {
        const counts = on.as ? cellText(t, on.as) : t('start-card');
        announce(`${capital(t('laid-on'))} ${formOf(deck, on.card)} – ${counts}`);
      }
      if (canChallenge) announce(t('may-challenge'));
    });
  };
}
