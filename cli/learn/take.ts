import type { LessonMessages } from '@lusoria/core';
import type { Lesson } from '@lusoria/core/lesson';
import { LANGUAGES } from '@lusoria/i18n';
import { commonKeyOf, typedCommand, typedWords } from '@lusoria/cli-kit/keys.ts';
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
  const { input, language, style, out, common } = playing;
  for (const [i, { label }] of lesson.answers.entries()) {
    out(`  ${i + 1}  ${style.sentence(messages.answer(label))}`);
  }
  const question = lesson.awaits === 'action' ? controller.question() : null;
  const line = await input.line(question?.prompt() ?? promptOf(taking, lesson));
  if (line === null) return 'left';
  const key = typedCommand(line, ['show', 'insist'], typed);
  if (key === 'show') table.next({ do: 'skip' });
  else if (key === 'insist') table.next({ do: 'insist' });
  else if (commonKeyOf(line, language) === 'quit') return 'left';
  else if (lesson.awaits === 'reading') table.next({ do: 'go-on' });
  else if (question) return (await question.answer(line)) === 'leave' ? 'left' : 'stays';
  else if (/^\d$/.test(line.trim())) table.next({ do: 'answer', index: Number(line) - 1 });
  else out(style.wrong(common('not-understood', { text: line.trim() })));
  return 'stays';
}

function promptOf({ playing, t }: Taking, { awaits }: Lesson): string {
  const { style } = playing;
  if (awaits !== 'reading') return `${style.loud(t('learn-answer'))} › `;
  return `${style.quiet(`(${hintsOf(['goOn', 'quit'], playing)})`)} › `;
}
