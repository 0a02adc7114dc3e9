import { type Deck, deckOf, eventSchema, type View } from '@lusoria/classification';
import { decodeOnce, defined } from '@lusoria/core';
import { standingsTitle } from '@lusoria/cli-kit/generic/outcome.ts';
import type { Question, TableController } from '@lusoria/cli-kit/table-controller.ts';
import { commonKeyOf, typedCommand } from '@lusoria/cli-kit/keys.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import { logLine } from '../messages/log.ts';
import { KEYS } from './keys.ts';
import { type TableQuestion, questionFor } from './question.ts';
import { attributeLines, endingLines, layLines, tableLines, treeLines } from './screen.ts';
import { readerAt, type Seated, viewAt } from './table.ts';

/** Terminal controller of Classification. */
export function tableController(seated: Seated): TableController {
  const { t, terminal, common, language, style, out } = seated;
  /**
   * The moment for which the table was shown last, so that a typing error does not show it again.
   */
  let shown = '';
  return {
    nextRoundPrompt: terminal('ask-next'),
    roundLines(first) {
      const name = first === seated.live.table.get().view.seat ? common('you') : '';
      return ['', `${t('sage')}: ${name || defined(seated.names[first])}`];
    },
    eventLines(raw) {
      const view = viewAt(seated);
      if (!view) return [];
      const event = decodeOnce(eventSchema, raw);
      return [style.sentence(logLine(t, event, readerAt(seated, view)).sentence)];
    },
    question() {
      const view = viewAt(seated);
      if (!view) return null;
      const deck = deckOf(view.options);
      const asked = questionFor({ seated, view, deck });
      return asked && questionOf(asked, view, deck);
    },
    outcomeLines() {
      const view = viewAt(seated);
      return view ? [...endingLines(view, deckOf(view.options), seated), ...standing()] : [];
    },
    betweenRounds(line) {
      const view = viewAt(seated);
      if (!view || !aside(line, view, deckOf(view.options)))
        out(style.wrong(common('not-understood', { text: line.trim() })));
    },
  };

  function questionOf(asked: TableQuestion, view: View, deck: Deck): Question {
    return {
      prompt() {
        const now = JSON.stringify([view, asked.text]);
        if (now !== shown) show(asked, view, deck);
        shown = now;
        return `${style.loud(asked.text)} › `;
      },
      async answer(line) {
        if (commonKeyOf(line, language) === 'quit') return 'leave';
        if (asked.shows && line.trim() === '') shown = '';
        else if (!aside(line, view, deck)) await asked.answer(line);
        return 'continue';
      },
    };
  }

  function show(asked: TableQuestion, view: View, deck: Deck): void {
    if (asked.shows) for (const line of tableLines(view, deck, seated)) out(line);
    for (const note of asked.notes) out(note);
    const always = hintsOf(['help', 'quit'], seated);
    out(`  ${style.quiet([...asked.hints, always].join(' · '))}`);
  }

  /**
   * Handles input that is allowed at any time and changes nothing; false if the line is none of it.
   */
  function aside(line: string, view: View, deck: Deck): boolean {
    const lines = asideLines(line, view, deck);
    for (const text of lines ?? []) out(text);
    return lines !== null;
  }

  function asideLines(line: string, view: View, deck: Deck): readonly string[] | null {
    if (commonKeyOf(line, language) === 'help') {
      return terminal('help')
        .split('\n')
        .map((text) => `  ${text}`);
    }
    switch (typedCommand(line, KEYS, seated.typed)) {
      case 'attributes':
        return attributeLines(deck, seated);
      case 'lays':
        return layLines(view, deck, seated);
      case 'tree':
        return view.tree ? treeLines(view.tree, deck, seated) : null;
      default:
        return null;
    }
  }

  /** Lines on the standings of a match of several rounds. */
  function standing(): readonly string[] {
    const { view } = seated.live.table.get();
    const { played, standings } = view;
    if (played < 2) return [];
    return [
      '',
      standingsTitle(view, seated),
      ...standings.map(
        ({ seat, place, points }) =>
          `  ${common('end-place', { n: place })}  ${defined(seated.names[seat])}  ${common('end-points', { n: points })}`,
      ),
    ];
  }
}
