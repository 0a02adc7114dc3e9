import { defined } from '@lusoria/core';
import { type Arguments, command } from '@lusoria/cli-kit/command.ts';
import { columns } from '@lusoria/cli-kit/layout.ts';
import { styleFor } from '@lusoria/cli-kit/style.ts';
import type { Terminal } from '@lusoria/cli-kit/terminal.ts';
import { Usage } from '@lusoria/cli-kit/usage.ts';
import { BrokenEngine, failureOf } from '../arena/conversation.ts';
import { usualSeats } from '../bots.ts';
import { helpFrom } from '../command-help.ts';
import {
  categoriesOf,
  type Count,
  countsOf,
  examine as examinePlayer,
  LEGALITY,
  type Subject,
  type Verdict,
  writtenQuestions,
} from '../exam/examine.ts';
import { listed, namedGame } from '../games.ts';
import { helpOnBots } from '../help-on-games.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import { badOptions } from '../options.ts';
import { seated } from '../trial/seated.ts';

const MAX_ROUNDS = 10_000;
const MAX_MS = 600_000;
const USUAL = { rounds: 30, seed: '1' } as const;
/** Wrong answers that are shown of a category. */
const SHOWN = 4;
const SHOWN_LENGTH = 200;

/** `lusoria examine`: questions to a player, a program of any origin or a bot, whose right answers are known. */
export const examine = command({
  options: {
    only: { kind: 'value', takes: 'CATEGORY' },
    rounds: { kind: 'value', takes: 'N' },
    seed: { kind: 'value', takes: 'S' },
    budget: { kind: 'value', takes: 'MS' },
    questions: { kind: 'flag', takes: '' },
    json: { kind: 'flag', takes: '' },
  },
  help: helpFrom({
    notes: ['command-examine-note', 'command-arena-note-engines'],
    summary: 'command-examine',
    more: helpOnBots,
    option: (name) => `command-examine-${name}`,
  }),
  async run(given, terminal) {
    const subject = await subjectOf(given);
    if (given.has('questions')) {
      for (const question of writtenQuestions(subject)) terminal.out(JSON.stringify(question));
      return 0;
    }
    const [, name, third] = given.positionals;
    if (third !== undefined) throw new Usage('too-much', { argument: third });
    if (name === undefined) {
      throw new Usage('which-player', { example: defined(subject.game.botKinds[0]) });
    }
    const terms = {
      seed: given.value('seed') ?? USUAL.seed,
      rounds: given.whole('rounds', 0, MAX_ROUNDS) ?? USUAL.rounds,
      budget: given.whole('budget', 1, MAX_MS),
      only: categoryFrom(given, subject),
    };
    const verdicts: Verdict[] = [];
    try {
      const { player } = await seated(name, subject.game, subject, terminal);
      for await (const verdict of examinePlayer(player, subject, terms)) verdicts.push(verdict);
      await player.close();
    } catch (error) {
      throw error instanceof BrokenEngine ? failureOf(error.broken, name) : error;
    }
    const t = await loadCliMessages(terminal.language);
    if (given.has('json')) terminal.out(JSON.stringify(figuresOf(name, subject, verdicts)));
    else
      for (const line of reportOf(subject, verdicts, terms.only, terminal, t)) terminal.out(line);
    return wrongOf(verdicts).some((one) => isRule(one, subject)) ? 1 : 0;
  },
});

async function subjectOf(given: Arguments): Promise<Subject> {
  const { manifest, preset } = await namedGame(given.positionals.slice(0, 1));
  const [game, exam] = await Promise.all([manifest.load(), manifest.exam?.() ?? null]);
  const options = game.options(exam?.options ?? preset);
  if (!options.ok) throw badOptions(options.rejection);
  const seats = exam?.seats ?? usualSeats(game.seats);
  return { game, exam, options: options.value, seats };
}

function categoryFrom(given: Arguments, subject: Subject): string | null {
  const only = given.value('only');
  const known = categoriesOf(subject);
  if (only === null || known.includes(only)) return only;
  throw new Usage('no-category', { name: only, names: listed(known) });
}

/** Whether the rules say what is right; else it is good play. */
function isRule(one: Pick<Verdict, 'category'>, subject: Subject): boolean {
  return one.category === LEGALITY || isTask(one.category, subject);
}

function isTask(category: string, { exam }: Subject): boolean {
  return (exam?.tasks ?? []).some((task) => task.category === category);
}

function wrongOf(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts.filter(({ fault }) => fault !== null && fault !== 'unanswered');
}

function figuresOf(player: string, subject: Subject, verdicts: readonly Verdict[]): object {
  const counts = [...countsOf(verdicts)].map(([category, count]) => ({
    category,
    isRule: isRule({ category }, subject),
    ...count,
  }));
  const wrong = verdicts.filter(({ fault }) => fault !== null);
  return { game: subject.game.id, player, categories: counts, wrong };
}

function reportOf(
  subject: Subject,
  verdicts: readonly Verdict[],
  only: string | null,
  terminal: Terminal,
  t: CliTranslator,
): readonly string[] {
  const style = styleFor(terminal.colours);
  const counts = countsOf(verdicts);
  const rows = categoriesOf(subject).map((category) => {
    const count = counts.get(category);
    if (count) return [category, countSentence(count, t)];
    const isMeant = only === null || only === category;
    const isUnwanted = isMeant && isTask(category, subject);
    return [category, t(isUnwanted ? 'examine-no-tasks' : 'examine-not-asked')];
  });
  const wrong = wrongOf(verdicts);
  const byCategory = Map.groupBy(wrong, ({ category }) => category);
  const shown = [...byCategory.values()].flatMap((group) => group.slice(0, SHOWN));
  const more = wrong.length - shown.length;
  const isListed = wrong.some(({ right }) => right !== null);
  return [
    ...columns(rows),
    ...shown.map((verdict) => style.wrong(sentenceOf(verdict, t))),
    ...(more > 0 ? [t('examine-more', { more })] : []),
    ...(isListed ? [t('examine-look', { game: subject.game.id })] : []),
  ];
}

function countSentence({ right, unanswered, of }: Count, t: CliTranslator): string {
  if (unanswered === of) return t('examine-unanswered');
  const counted = t('examine-right', { right, of });
  return unanswered === 0 ? counted : t('examine-part', { counted, unanswered });
}

function sentenceOf({ id, fault, answer, right, why }: Verdict, t: CliTranslator): string {
  const said = JSON.stringify(answer).slice(0, SHOWN_LENGTH);
  const wanted = right?.map((one) => JSON.stringify(one)).join(' / ') ?? '';
  if (fault === 'wrong')
    return t('examine-wrong', { id, said, wanted: wanted.slice(0, SHOWN_LENGTH) });
  const fully = why ? `${fault} (${why})` : `${fault}`;
  return t('examine-fault', { id, said, fault: fully });
}
