import type { View } from '@lusoria/agreement';
import type { Key } from './keys.ts';

/** The next question to the player. */
export type Question = 'turn' | 'drawn' | 'window' | 'closing' | 'tables';

/** Keys offered as answers to a question, besides a card; other keys work, too. */
const ANSWERS: Readonly<Record<Question, readonly Key[]>> = {
  turn: ['draw', 'challenge', 'tables', 'help', 'quit'],
  drawn: ['pass', 'tables', 'help', 'quit'],
  window: ['goOn', 'challenge', 'help'],
  closing: ['goOn', 'challenge', 'help'],
  tables: ['goOn', 'tables', 'help'],
};

/**
 * The question to ask the player; null if the table waits for somebody else. If bots wait no
 * seconds (`botWait`), the player is not asked for objections.
 *
 * @param view the player's view of the round; null before the deal
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

/** The answers that this view makes useful. */
export function offered(question: Question, view: View | null): readonly Key[] {
  const useful = (key: Key): boolean => {
    if (key === 'challenge') return view?.window?.open.includes(view.you ?? -1) ?? false;
    if (key === 'tables') return mayConsultTables(view);
    return true;
  };
  return ANSWERS[question].filter(useful);
}

/** Whether the form tables can be consulted now (rule 11). */
export function mayConsultTables(view: View | null): boolean {
  if (!view) return false;
  const { options, dispute, you } = view;
  return (
    options.tables === 'open' || (dispute !== null && you !== null && !dispute.looked.includes(you))
  );
}
