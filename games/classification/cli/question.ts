import {
  type Action,
  type Deck,
  generateTree,
  readTree,
  type Tree,
  type View,
} from '@lusoria/classification';
import { defined, seeded } from '@lusoria/core';
import { displayedWord, saysNo, saysYes, typedCommand } from '@lusoria/cli-kit/keys.ts';
import { shortCardLabel } from '../messages/cards.ts';
import { judgeText } from '../messages/table.ts';
import { type ClassificationKey, KEYS } from './keys.ts';
import { readLay, readSorting } from './parse.ts';
import { numbered, treeLines } from './screen.ts';
import { act, readerAt, type Seated } from './table.ts';

export interface TableQuestion {
  readonly text: string;
  /** Whether the table is shown above it. */
  readonly shows: boolean;
  /** Lines above the question. */
  readonly notes: readonly string[];
  readonly hints: readonly string[];
  /** Carries out what was typed. */
  answer(line: string): Promise<void>;
}

interface At {
  readonly seated: Seated;
  readonly view: View;
  readonly deck: Deck;
}

/** The question to the player; null if it is another's turn. */
export function questionFor(at: At): TableQuestion | null {
  const { view } = at;
  const sage = view.you === view.sage;
  switch (view.phase) {
    case 'tree':
      return sage ? treeQuestion(at) : null;
    case 'play':
      return view.current === view.you ? layQuestion(at) : null;
    case 'judge':
      return sage ? judgeQuestion(at) : null;
    case 'describe':
      return !sage && (view.handedIn[view.you ?? -1] ?? 1) === 0 ? describeQuestion(at) : null;
    case 'rule':
      return sage ? ruleQuestion(at) : null;
    default:
      return null;
  }
}

function wrong(text: string, { out, style }: Seated): void {
  out(style.wrong(text));
}

function does(key: ClassificationKey, { typed, terminal }: Seated): string {
  return `${displayedWord(key, typed)}\u00a0${terminal(`does-${key}`)}`;
}

/** Reads a tree and submits it; reports the fault if it is none. */
async function giveTree(
  line: string,
  { seated, deck }: At,
  give: (tree: Tree) => Promise<void>,
): Promise<void> {
  const read = readTree(line, deck);
  if (read.ok) return give(read.value);
  const { code, params } = read.rejection;
  const found = String(params['found'] ?? '');
  const at = code === 'notation-sign' && found === '' ? 'notation-sign-end' : code;
  wrong(seated.terminal(at, { found }), seated);
}

/** The sage's tree: one's own, or the one suggested, which is the same until the round begins. */
function treeQuestion(at: At): TableQuestion {
  const { seated, view, deck } = at;
  const { t, terminal } = seated;
  const round = seated.live.table.get().view.round;
  const suggested = generateTree(deck, view.options, seeded(defined(round).commitment));
  const set = async (tree: Tree) => act(seated, { type: 'set-tree', tree });
  return {
    text: t('your-tree'),
    shows: false,
    notes: ['', `  ${terminal('sage-task')}`, ...treeLines(suggested, deck, seated)],
    hints: [
      `${seated.common('enter')} ${terminal('take-suggested')}`,
      terminal('example-tree'),
      does('attributes', seated),
    ],
    answer: async (line) => (line.trim() === '' ? set(suggested) : giveTree(line, at, set)),
  };
}

function layQuestion({ seated, view }: At): TableQuestion {
  const { terminal, common } = seated;
  const optional = view.options.pass && view.you !== view.sage ? [does('pass', seated)] : [];
  return {
    text: terminal('ask-lay'),
    shows: true,
    notes: [],
    hints: [terminal('example-lay'), ...optional, does('lays', seated), does('attributes', seated)],
    async answer(line) {
      if (typedCommand(line, KEYS, seated.typed) === 'pass') {
        return act(seated, { type: 'pass' });
      }
      const read = readLay(line, view.hand.length, view.classes.length);
      if (read.ok) {
        const cards = read.said.cards.map((i) => view.hand[i] ?? -1);
        return act(seated, { type: 'lay', cards, class: read.said.to });
      }
      switch (read.problem.code) {
        case 'form':
          return wrong(common('not-understood', { text: line.trim() }), seated);
        case 'no-card':
          return wrong(common('no-card', { count: read.problem.count }), seated);
        case 'no-class':
          return wrong(noClass(read.problem.count, seated), seated);
      }
    },
  };
}

function noClass(count: number, { terminal }: Seated): string {
  return count === 1 ? terminal('only-class') : terminal('no-class', { count });
}

function yesOrNo(
  text: string,
  notes: readonly string[],
  at: At,
  to: (yes: boolean) => Action,
): TableQuestion {
  const { seated } = at;
  return {
    text: `${text} ${seated.common('yes-no')}`,
    shows: false,
    notes,
    hints: [],
    async answer(line) {
      const yes = saysYes(line);
      if (!yes && !saysNo(line)) return wrong(seated.common('yes-or-no'), seated);
      return act(seated, to(yes));
    },
  };
}

function judgeQuestion(at: At): TableQuestion | null {
  const { seated, view, deck } = at;
  const lay = view.lays.at(-1);
  if (!lay) return null;
  const { t } = seated;
  const cards = lay.cards.map((card) => `  ${shortCardLabel(deck, card, t.language)}`);
  const text = judgeText(t, lay, readerAt(seated, view));
  return yesOrNo(text, cards, at, (right) => ({ type: 'judge', lay: lay.no, right }));
}

function ruleQuestion(at: At): TableQuestion | null {
  const { seated, view } = at;
  const texts = defined(view.texts, 'the texts to be ruled upon');
  const seat = texts.findIndex((text, i) => text !== null && view.rulings[i] === null);
  if (seat < 0) return null;
  const { t, names } = seated;
  const whose = t('text-by', { name: defined(names[seat]) });
  const notes = [`  ${whose}`, `  ${defined(texts[seat])}`];
  return yesOrNo(t('rule'), notes, at, (right) => ({ type: 'rule', seat, right }));
}

function describeQuestion(at: At): TableQuestion {
  const { seated, view, deck } = at;
  const { t, terminal } = seated;
  const sort = view.sort ?? [];
  const byKind = {
    tree: { notes: [], hints: [terminal('example-tree'), does('attributes', seated)] },
    sort: { notes: numbered(sort, deck, seated), hints: [terminal('ask-sorting')] },
    text: { notes: [], hints: [] },
    none: { notes: [], hints: [] },
  }[view.options.description];
  const give = async (what: Extract<Action, { type: 'describe' }>['what']) =>
    act(seated, { type: 'describe', what });
  return {
    text: t(`describe-${view.options.description === 'none' ? 'text' : view.options.description}`),
    shows: view.options.description === 'sort',
    notes: byKind.notes,
    hints: [...byKind.hints, does('none', seated), does('lays', seated)],
    async answer(line) {
      if (typedCommand(line, KEYS, seated.typed) === 'none') {
        return give({ kind: 'none' });
      }
      switch (view.options.description) {
        case 'tree':
          return giveTree(line, at, async (tree) => give({ kind: 'tree', tree }));
        case 'sort': {
          const classes = readSorting(line, sort.length, view.classes.length);
          if (classes === null)
            return wrong(terminal('not-sorted', { count: sort.length }), seated);
          return give({ kind: 'sort', classes });
        }
        default:
          return give({ kind: 'text', text: line });
      }
    },
  };
}
