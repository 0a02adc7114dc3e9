import type { View } from '@lusoria/agreement';
import type { TableView } from '@lusoria/table';
import { answer, ask } from './answer.ts';
import { endingLines, standingLines } from './ending.ts';
import type { Key } from './keys.ts';
import { newsOf } from './news.ts';
import { offered, type Question, questionFor } from './question.ts';
import { tableLines } from './screen.ts';
import { deckAt, type Playing, roundOf, showing } from './table.ts';

/** What has been shown and asked already. */
interface Memory {
  /** The last entry of the log that was told. */
  told: number;
  /** The lay whose dispute the player did not want to look into. */
  dispute: number;
  /** How many rounds of the match were shown to their end. */
  ended: number;
}

/** Plays matches until the player has had enough. */
export async function playMatches(playing: Playing): Promise<void> {
  const { house, input } = playing;
  const memory: Memory = { told: 0, dispute: 0, ended: 0 };
  const now = (): TableView => house.table.get().view;
  await ask(playing, { do: 'start' });
  for (;;) {
    await house.settle();
    tell(playing, memory);
    if (input.interrupted()) return leave(playing, memory);
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
    if (line === null) return leave(playing, memory);
    if (question === 'look' && line.trim() === '') memory.dispute = view?.dispute?.lay ?? 0;
    if ((await answer(playing, question, line, view)) === 'away') return leave(playing, memory);
  }
}

function tell(playing: Playing, memory: Memory): void {
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
async function leave(playing: Playing, memory: Memory): Promise<void> {
  const { house, words } = playing;
  const { phase } = house.table.get().view;
  if (phase === 'playing') await ask(playing, { do: 'consent', to: 'end', give: true });
  tell(playing, memory);
  if (phase !== 'over') await playing.finished();
  playing.out(words.play.bye);
}

/** Shows what the question is about, and gives what stands before the answer. */
function promptFor(playing: Playing, question: Question, view: View | null): string {
  const { words, style, out } = playing;
  const { play } = words;
  const own = question === 'go' || question === 'drawn';
  const key = (one: Key): string => {
    const shown = one === 'goOn' ? play.enter : (play.keys[one][0] ?? '');
    return `${shown} ${play.does[one]}`;
  };
  const keys = offered(question, view).map(key);
  const hint = [...(own ? [play.lay] : []), ...keys].join(' · ');
  if (own && view) for (const line of tableLines(view, showing(playing))) out(line);
  if (own) out(`  ${style.quiet(hint)}`);
  const inline = own || hint === '' ? '' : ` ${style.quiet(`(${hint})`)}`;
  return `${style.loud(play.ask[question])}${inline} › `;
}
