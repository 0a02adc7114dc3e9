import type { TableView } from '@lusoria/table';
import { namesOf } from '@lusoria/table/seat-names';
import type { PublicEntry } from '@lusoria/client';
import { withHints } from '@lusoria/cli-kit/hint.ts';
import type { LiveInput } from '@lusoria/cli-kit/input.ts';
import { commonKeyOf } from '@lusoria/cli-kit/keys.ts';
import { questionAt, tell } from '@lusoria/cli-kit/match.ts';
import { insightLines, type Playing } from '@lusoria/cli-kit/playing.ts';
import type { Question, TableController } from '@lusoria/cli-kit/table-controller.ts';
import type { CliTranslator } from '../messages/index.ts';
import { waitLines } from './by-day.ts';
import { changesOf } from './changes.ts';
import { comesBack } from './seat.ts';
import type { Visit } from './visit.ts';

/** A match at a table of a server, where others may act at any time. */
export interface LiveMatch extends Playing {
  readonly live: Visit;
  readonly input: LiveInput;
  /** By seat; kept up to date. */
  readonly names: string[];
  readonly botNames: readonly string[];
  readonly t: CliTranslator;
  /** Whether the user only watches. */
  readonly watches: boolean;
  /** The question to the table's owner before a match. Absent: somebody else begins. */
  lobby?(): Question;
}

/** Plays, or watches, until the player leaves, is removed, or the table is gone. */
export async function playLive(playing: LiveMatch, ofGame: TableController): Promise<void> {
  const controller = withHints(ofGame, playing);
  const { live, input, out, common, t, style } = playing;
  const { session, table } = live;
  const changes = changesOf(table);
  const stopListening = session.subscribe(changes.wake);
  input.onEnd(changes.wake);
  const { seq, view: first, entries } = table.get();
  /** Seq of the last entry shown, round whose end was shown, and connection status shown. */
  const shown = {
    told: playing.watches && first.phase === 'playing' ? beforeRound(entries, seq) : seq,
    waits: '',
    ended: isEnded(first.phase) ? first.round?.number : undefined,
    status: 'online',
  };
  /** Whether a line is being typed, and the last line. */
  let isTyping = false;
  let typed: string | null | undefined;
  /** Situation for which the prompt was last shown. */
  let prompted: unknown = null;

  const tellStatus = (): void => {
    const status = session.status();
    if (status === shown.status) return;
    shown.status = status;
    out(style.quiet(t(status === 'online' ? 'join-back' : 'join-lost')));
  };

  const tellOutcome = async ({ phase, round }: TableView): Promise<void> => {
    if (!isEnded(phase) || !round || shown.ended === round.number) return;
    shown.ended = round.number;
    for (const line of controller.outcomeLines()) out(line);
    const insight = playing.watches ? [] : await insightLines(playing);
    for (const line of [...insight, '']) out(line);
    if (phase === 'over') await playing.finished();
  };

  const tellWaits = (view: TableView): void => {
    const lines = waitLines(t, view, playing.names, playing.language);
    const waits = lines.join('\n');
    if (waits === shown.waits) return;
    shown.waits = waits;
    for (const line of lines) out(style.quiet(line));
  };

  const asked = (view: TableView): Question | null => {
    if (playing.watches) return null;
    if (view.phase === 'lobby') return playing.lobby?.() ?? null;
    return questionAt(view, playing, controller);
  };

  const remind = (view: TableView): void => {
    const question = asked(view);
    if (!question || prompted === view) return;
    prompted = view;
    const prompt = question.prompt();
    if (isTyping) return input.remind(prompt);
    isTyping = true;
    void input.line(prompt).then((line) => {
      isTyping = false;
      typed = line;
      changes.wake();
    });
  };

  /** @returns whether the player leaves. */
  const answer = async (line: string): Promise<boolean> => {
    prompted = null;
    const question = asked(table.get().view);
    if (question) return (await question.answer(line)) === 'leave';
    // What was asked is over by now; leaving never is.
    if (commonKeyOf(line, playing.language) === 'quit') return true;
    out(style.wrong(playing.rejection('not-now', {})));
    return false;
  };

  try {
    for (;;) {
      const { view, gone } = table.get();
      tellStatus();
      tellNames(playing, view);
      tell(playing, controller, shown);
      if (gone !== null) return out(t('bot-gone', { code: gone }));
      if (input.interrupted()) return out(common('bye'));
      if (!playing.watches && view.seat === null && !(await comesBack(live))) {
        return out(t('bot-dismissed'));
      }
      await tellOutcome(view);
      tellWaits(view);
      remind(view);
      await changes.next();
      const line = typed;
      typed = undefined;
      if (line === undefined) continue;
      if (line === null || (await answer(line))) return out(common('bye'));
    }
  } finally {
    changes.close();
    stopListening();
  }
}

/** Seq before the present round, of which whoever looks on is told all that the log still has. */
function beforeRound(entries: readonly PublicEntry[], seq: number): number {
  const begun = entries.findLast(({ events }) => events.some(({ type }) => type === 'begun'));
  return begun ? begun.seq - 1 : seq;
}

function isEnded(phase: TableView['phase']): boolean {
  return phase === 'between' || phase === 'over';
}

/** Keeps the names up to date, and shows them whenever they change. */
function tellNames({ names, botNames, out, common, style }: LiveMatch, view: TableView): void {
  const now = namesOf(view, botNames);
  const all = view.seats.map((_, seat) => now.seat(seat) || '–');
  if (all.join('\n') === names.join('\n')) return;
  names.splice(0, names.length, ...all);
  out(style.quiet(common('at-table', { names: all.join(', ') })));
}
