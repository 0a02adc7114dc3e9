import type { Action, View } from '@lusoria/agreement';
import type { Command } from '@lusoria/table';
import { type Problem, readLay } from './declaration.ts';
import { type Key, keyOf, saysYes } from './keys.ts';
import { mayLook, type Question } from './question.ts';
import { formTables } from './screen.ts';
import { deckAt, type Playing, showing } from './table.ts';

/** What came of an answer: the game goes on, or the player leaves. */
type Went = 'on' | 'away';

/** Asks something of the table, and says why when it is refused. */
export async function ask({ house, words, style, out }: Playing, command: Command): Promise<void> {
  const result = await house.table.do(command);
  if (result.ok) return;
  const { code, params } = result.rejection;
  out(style.wrong(words.refusals.refusal(code, params)));
}

async function act(playing: Playing, action: Action): Promise<void> {
  return ask(playing, { do: 'act', action });
}

/** Does what the player has answered to a question. */
export async function answer(
  playing: Playing,
  question: Question,
  line: string,
  view: View | null,
): Promise<Went> {
  if (question === 'again') {
    if (!saysYes(line)) return 'away';
    await ask(playing, { do: 'rematch' });
    return 'on';
  }
  const key = keyOf(line, playing.words.language);
  if (key === 'quit') return 'away';
  if (question === 'next') {
    if (key === 'goOn') await ask(playing, { do: 'next' });
    return 'on';
  }
  if (!view) return 'on';
  if (key) await follow(playing, question, key, view);
  else await lay(playing, line, view);
  return 'on';
}

async function follow(playing: Playing, question: Question, key: Exclude<Key, 'quit'>, view: View) {
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
      for (const text of words.play.help) out(`  ${text}`);
  }
}

async function lay(playing: Playing, line: string, view: View): Promise<void> {
  const { words, style, out, house } = playing;
  const read = readLay(line, view, deckAt(house.table.get().view), words.typed);
  if (read.ok) return act(playing, read.lay);
  out(style.wrong(explained(read.problem, line, playing)));
}

async function tables(playing: Playing, view: View): Promise<void> {
  const { words, out } = playing;
  if (!mayLook(view)) return out(words.ui.table.tablesClosed);
  const { dispute, you } = view;
  const looks = dispute !== null && you !== null && !dispute.looked.includes(you);
  if (looks) await act(playing, { type: 'look', lay: dispute.lay });
  for (const line of formTables(showing(playing))) out(line);
  // They stay on the terminal, so nobody need be kept waiting.
  if (looks) await act(playing, { type: 'close', lay: dispute.lay });
}

function explained(problem: Problem, line: string, { words }: Playing): string {
  const { problem: texts } = words.play;
  const labels = {
    case: words.agreement.caseLabel,
    number: words.agreement.numberLabel,
    gender: words.agreement.genderLabel,
  };
  switch (problem.code) {
    case 'not-a-lay':
      return texts.notALay(line.trim());
    case 'no-card':
      return texts.noCard(problem.count);
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
