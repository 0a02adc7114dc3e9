import { agreementModule } from '@lusoria/agreement';
import { command } from '@lusoria/cli-kit/command.ts';
import { commonKeyOf } from '@lusoria/cli-kit/keys.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import { loadCommonMessages } from '@lusoria/cli-kit/messages/index.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { eraseTypes, randomFrom } from '@lusoria/core';
import { LANGUAGES } from '@lusoria/i18n';
import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import { type Belief, believe, estimateAt, knownRange, noBelief } from '../../learning/estimate.ts';
import { beliefAfter } from '../../learning/history.ts';
import { type Item, mark } from '../../learning/items.ts';
import {
  type Answered,
  chaptersOf,
  deckNamed,
  newSitting,
  SITTING,
  shownBy,
  sittingEntry,
} from '../../learning/journal.ts';
import { mayPromise, promiseWords } from '../../learning/mastery.ts';
import { AHEAD, dueCells, nextItem } from '../../learning/schedule.ts';
import { nudgeText, toldText } from '../../messages/forms/item-text.ts';
import { loadFormsMessages } from '../../messages/forms/index.ts';
import { loadAgreementMessages } from '../../messages/index.ts';
import { loadTerminalMessages } from '../../messages/terminal/index.ts';
import { explained } from '../answer.ts';
import type { Problem } from '../declaration.ts';
import { formTables } from '../screen.ts';
import { readAnswer } from './answer.ts';
import { journalIn, type KeptJournal, NOTHING_KEPT } from './keep.ts';
import { itemLines } from './screen.ts';

const MAX_ITEMS = 1000;

/**
 * `lusoria practice`: practice of a deck's forms, with the same estimate and schedule as on the
 * page.
 */
export const practice = command({
  options: {
    journal: { kind: 'value', takes: 'FILE' },
    items: { kind: 'value', takes: 'N' },
  },
  async help(language) {
    const t = await loadTerminalMessages(language);
    return {
      summary: t('practice-summary'),
      option: (name) => t(`practice-${name}`, { items: SITTING }),
      notes: [
        t('practice-note-decks', { decks: PARADIGM_IDS.join(', ') }),
        t('practice-note-page'),
      ],
    };
  },
  async run(given, terminal) {
    const deck = deckIn(given.positionals);
    const items = given.whole('items', 1, MAX_ITEMS) ?? SITTING;
    const file = given.value('journal');
    const journal = file === null ? NOTHING_KEPT : await journalIn(file);
    await sit({ deck, items, journal }, terminal);
    return 0;
  },
});

function deckIn(positionals: readonly string[]): ParadigmId {
  const [name = 'is', more] = positionals;
  if (more !== undefined) throw new Usage('too-much', { argument: more });
  const deck = PARADIGM_IDS.find((id) => id === name);
  if (deck) return deck;
  throw new Usage('one-of', { what: 'DECK', text: name, names: PARADIGM_IDS.join(', ') });
}

interface Sitting {
  readonly deck: ParadigmId;
  readonly items: number;
  readonly journal: KeptJournal;
}

/** Asks one item after the other until the number is reached or the learner quits. */
async function sit({ deck: id, items, journal }: Sitting, terminal: Terminal): Promise<void> {
  const practising = await openPractice(id, terminal);
  const { forms, style, out } = practising;
  const game = eraseTypes(agreementModule);
  const chapters = chaptersOf(journal.entries, game).get(id);
  let belief = chapters ? beliefAfter(chapters) : BEGINNER;
  const sitting = newSitting(random);
  const answers: Answered[] = [];
  let rights = 0;
  if (belief !== BEGINNER) out(style.quiet(standing(belief, practising)));
  try {
    while (answers.length < items) {
      const asked = answers.map(({ item }) => item);
      const estimate = estimateAt(belief, Date.now() + AHEAD);
      const item = nextItem(practising.deck, estimate, asked, random);
      const answer = await answerTo(item, `${answers.length + 1}/${items}`, practising);
      if (answer === null) break;
      const marked = mark(practising.deck, item, answer.answer, answer.at);
      belief = believe(shownBy(marked, answer), belief);
      answers.push(answer);
      if (marked.right) rights += 1;
      await journal.keep(sittingEntry(sitting, answers));
      const told = toldText(forms, practising.t, practising.deck, item, marked.solution);
      const verdict = marked.right ? style.loud(forms('right')) : style.wrong(forms('wrong'));
      out(`${verdict} ${style.sentence(told)}`);
      if (!marked.right)
        for (const line of formTables(practising, marked.lit).slice(0, -1)) out(line);
    }
  } finally {
    practising.input.close();
  }
  out('');
  if (answers.length > 0) out(forms('done-text', { right: rights, all: answers.length }));
  out(standing(belief, practising));
}

