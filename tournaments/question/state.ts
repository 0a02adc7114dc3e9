import type { PHASES, QuestionEvent } from './schemas.ts';

/** An answer, and how often it was given. */
interface Reply {
  readonly member: number;
  readonly answer: number;
  readonly times: number;
}

export interface Question {
  readonly no: number;
  readonly shown: unknown;
  readonly answers: readonly unknown[];
  readonly right: readonly number[];
  readonly solution: unknown;
  readonly change: boolean;
  readonly pauses: boolean;
  readonly phase: (typeof PHASES)[number] | 'ended';
  readonly replies: readonly Reply[];
  /** Members who were here when it was closed; null: it is open. */
  readonly present: readonly number[] | null;
  /** Whether it counts: its right answer has been shown. */
  readonly counts: boolean;
}

/** A member, and whether they are here. */
interface Somebody {
  readonly no: number;
  readonly state: string;
}

type Asked = { readonly questions: readonly Question[] };

/** The question on the screens; undefined: none. */
export function openQuestion({ questions }: Asked): Question | undefined {
  const last = questions.at(-1);
  return last?.phase === 'ended' ? undefined : last;
}

export function questionsAfter(
  questions: readonly Question[],
  event: QuestionEvent,
  members: readonly Somebody[],
): readonly Question[] {
  if (event.type === 'posed') {
    const { type: _, question: no, ...posed } = event;
    return [
      ...questions,
      { no, ...posed, phase: 'open', replies: [], present: null, counts: false },
    ];
  }
  return questions.map((one) => (one.no === event.question ? after(one, event, members) : one));
}

function after(
  question: Question,
  event: Exclude<QuestionEvent, { type: 'posed' }>,
  members: readonly Somebody[],
): Question {
  const present = question.present ?? presentOf(members);
  switch (event.type) {
    case 'replied': {
      const { member, answer } = event;
      const times = (replyOf(question, member)?.times ?? 0) + 1;
      const others = question.replies.filter((reply) => reply.member !== member);
      return { ...question, replies: [...others, { member, answer, times }] };
    }
    case 'question-closed':
      return { ...question, phase: 'closed', present };
    case 'question-shown':
      return { ...question, phase: 'shown', present, counts: true };
    case 'question-ended':
      return { ...question, phase: 'ended', present };
  }
}

function presentOf(members: readonly Somebody[]): readonly number[] {
  return members.flatMap(({ no, state }) => (state === 'here' ? [no] : []));
}

export function replyOf({ replies }: Question, member: number): Reply | undefined {
  return replies.find((reply) => reply.member === member);
}

/** Two members are one: what the one has answered, unless the other has. */
export function mergedQuestions(
  questions: readonly Question[],
  from: number,
  into: number,
): readonly Question[] {
  return questions.map((question) => {
    const isTwice = replyOf(question, into) !== undefined;
    const replies = question.replies.flatMap((reply) => {
      if (reply.member !== from) return [reply];
      return isTwice ? [] : [{ ...reply, member: into }];
    });
    const present = question.present?.map((no) => (no === from ? into : no)) ?? null;
    return { ...question, replies, present: present && [...new Set(present)] };
  });
}
