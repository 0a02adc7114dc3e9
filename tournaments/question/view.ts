import { membersHere } from '../membership.ts';
import type { EventState } from '../types.ts';
import type { QuestionTally, QuestionView } from './schemas.ts';
import { openQuestion, type Question, replyOf } from './state.ts';

/**
 * The question on the screens; null: none. Until it is closed nobody is told how others have answered, and until it is
 * shown nobody, the director included, what is right.
 *
 * @param member the viewer, if they are asked
 */
export function questionView(state: EventState, member: number | null): QuestionView | null {
  const question = openQuestion(state);
  if (!question || question.phase === 'ended') return null;
  const { no, phase, change, shown, answers, right, solution, replies } = question;
  return {
    question: no,
    phase,
    change,
    shown,
    answers: [...answers],
    answered: replies.length,
    of: askedIn(question, state).length,
    own: member === null ? null : (replyOf(question, member)?.answer ?? null),
    counts:
      phase === 'open'
        ? null
        : answers.map((_, i) => replies.filter(({ answer }) => answer === i).length),
    key: phase === 'shown' ? { right: [...right], solution } : null,
  };
}

/** Members who are asked: those here, or here when it was closed, and whoever has answered; not the director. */
function askedIn({ present, replies }: Question, state: EventState): readonly number[] {
  const here = present ?? membersHere(state).map(({ no }) => no);
  const all = new Set([...here, ...replies.map(({ member }) => member)]);
  const director = state.members.find(({ person }) => person === state.director);
  return [...all].filter((no) => no !== director?.no);
}

/** How everybody who was asked has answered, by member; @param whose only this member's; null: all */
export function talliesOf(state: EventState, whose: number | null): readonly QuestionTally[] {
  const counted = state.questions
    .filter(({ counts }) => counts)
    .map((question) => ({ question, asked: new Set(askedIn(question, state)) }));
  return state.members.flatMap(({ no }) => {
    if (whose !== null && no !== whose) return [];
    const own = counted.filter(({ asked }) => asked.has(no));
    const replies = own.flatMap(({ question }) => {
      const given = replyOf(question, no);
      return given ? [{ isRight: question.right.includes(given.answer) }] : [];
    });
    if (own.length === 0) return [];
    const right = replies.filter(({ isRight }) => isRight).length;
    return [{ member: no, right, answered: replies.length, asked: own.length }];
  });
}