/** The estimate for a learner without any evidence. */
const BEGINNER = noBelief();

const random = randomFrom(crypto.getRandomValues(new Uint8Array(32)));

type Practising = Awaited<ReturnType<typeof openPractice>>;

/** Resources of a sitting at the terminal. */
async function openPractice(id: ParadigmId, { language, colours, out, input: open }: Terminal) {
  const [t, forms, terminal, common, ...languages] = await Promise.all([
    loadAgreementMessages(language),
    loadFormsMessages(language),
    loadTerminalMessages(language),
    loadCommonMessages(language),
    ...LANGUAGES.map(loadAgreementMessages),
  ]);
  const deck = deckNamed(id);
  const style = styleFor(colours);
  const input = open();
  return { id, deck, t, forms, terminal, common, languages, style, input, language, out } as const;
}

/** Number of known cells, and of those due. */
function standing(belief: Belief, { forms }: Practising): string {
  const estimate = estimateAt(belief, Date.now());
  const range = knownRange(estimate);
  const known = range ? forms('known-between', range) : forms('known-unclear');
  const promise = mayPromise(belief, Date.now()) ? ` ${forms('promise', promiseWords)}` : '';
  return `${known}. ${forms('due', { n: dueCells(estimate).length })}${promise}`;
}

/** Asks until there is an answer; null if the learner quits. */
async function answerTo(
  item: Item,
  place: string,
  practising: Practising,
): Promise<Answered | null> {
  const { id, terminal, style, input, language, languages, out } = practising;
  out('');
  for (const line of itemLines(item, practising)) out(line);
  const hint = `${terminal(`practice-example-${item.kind}`)} · ${hintsOf(['hint', 'help', 'quit'], practising)}`;
  let asked = 0;
  for (;;) {
    const line = await input.line(`${style.quiet(`${place} (${hint})`)} › `);
    if (line === null) return null;
    const key = commonKeyOf(line, language);
    if (key === 'quit') return null;
    if (key === 'hint') {
      asked += 1;
      for (const told of hintLines(item, asked, practising)) out(told);
      continue;
    }
    if (key === 'goOn') continue;
    if (key === 'help') {
      out(`  ${terminal('practice-help')}`);
      continue;
    }
    const read = readAnswer(line, item, languages);
    if (read.ok) {
      const answered = { deck: id, at: Date.now(), item, answer: read.answer };
      return asked > 0 ? { ...answered, helped: true } : answered;
    }
    out(style.wrong(objection(read.problem, line, practising)));
  }
}

/** What to look at; for whoever asks again, the tables of forms. */
function hintLines(item: Item, asked: number, practising: Practising): readonly string[] {
  const { style, forms, t, deck } = practising;
  if (asked > 1) return formTables(practising, []).slice(0, -1);
  return [`  ${style.sentence(nudgeText(forms, t, deck, item))}`];
}

/** The problem with an answer; practice has no cards in a hand. */
function objection(problem: Problem, line: string, practising: Practising): string {
  const { terminal } = practising;
  if (problem.code === 'no-card') return terminal('practice-no-number', { count: problem.count });
  if (problem.code === 'unknown-word') {
    return terminal('practice-unknown-word', { word: problem.word });
  }
  return explained(problem, line, practising);
}
