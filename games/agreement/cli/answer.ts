import type { Action, View } from '@lusoria/agreement';
import type { AfterAnswer } from '@lusoria/cli-kit/table-controller.ts';
import { saysNo, saysYes } from '@lusoria/cli-kit/keys.ts';
import { ask } from '@lusoria/cli-kit/playing.ts';
import { capital } from '@lusoria/i18n';
import { type Problem, readPlay } from './declaration.ts';
import { type Key, keyOf } from './keys.ts';
import { mayConsultTables, type Question } from './question.ts';
import { formTables } from './screen.ts';
import { deckAt, type Seated, showing } from './table.ts';

const HELP = ['help-1', 'help-2', 'help-3'] as const;

async function act(playing: Seated, action: Action): Promise<void> {
  return ask(playing, { do: 'act', action });
}

/** Carries out the player's answer to a question. */
export async function answer(
  playing: Seated,
  question: Question,
  line: string,
  view: View,
): Promise<AfterAnswer> {
  const key = keyOf(line, playing.language, playing.commands) ?? yesOrNo(line, question);
  if (key === 'quit') return 'leave';
  if (key) await follow(playing, question, key, view);
  else await playTyped(playing, line, view);
  return 'continue';
}

/** A yes or no to a question that asks for it; null for any other line or question. */
function yesOrNo(line: string, question: Question): 'challenge' | 'tables' | 'goOn' | null {
  switch (question) {
    case 'turn':
    case 'drawn':
      return null;
    case 'window':
    case 'closing':
      return saysYes(line) ? 'challenge' : saysNo(line) ? 'goOn' : null;
    case 'tables':
      return saysYes(line) ? 'tables' : saysNo(line) ? 'goOn' : null;
  }
}

async function follow(
  playing: Seated,
  question: Question,
  key: Exclude<Key, 'quit'>,
  view: View,
): Promise<void> {
  const { terminal, out } = playing;
  switch (key) {
    case 'draw':
    case 'pass':
      return act(playing, { type: key });
    case 'challenge':
      return act(playing, { type: 'challenge', lay: view.window?.lay ?? view.lays });
    case 'goOn':
      // If there is nothing to accept, an empty line only shows the table again.
      if (question !== 'window' && question !== 'closing') return;
      return act(playing, { type: 'go-on', lay: view.window?.lay ?? view.lays });
    case 'tables':
      return tables(playing, view);
    case 'help':
      for (const key of HELP) out(`  ${terminal(key)}`);
  }
}

/** Answers a line between two rounds that neither goes on nor leaves. */
export function betweenRounds(playing: Seated, line: string): void {
  const { common, terminal, style, out, language, commands } = playing;
  if (keyOf(line, language, commands) === 'help') {
    for (const key of HELP) out(`  ${terminal(key)}`);
  } else out(style.wrong(common('not-understood', { text: line.trim() })));
}

async function playTyped(playing: Seated, line: string, view: View): Promise<void> {
  const { declarations, style, out, live } = playing;
  const read = readPlay(line, view, deckAt(live.table.get().view), declarations);
  if (read.ok) return act(playing, read.play);
  out(style.wrong(explained(read.problem, line, playing)));
}

async function tables(playing: Seated, view: View): Promise<void> {
  const { t, out } = playing;
  if (!mayConsultTables(view)) return out(t('tables-closed'));
  const { dispute, you } = view;
  const consults = dispute !== null && you !== null && !dispute.looked.includes(you);
  if (consults) await act(playing, { type: 'look', lay: dispute.lay });
  for (const line of formTables(showing(playing))) out(line);
  // They stay readable on the terminal, so they are closed at once and nobody waits.
  if (consults) await act(playing, { type: 'close', lay: dispute.lay });
}

/** Explains the fault of what was typed. */
export function explained(
  problem: Problem,
  line: string,
  { common, t, terminal }: Pick<Seated, 'common' | 't' | 'terminal'>,
): string {
  switch (problem.code) {
    case 'not-a-play':
      return common('not-understood', { text: line.trim() });
    case 'no-card':
      return common('no-card', { count: problem.count });
    case 'which-card':
      return terminal('which-card');
    case 'unknown-word':
      return terminal('unknown-word', { word: problem.word });
    case 'ambiguous-word':
      return terminal('ambiguous-word', { word: problem.word });
    case 'twice':
      return terminal('said-twice', { feature: capital(t(`feature-${problem.feature}`)) });
    case 'missing':
      return terminal('not-said', { feature: capital(t(`feature-${problem.feature}`)) });
  }
}
