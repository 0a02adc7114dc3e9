import type { View } from '@lusoria/agreement';
import type { TableController } from '@lusoria/cli-kit/table-controller.ts';
import { begunLine } from '@lusoria/cli-kit/generic/outcome.ts';
import { displayedWord, saysNo } from '@lusoria/cli-kit/keys.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import { defined } from '@lusoria/core';
import { eventLine, readEvent } from '../messages/events.ts';
import { answer, betweenRounds } from './answer.ts';
import { endingLines, standingLines } from './ending.ts';
import { isCommon, type Key } from './keys.ts';
import { offered, type Question, questionFor } from './question.ts';
import { tableLines } from './screen.ts';
import { deckAt, roundOf, type Seated, showing } from './table.ts';

/** Terminal controller of an agreement game. */
export function tableController(playing: Seated): TableController {
  const { live, names, style, t, terminal } = playing;
  const now = () => live.table.get().view;
  /** The play in dispute for which the player declined to consult the form tables. */
  let dispute = 0;
  return {
    nextRoundPrompt: terminal('ask-next'),
    roundLines: (first) => [begunLine('round', first, playing)],
    eventLines(event) {
      const line = eventLine(t, readEvent(event), {
        you: now().seat,
        name: (seat) => defined(names[seat]),
        deck: deckAt(now()),
      });
      return line ? [style.sentence(line.sentence)] : [];
    },
    question() {
      const view = roundOf(now());
      const question = questionFor(view, dispute);
      if (!view || !question) return null;
      return {
        prompt: () => promptFor(playing, question, view),
        async answer(line) {
          if (question === 'tables' && (line.trim() === '' || saysNo(line)))
            dispute = defined(view.dispute).lay;
          return answer(playing, question, line, view);
        },
      };
    },
    outcomeLines() {
      const view = roundOf(now());
      const lines = view ? endingLines(view, deckAt(now()), playing) : [];
      return [...lines, ...(now().played > 1 ? standingLines(now(), playing) : [])];
    },
    betweenRounds: (line) => betweenRounds(playing, line),
  };
}

/** Shows the subject of the question and returns the prompt for the answer. */
function promptFor(playing: Seated, question: Question, view: View): string {
  const { terminal, style, out } = playing;
  const own = question === 'turn' || question === 'drawn';
  const key = (one: Key): string => {
    if (isCommon(one)) return hintsOf([one], playing);
    return `${displayedWord(one, playing.commands)}\u00a0${terminal(`does-${one}`)}`;
  };
  const hint = [
    ...(own ? [terminal('lay-example')] : []),
    ...offered(question, view).map(key),
  ].join(' · ');
  if (own) {
    for (const line of tableLines(view, showing(playing))) out(line);
    out(`  ${style.quiet(hint)}`);
  }
  const inline = own || hint === '' ? '' : ` ${style.quiet(`(${hint})`)}`;
  return `${style.loud(terminal(`ask-${question}`))}${inline} › `;
}
