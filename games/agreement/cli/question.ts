import type { View } from '@lusoria/agreement';
import type { Key } from './keys.ts';

/** What the player is asked next. */
export type Question = 'turn' | 'drawn' | 'window' | 'closing' | 'tables';

/** What is offered as an answer to a question, besides a card; other keys work, too. */
export const ANSWERS: Readonly<Record<Question, readonly Key[]>> = {
  turn: ['draw', 'challenge', 'tables', 'help', 'quit'],
  drawn: ['pass', 'tables', 'help', 'quit'],
  window: ['goOn', 'challenge', 'help'],
  closing: ['goOn', 'challenge', 'help'],
  tables: ['goOn', 'tables', 'help'],
};

/**
 * What to ask the player; null when the table waits for somebody else. Bots with no seconds to wait
 * (`botWait`) are not held up by the question whether anybody objects.
 *
 * @param view what the player sees of the round; null before the deal
 * @param seenDispute the last play about whose dispute the player has been asked already
 */
export function questionFor(view: View | null, seenDispute: number): Question | null {
  if (!view || view.you === null) return null;
  const { you, phase, current, window, dispute, out } = view;
  if (phase === 'over' || phase === 'chance' || out.includes(you)) return null;
  if (current === you && phase !== 'closing') return phase === 'drawn' ? 'drawn' : 'turn';
  if (window?.open.includes(you)) {
    if (phase === 'closing') return 'closing';
    if (view.options.botWait > 0) return 'window';
  }
  return dispute && dispute.lay !== seenDispute && !dispute.looked.includes(you) ? 'tables' : null;
}

/** The answers that make sense to offer: only what the view has a use for. */
export function offered(question: Question, view: View | null): readonly Key[] {
  const useful = (key: Key): boolean => {
    if (key === 'challenge') return view?.window?.open.includes(view.you ?? -1) ?? false;
    if (key === 'tables') return mayConsultTables(view);
    return true;
  };
  return ANSWERS[question].filter(useful);
}

/** Whether the form tables can be looked at now (rule 11). */
export function mayConsultTables(view: View | null): boolean {
  if (!view) return false;
  const { options, dispute, you } = view;
  return (
    options.tables === 'open' || (dispute !== null && you !== null && !dispute.looked.includes(you))
  );
}
