import type { Action, View } from '@lusoria/agreement';
import type { Command, TableView } from '@lusoria/table';
import { type Problem, readLay } from './declaration.ts';
import { endingLines, standingLines } from './ending.ts';
import { type Key, keyOf, saysYes } from './keys.ts';
import { newsOf } from './news.ts';
import { mayLook, offered, type Question, questionFor } from './question.ts';
import { formTables, type Showing, tableLines } from './screen.ts';
import { deckAt, type Playing, roundOf } from './table.ts';

/** What came of an answer: the game goes on, or the player leaves. */
type Went = 'on' | 'away';

/** Plays matches until the player has had enough. */
export async function playMatches(playing: Playing): Promise<void> {
  const { house, input } = playing;
  const memory = { told: 0, dispute: 0, ended: 0 };
  const now = (): TableView => house.table.get().view;
  await ask(playing, { do: 'start' });
  for (;;) {
    await house.settle();
    tell(playing, memory);
    if (input.interrupted()) return leave(playing);
    const view = roundOf(now());
    const question = questionFor(now(), view, memory.dispute);
    if (!question) {
      const ms = house.next();
      if (ms === null) throw new Error('the table waits for nobody');
      await playing.pause(ms);
      house.pass();
      continue;
    }
    if ((question === 'next' || question === 'again') && memory.ended < now().played) {
      memory.ended = now().played;
      await end(playing, view);
    }
    if (question === 'again') memory.ended = 0;
    const line = await input.line(promptFor(playing, question, view));
    if (line === null) return leave(playing);
    if (question === 'look') memory.dispute = view?.dispute?.lay ?? 0;
    if ((await answer(playing, question, line, view)) === 'away') return leave(playing);
  }
}

function tell(playing: Playing, memory: { told: number }): void {
  const { entries, view } = playing.house.table.get();
  const fresh = entries.filter(({ seq }) => seq > memory.told);
  memory.told = entries.at(-1)?.seq ?? memory.told;
  for (const sentence of newsOf(fresh, playing, deckAt(view), view.seat)) {
    playing.out(playing.style.sentence(sentence));
  }
}

async function end(playing: Playing, view: View | null): Promise<void> {
  const table = playing.house.table.get().view;
  const deck = deckAt(table);
  const lines = view ? endingLines(view, deck, playing) : [];
  const rounds = table.played > 1 ? standingLines(table, playing) : [];
  for (const line of [...lines, ...rounds, '']) playing.out(line);
  if (table.phase === 'over') await playing.finished();
}

/** Breaks off what is under way, so that its secret is open and it can be stored. */
async function leave(playing: Playing): Promise<void> {
  const { house, words } = playing;
  if (house.table.get().view.phase === 'playing') {
    await house.table.do({ do: 'consent', to: 'end', give: true });
    await playing.finished();
  }
  playing.out(words.play.bye);
}

/** Asks something of the table, and says why when it is refused. */
async function ask({ house, words, style, out }: Playing, command: Command): Promise<void> {
  const result = await house.table.do(command);
  if (result.ok) return;
  const { code, params } = result.rejection;
  out(style.wrong(words.refusals.refusal(code, params)));
}

async function act(playing: Playing, action: Action): Promise<void> {
  return ask(playing, { do: 'act', action });
}

/** Shows what the question is about, and gives what stands before the answer. */
function promptFor(playing: Playing, question: Question, view: View | null): string {
  const { words, style, house, out } = playing;
  const { play } = words;
  const table = house.table.get().view;
  const own = question === 'go' || question === 'drawn';
  const key = (one: Key): string => {
    const shown = one === 'goOn' ? play.enter : (play.keys[one][0] ?? '');
    return `${shown} ${play.does[one]}`;
  };
  const keys = offered(question, view).map(key);
  const hint = [...(own ? [play.lay] : []), ...keys].join(' · ');
  if (own && view) for (const line of tableLines(view, showing(playing, table))) out(line);
  if (hint !== '') out(`  ${style.quiet(hint)}`);
  return `${style.loud(play.ask[question])} › `;
}

function showing({ words, names, style }: Playing, table: TableView): Showing {
  const { agreement, ui, play } = words;
  return { deck: deckAt(table), agreement, ui, play, style, name: (seat) => names[seat] ?? '' };
}

async function answer(
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
  const { words, out, house } = playing;
  if (!mayLook(view)) return out(words.ui.table.tablesClosed);
  const { dispute, you } = view;
  const looks = dispute !== null && you !== null && !dispute.looked.includes(you);
  if (looks) await act(playing, { type: 'look', lay: dispute.lay });
  for (const line of formTables(showing(playing, house.table.get().view))) out(line);
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
