import { accepted, type PosedQuestion } from '@lusoria/core';
import { type Decision, rejectWith } from '../decision.ts';
import { lastRound, memberOf } from '../membership.ts';
import type { Command, EventState, TournamentEvent } from '../types.ts';
import { MAX_ANSWERS, MAX_QUESTION_LENGTH, MAX_QUESTIONS, MAX_REPLIES } from './schemas.ts';
import { openQuestion, type Question, replyOf } from './state.ts';

type Of<T extends Command['do']> = Extract<Command, { do: T }>;

/** Asks everybody. A round that is on is paused meanwhile: no clock runs for a question. */
export function pose(
  state: EventState,
  { change }: Of<'pose'>,
  posed: PosedQuestion | null,
): Decision {
  if (openQuestion(state)) return rejectWith('question-open');
  if (state.questions.length >= MAX_QUESTIONS) {
    return rejectWith('too-many-questions', { most: MAX_QUESTIONS });
  }
  if (!posed || !isFit(posed)) return rejectWith('bad-question');
  const round = lastRound(state);
  const pauses = round !== undefined && !round.ended && round.pausedAt === null;
  const { shown, answers, right, solution } = posed;
  const asked: TournamentEvent = {
    type: 'posed',
    question: state.questions.length,
    shown,
    answers: [...answers],
    right: [...right],
    solution,
    change,
    pauses,
  };
  return accepted(pauses ? [asked, { type: 'paused', on: true, adjourned: false }] : [asked]);
}

function isFit(posed: PosedQuestion): boolean {
  const { answers, right } = posed;
  return (
    answers.length > 1 &&
    answers.length <= MAX_ANSWERS &&
    new Set(answers.map((answer) => JSON.stringify(answer))).size === answers.length &&
    right.length > 0 &&
    right.every((index) => index < answers.length) &&
    JSON.stringify(posed).length <= MAX_QUESTION_LENGTH
  );
}

export function conductQuestion(
  state: EventState,
  command: Of<'close-question' | 'show-question' | 'end-question'>,
): Decision {
  const question = openQuestion(state);
  if (!question || question.no !== command.question) return rejectWith('no-such-question');
  switch (command.do) {
    case 'close-question':
      return question.phase === 'open'
        ? accepted([{ type: 'question-closed', question: question.no }])
        : rejectWith('question-closed');
    case 'show-question':
      return question.phase === 'shown'
        ? rejectWith('not-now')
        : accepted([{ type: 'question-shown', question: question.no }]);
    case 'end-question':
      return accepted(ended(state, question));
  }
}

/** The tables go on, unless the director has done something else with the round meanwhile. */
function ended(state: EventState, { no, pauses }: Question): readonly TournamentEvent[] {
  const end: TournamentEvent = { type: 'question-ended', question: no };
  const round = lastRound(state);
  const goesOn = pauses && round && !round.ended && round.pausedAt !== null && !round.adjourned;
  return goesOn ? [end, { type: 'paused', on: false, adjourned: false }] : [end];
}

export function reply(
  state: EventState,
  person: string,
  { question: no, answer }: Of<'reply'>,
): Decision {
  const member = memberOf(state, person);
  // Whoever asks knows the answer.
  if (!member || person === state.director) return rejectWith('not-in-event');
  const question = openQuestion(state);
  if (!question || question.no !== no || answer >= question.answers.length) {
    return rejectWith('no-such-question');
  }
  if (question.phase !== 'open') return rejectWith('question-closed');
  const former = replyOf(question, member.no);
  const isDone = former && (!question.change || former.answer === answer);
  if (isDone || (former && former.times >= MAX_REPLIES)) return rejectWith('already-answered');
  return accepted([{ type: 'replied', question: no, member: member.no, answer }]);
}
