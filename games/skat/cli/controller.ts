import { decodeOnce, defined } from '@lusoria/core';
import { type Event, eventSchema, type ThreeView, type TwoView, type View } from '@lusoria/skat';
import type { Question, TableController } from '@lusoria/cli-kit/table-controller.ts';
import { commonKeyOf } from '@lusoria/cli-kit/keys.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import { eventText } from '../messages/log.ts';
import { placeText } from '../messages/table.ts';
import { proposalText } from '../messages/turn.ts';
import { type Asking, type At, refuse, wrong, yesOrNo } from './asking.ts';
import { auctionAsking } from './auction.ts';
import { discardAsking, pushAsking, skatAsking } from './declaring.ts';
import { endingLines, scoreLines } from './ending.ts';
import { SKAT_KEYS, skatKeyOf } from './keys.ts';
import { seenLines, tableLines, trickLines } from './screen.ts';
import {
  act,
  dealOf,
  type Draft,
  emptyDraft,
  leavesOut,
  momentOf,
  readerAt,
  type Seated,
} from './table.ts';
import { confirmAsking, playAsking } from './trick.ts';
import { doubleAsking, nameAsking } from './two.ts';

/** Skat at the terminal. */
export function tableController(seated: Seated): TableController {
  const { t, style, out } = seated;
  let draft = emptyDraft('');
  /** Of which moment the table was shown last, so that a slip does not show it again. */
  let shown = '';
  return {
    nextRoundPrompt: seated.terminal('ask-next'),
    roundLines() {
      const view = dealOf(seated);
      return view ? ['', style.loud(placeText(t, view.place)), ...placesLines(view, seated)] : [];
    },
    eventLines(raw) {
      const event = decodeOnce(eventSchema, raw);
      const text = isNews(event) ? eventText(t, event, readerAt(seated)) : null;
      if (text === null) return [];
      switch (event.type) {
        case 'took':
          return leavesOut(seated, 'taker') ? [] : [style.quiet(text)];
        case 'ended':
          return ['', text];
        default:
          return [text];
      }
    },
    question() {
      const view = dealOf(seated);
      if (!view) return null;
      const moment = momentOf(view);
      if (draft.at !== moment) draft = emptyDraft(moment);
      const keep = (change: Partial<Draft>): void => void (draft = { ...draft, ...change });
      const asking = askingOf({ seated, view, draft, keep });
      return asking && questionOf(asking, { seated, view, draft, keep });
    },
    tableLines() {
      const view = dealOf(seated);
      return view ? seenLines(view, seated) : [];
    },
    outcomeLines() {
      const view = dealOf(seated);
      return [...(view ? endingLines(view, seated) : []), ...scoreLines(seated)];
    },
    betweenRounds(line) {
      const view = dealOf(seated);
      if (!view || !aside(line, view, seated)) misunderstood(line, seated);
    },
  };

  /** Makes a prompt of a question: it shows the table, and handles the inputs allowed at any time. */
  function questionOf(asking: Asking, { view, draft: begun }: At<View>): Question {
    return {
      prompt() {
        const now = JSON.stringify([begun, asking.text]);
        if (now !== shown) show(asking, view, begun);
        shown = now;
        return `${style.loud(asking.text)} › `;
      },
      async answer(line) {
        if (line.trim() === '') {
          if (asking.enter) await asking.enter();
          else shown = '';
          if (asking.blank !== undefined) wrong(asking.blank, seated);
          return 'continue';
        }
        const key = skatKeyOf(line, asking.keys, seated.spoken);
        if (key === null) {
          if (commonKeyOf(line, seated.language) === 'quit') return 'leave';
          if (aside(line, view, seated)) return 'continue';
        }
        if (!(await asking.answer(line, key))) {
          misunderstood(line, seated);
          offer(asking);
        }
        return 'continue';
      },
    };
  }

  function show(asking: Asking, view: View, begun: Draft): void {
    if (asking.shows) for (const line of tableLines(view, begun, seated)) out(line);
    for (const note of asking.notes) out(`  ${note}`);
    offer(asking);
  }

  /** Tells what can be typed. */
  function offer({ hints }: Asking): void {
    if (hints.length === 0) return;
    out(`  ${style.quiet([...hints, hintsOf(['help', 'quit'], seated)].join(' · '))}`);
  }
}

