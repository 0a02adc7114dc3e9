import type { Answer, Awaits, Course, Input, Lesson } from '@lusoria/core/lesson';
import * as v from 'valibot';
import { classification } from '../rules/game.ts';
import { actionSchema } from '../rules/schemas.ts';
import {
  act,
  goOn,
  type Guide,
  type Moment,
  openGuide,
  other,
  othersTurn,
  seen,
  suggested,
  YOU,
} from './guide.ts';

/** The lessons of Classification: one first round. */
export const courses: Readonly<Record<string, Course>> = {
  classification: {
    lessons: [
      { id: 'first-round', open: () => lessonAt({ guide: openGuide(), ...BEGINNING }, []) },
    ],
  },
};

/** Places on the board that some moments point to. */
const PLACES: Readonly<Partial<Record<Moment, string>>> = {
  welcome: 'first-class',
  'sage-added': 'first-class',
  'first-turn': 'hand',
  'sage-founded': 'last-class',
  'sage-more': 'last-class',
};

/** Questions at a moment: which difference does the rule make? */
const QUESTIONS: Readonly<Partial<Record<Moment, readonly Answer<string>[]>>> = {
  'sage-added': [
    answer('form', 'same-not-form', false),
    answer('colour', 'same-colour', true),
    answer('number', 'same-not-number', false),
  ],
  'other-wrong': [
    answer('form', 'differs-not-form', false),
    answer('colour', 'differs-colour', true),
    answer('number', 'differs-not-number', false),
  ],
};

function questionAt(moment: Moment): readonly Answer<string>[] {
  return QUESTIONS[moment] ?? [];
}

function answer(label: string, why: string, right: boolean): Answer<string> {
  return { label: { key: `answer-${label}` }, why: { key: why }, right };
}

/** Approximate number of lays in a round, for the progress display. */
const LAYS = 16;

/** The guided round, and what was answered in it. */
interface Place {
  readonly guide: Guide;
  /** Answers chosen to the question of this moment, the last one last. */
  readonly chosen: readonly number[];
  readonly faults: number;
  readonly series: number;
  /** Whether a hint was given at this moment. */
  readonly isHinted: boolean;
}

const BEGINNING = { chosen: [], faults: 0, series: 0, isHinted: false };

/** Moments at which the learner acts; to each belongs the message of a nudge, `hint-MOMENT`. */
const NUDGED: readonly Moment[] = ['first-turn', 'turn', 'describe'];

/** The guided round as a lesson. */
function lessonAt(place: Place, inputs: readonly Input[]): Lesson {
  const { guide, chosen, faults, series } = place;
  const { moment, fresh, state } = guide;
  const question = questionAt(moment);
  const last = question[chosen.at(-1) ?? -1];
  const awaits = awaitsAt(place);
  const lesson: Lesson = {
    view: seen(guide),
    you: YOU,
    saying: {
      kind: 'message',
      message: last?.why ?? { key: place.isHinted ? `hint-${moment}` : `moment-${moment}` },
    },
    isTrouble: last?.right === false,
    at: PLACES[moment] ?? null,
    awaits,
    answers: guide.waits
      ? question.map(({ label, right }, i) => ({
          label,
          mark: chosen.includes(i) ? (right ? 'right' : 'wrong') : null,
        }))
      : [],
    isRepeated: false,
    help: helpAt(place, awaits),
    // Guesses at the rule are no errors: only answers count, and finding the rule.
    score: { cost: 0, series, stars: moment === 'described-wrong' ? 1 : Math.max(1, 3 - faults) },
    canInsist: false,
    missed: [],
    step: { done: Math.min(state.lays.length, LAYS), of: LAYS },
    fresh,
    inputs,
    next(input) {
      const next = placeAfter(place, input);
      return next ? lessonAt(next, [...inputs, input]) : lesson;
    },
  };
  return lesson;
}

function helpAt(place: Place, awaits: Awaits): Lesson['help'] {
  switch (awaits) {
    case 'answer':
      return strikable(place) === undefined ? 'skip' : 'hint';
    case 'action':
      return NUDGED.includes(place.guide.moment) && !place.isHinted ? 'hint' : 'skip';
    default:
      return null;
  }
}

/** A wrong answer that may be struck out so that another one is left. */
function strikable({ guide, chosen }: Place): number | undefined {
  const question = questionAt(guide.moment);
  const open = question.flatMap(({ right }, i) => (right || chosen.includes(i) ? [] : [i]));
  return open.length > 1 ? open.at(-1) : undefined;
}

function isAnswered({ guide, chosen }: Place): boolean {
  const question = QUESTIONS[guide.moment];
  return question === undefined || chosen.some((index) => question[index]?.right);
}

function awaitsAt(place: Place): Awaits {
  const { guide } = place;
  if (guide.waits) return isAnswered(place) ? 'reading' : 'answer';
  if (guide.state.end) return 'end';
  if (othersTurn(guide)) return 'others';
  const turn = classification.turn(guide.state);
  return turn.kind === 'play' && turn.must.includes(YOU) ? 'action' : 'others';
}

/** The place after an input; null if it does not fit. */
function placeAfter(place: Place, input: Input): Place | null {
  const { guide, chosen } = place;
  if (awaitsAt(place) === 'answer') {
    const question = questionAt(guide.moment);
    const right = question.findIndex((one) => one.right);
    const index = chosenBy(input, right, strikable(place) ?? -1);
    return question[index] && !chosen.includes(index)
      ? answered(place, index, index === right && input.do === 'answer')
      : null;
  }
  if (input.do === 'hint') {
    return helpAt(place, awaitsAt(place)) === 'hint' ? { ...place, isHinted: true } : null;
  }
  const next = after(guide, input);
  return next && { ...place, guide: next, chosen: [], isHinted: false };
}

/** The answer that an input chooses; -1: none. */
function chosenBy(input: Input, right: number, struck: number): number {
  switch (input.do) {
    case 'answer':
      return input.index;
    case 'skip':
      return right;
    case 'hint':
      return struck;
    default:
      return -1;
  }
}

function answered(place: Place, index: number, isRight: boolean): Place {
  const isFirst = place.chosen.length === 0;
  return {
    ...place,
    guide: { ...place.guide, fresh: [] },
    chosen: [...place.chosen, index],
    faults: place.faults + (isRight ? 0 : 1),
    series: !isRight ? 0 : place.series + (isFirst ? 1 : 0),
  };
}

/** The round after an input; null if it does not fit, or the rules reject it. */
function after(guide: Guide, input: Input): Guide | null {
  switch (input.do) {
    case 'go-on':
      return guide.waits ? goOn(guide) : null;
    case 'other':
      return othersTurn(guide) ? other(guide) : null;
    case 'act': {
      const read = v.safeParse(actionSchema, input.action);
      return read.success ? act(guide, read.output) : null;
    }
    case 'skip': {
      const action = guide.waits ? null : suggested(guide);
      return action && act(guide, action);
    }
    default:
      return null;
  }
}
