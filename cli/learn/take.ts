import { defined, type LessonMessages } from '@lusoria/core';
import type { Lesson } from '@lusoria/core/lesson';
import { LANGUAGES } from '@lusoria/i18n';
import { type CommonKey, commonKeyOf, typedCommand, typedWords } from '@lusoria/cli-kit/keys.ts';
import { hintsOf } from '@lusoria/cli-kit/match.ts';
import type { Playing } from '@lusoria/cli-kit/playing.ts';
import type { TableController } from '@lusoria/cli-kit/table-controller.ts';
import { type CliTranslator, loadCliMessages } from '../messages/index.ts';
import type { LessonTable } from './lesson-table.ts';

/** Pause of others' moves, in milliseconds. */
const PACE = 700;

/** A lesson at the terminal, with its input and output. */
export interface Taking {
  readonly playing: Playing;
  readonly table: LessonTable;
  readonly controller: TableController;
  readonly messages: LessonMessages;
  readonly t: CliTranslator;
}

/** End of a lesson. */
type Left = 'done' | 'left';

const spoken = await Promise.all(LANGUAGES.map(loadCliMessages));
const typed = spoken.map((t) => (key: 'show' | 'insist') => typedWords(t(`typed-${key}`)));

/** Takes a lesson to its end, or until the learner leaves. */
export async function take(taking: Taking): Promise<Left> {
  const { playing, table, controller, t } = taking;
  let told: Lesson | null = null;
  let said = '';
  let seen = '';
  /** What a question is about, once. */
  const show = (lines: readonly string[] = []): void => {
    const now = lines.join('\n');
    if (now !== seen) for (const line of lines) playing.out(line);
    seen = now;
  };
  for (;;) {
    const lesson = table.lesson();
    if (lesson !== told) {
      for (const event of lesson.fresh) {
        for (const line of controller.eventLines(event)) playing.out(line);
      }
      const text = textOf(taking, lesson);
      if (lesson.awaits !== 'others' && text !== said) {
        said = text;
        playing.out(`\n${playing.style.loud(`${t('learn-coach')}:`)} ${text}`);
      }
    }
    told = lesson;
    if (lesson.awaits === 'answer') show(controller.tableLines?.());
    if (lesson.awaits === 'end') return 'done';
    if (lesson.awaits === 'others') {
      await playing.pause(PACE);
      table.next({ do: 'other' });
    } else if ((await asked(taking, lesson)) === 'left') return 'left';
  }
}

function textOf({ playing, messages }: Taking, { saying }: Lesson): string {
  if (saying.kind !== 'refused') return playing.style.sentence(messages.say(saying));
  return playing.rejection(saying.rejection.code, saying.rejection.params);
}

/** Asks the lesson's present question, and forwards the answer. */
async function asked(taking: Taking, lesson: Lesson): Promise<'stays' | 'left'> {
  const { playing, table, controller, messages } = taking;
  const { input, language, style, out } = playing;
  if (lesson.awaits === 'answer') {
    for (const [i, { label }] of lesson.answers.entries()) {
      out(`  ${i + 1}  ${style.sentence(messages.answer(label))}`);
    }
  }
  const question = lesson.awaits === 'action' ? controller.question() : null;
  const line = await input.line(question?.prompt() ?? promptOf(taking, lesson));
  if (line === null) return 'left';
  const key = typedCommand(line, ['show', 'insist'], typed);
  const isReading = lesson.awaits === 'reading';
  const isHelp = key === 'show' || commonKeyOf(line, language) === 'hint';
  if (isHelp) table.next({ do: isReading ? 'go-on' : (lesson.help ?? 'skip') });
  else if (key === 'insist') table.next({ do: 'insist' });
  else if (question) return (await question.answer(line)) === 'leave' ? 'left' : 'stays';
  else {
    const common = commonKeyOf(line, language);
    if (common === 'quit') return 'left';
    if (common === 'help') out(`  ${helpOf(taking)}`);
    else if (isReading) goOn(taking, line, common);
    else answer(taking, line, lesson);
  }
  return 'stays';
}

function goOn({ playing, table }: Taking, line: string, key: CommonKey | null): void {
  const { out, style, common } = playing;
  if (key === 'goOn') table.next({ do: 'go-on' });
  else out(style.wrong(common('not-understood', { text: line.trim() })));
}

function answer({ playing, table, t }: Taking, line: string, { answers }: Lesson): void {
  const index = Number(line.trim() || 0) - 1;
  if (answers[index]) table.next({ do: 'answer', index });
  else playing.out(playing.style.wrong(t('learn-number', { count: answers.length })));
}

function promptOf({ playing, t }: Taking, { awaits }: Lesson): string {
  const { style } = playing;
  if (awaits === 'reading') return `${style.quiet(`(${hintsOf(['goOn', 'quit'], playing)})`)} › `;
  const show = defined(typedWords(t('typed-show'))[0]);
  const hint = `${show}\u00a0${t('does-show')} · ${hintsOf(['quit'], playing)}`;
  return `${style.loud(t('learn-answer'))} ${style.quiet(`(${hint})`)} › `;
}

function helpOf({ t }: Taking): string {
  const show = defined(typedWords(t('typed-show'))[0]);
  const insist = defined(typedWords(t('typed-insist'))[0]);
  return t('command-learn-note', { show, insist });
}