/** The lines of the help. */
const HELP = [1, 2, 3, 4, 5, 6] as const;

/** Handles inputs allowed at any time that change nothing; returns false for any other line. */
function aside(line: string, view: View, seated: Seated): boolean {
  const { language, out } = seated;
  const key = skatKeyOf(line, ['trick', 'score'], seated.spoken);
  const lines =
    key === 'trick'
      ? trickLines(view, seated)
      : key === 'score'
        ? scoreLines(seated)
        : commonKeyOf(line, language) === 'help'
          ? HELP.map((n) => `  ${seated.terminal(`help-${n}`)}`)
          : null;
  for (const text of lines ?? []) out(text);
  return lines !== null;
}

function misunderstood(line: string, seated: Seated): void {
  const { common } = seated;
  const known = skatKeyOf(line, SKAT_KEYS, seated.spoken);
  if (known) refuse({ code: 'not-now' }, seated);
  else wrong(common('not-understood', { text: line.trim() }), seated);
}

/** The question to the player; null if it is another seat's turn. */
function askingOf(at: At<View>): Asking | null {
  const { view, draft } = at;
  if (view.you === null) return null;
  if (view.form === 'three' && view.proposal) return agreeing({ ...at, view });
  if (view.current !== view.you) return null;
  if (draft.proposal) return confirmAsking(at, draft.proposal.level);
  return view.form === 'three' ? askingOfThree({ ...at, view }) : askingOfTwo({ ...at, view });
}

function askingOfThree(at: At<ThreeView>): Asking | null {
  switch (at.view.phase) {
    case 'auction':
      return auctionAsking(at);
    case 'skat':
      return skatAsking(at);
    case 'discard':
      return discardAsking(at);
    case 'push':
      return pushAsking(at);
    case 'play':
      return playAsking(at);
    case 'deal':
    case 'over':
      return null;
  }
}

function askingOfTwo(at: At<TwoView>): Asking | null {
  switch (at.view.phase) {
    case 'name':
      return nameAsking(at);
    case 'kontra':
    case 're':
      return doubleAsking(at);
    case 'play':
      return playAsking(at);
    case 'deal':
    case 'over':
      return null;
  }
}

/** An answer to a claim or a concession. */
function agreeing(at: At<ThreeView>): Asking | null {
  const { seated, view } = at;
  const { proposal, you } = view;
  if (!proposal || you === null || !proposal.waiting.includes(you)) return null;
  return yesOrNo(
    proposalText(seated.t, proposal, readerAt(seated)),
    at,
    async (yes) => act(seated, { type: 'answer', to: proposal.no, yes }),
    { shows: true },
  );
}

/** Most turned-up cards of which the log tells one by one; the rest is seen on the table. */
const FEW = 2;

function isNews(event: Event): boolean {
  if (event.type === 'opened') return event.cards.length <= FEW;
  return event.type !== 'dealt';
}

const PLACES = ['forehand', 'middlehand', 'rearhand'] as const;

/** The positions of the players in a deal. */
function placesLines(view: View, { t, names, style }: Seated): readonly string[] {
  if (view.form === 'two') return [];
  const { players, dealer } = view;
  const places = PLACES.map((place, i) => [place, defined(players[i])] as const);
  const all = players.includes(dealer) ? places : [...places, ['dealer', dealer] as const];
  const texts = all.map(([place, seat]) => `${t(`position-${place}`)}: ${defined(names[seat])}`);
  return [style.quiet(`  ${texts.join(' · ')}`)];
}
