import type { Awaits, Course, Input, Lesson } from '@lusoria/core/lesson';
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
    lessons: [{ id: 'first-round', open: () => lessonAt(openGuide(), []) }],
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

/** Approximate number of lays in a round, for the progress display. */
const LAYS = 16;

/** The guided round as a lesson. */
function lessonAt(guide: Guide, inputs: readonly Input[]): Lesson {
  const { moment, fresh, state } = guide;
  const lesson: Lesson = {
    view: seen(guide),
    you: YOU,
    saying: { kind: 'message', message: { key: `moment-${moment}` } },
    isTrouble: false,
    at: PLACES[moment] ?? null,
    awaits: awaitsAt(guide),
    answers: [],
    isRepeated: false,
    help: awaitsAt(guide) === 'action' ? 'skip' : null,
    score: { series: 0, stars: 3 },
    canInsist: false,
    step: { done: Math.min(state.lays.length, LAYS), of: LAYS },
    fresh,
    inputs,
    next(input) {
      const next = after(guide, input);
      return next ? lessonAt(next, [...inputs, input]) : lesson;
    },
  };
  return lesson;
}

function awaitsAt(guide: Guide): Awaits {
  if (guide.waits) return 'reading';
  if (guide.state.end) return 'end';
  if (othersTurn(guide)) return 'others';
  const turn = classification.turn(guide.state);
  return turn.kind === 'play' && turn.must.includes(YOU) ? 'action' : 'others';
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
      const action = awaitsAt(guide) === 'action' ? suggested(guide) : null;
      return action && act(guide, action);
    }
    default:
      return null;
  }
}
