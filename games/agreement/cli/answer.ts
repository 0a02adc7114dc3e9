import type { Action, View } from '@lusoria/agreement';
import type { Went } from '@lusoria/cli-kit/game-terminal.ts';
import { ask } from '@lusoria/cli-kit/playing.ts';
import { type Problem, readLay } from './declaration.ts';
import { type Key, keyOf } from './keys.ts';
import { mayLook, type Question } from './question.ts';
import { formTables } from './screen.ts';
import { deckAt, type Seated, showing } from './table.ts';

async function act(playing: Seated, action: Action): Promise<void> {
  return ask(playing, { do: 'act', action });
}

/** Does what the player has answered to a question. */
export async function answer(
  playing: Seated,
  question: Question,
  line: string,
  view: View,
): Promise<Went> {
  const key = keyOf(line, playing.words.language);
  if (key === 'quit') return 'away';
  if (key) await follow(playing, question, key, view);
  else await lay(playing, line, view);
  return 'on';
}

async function follow(
  playing: Seated,
  question: Question,
  key: Exclude<Key, 'quit'>,
  view: View,
): Promise<void> {
  const { words, out } = playing;
  switch (key) {
    case 'draw':
    case 'pass':
      return act(playing, { type: key });
    case 'challenge':
      return act(playing, { type: 'challenge', lay: view.window?.lay ?? view.lays });
    case 'goOn':
      // Where there is nothing to agree to, an empty line only shows the table again.
      if (question !== 'window' && question !== 'closing') return;
      return act(playing, { type: 'go-on', lay: view.window?.lay ?? view.lays });
    case 'tables':
      return tables(playing, view);
    case 'help':
      for (const text of words.play.agreement.help) out(`  ${text}`);
  }
}

async function lay(playing: Seated, line: string, view: View): Promise<void> {
  const { typed, style, out, house } = playing;
  const read = readLay(line, view, deckAt(house.table.get().view), typed);
  if (read.ok) return act(playing, read.lay);
  out(style.wrong(explained(read.problem, line, playing)));
}

async function tables(playing: Seated, view: View): Promise<void> {
  const { words, out } = playing;
  if (!mayLook(view)) return out(words.ui.table.tablesClosed);
  const { dispute, you } = view;
  const looks = dispute !== null && you !== null && !dispute.looked.includes(you);
  if (looks) await act(playing, { type: 'look', lay: dispute.lay });
  for (const line of formTables(showing(playing))) out(line);
  // They stay on the terminal, so nobody need be kept waiting.
  if (looks) await act(playing, { type: 'close', lay: dispute.lay });
}

function explained(problem: Problem, line: string, { words, agreement }: Seated): string {
  const { play } = words;
  const { problem: texts } = play.agreement;
  const labels = {
    case: agreement.caseLabel,
    number: agreement.numberLabel,
    gender: agreement.genderLabel,
  };
  switch (problem.code) {
    case 'not-a-lay':
      return play.notUnderstood(line.trim());
    case 'no-card':
      return play.noCard(problem.count);
    case 'which-card':
      return texts.whichCard;
    case 'unknown-word':
      return texts.unknownWord(problem.word);
    case 'ambiguous-word':
      return texts.ambiguousWord(problem.word);
    case 'twice':
      return texts.twice(labels[problem.feature]);
    case 'missing':
      return texts.missing(labels[problem.feature]);
  }
}
