import type { Message, Slip, Step } from '@lusoria/core/lesson';
import type { Cell } from '@lusoria/latin';
import type { Messages } from '../messages/lessons/keys.gen.ts';
import type { Card } from '../rules/deck.ts';
import type { Action, State } from '../rules/types.ts';

/** The seats. */
export const YOU = 0;
export const OTHER = 1;

/** Numbers of two plays: the wrong one, and the last. */
const ERROR = 4;
const LAST = 10;

export type Key = keyof Messages;

/** The forms that the coach names, each under its role in the lesson. */
export type Forms = Readonly<Record<`form${string}`, string>>;

type LessonStep = Step<State, Action, Key>;
type LessonSlip = Slip<Action, Key>;

/**
 * The steps of the first round.
 *
 * @param cardOf the card with the form of a cell
 * @param formOf the form of a cell
 * @param params the forms, and whether a macron alone tells the nominative and the ablative feminine apart
 */
export function stepsOf(
  cardOf: (cell: Cell) => Card,
  params: Forms & { readonly macron: string },
  formOf: (cell: Cell) => string,
): readonly LessonStep[] {
  const say = (key: Key): Message<Key> => ({ key, params });
  const tell = (key: Key, at?: string): LessonStep => ({
    kind: 'tell',
    say: say(key),
    ...(at !== undefined && { at }),
  });
  const lay = (cell: Cell): Action => ({ type: 'lay', card: cardOf(cell), as: cell });
  const handOf = (cell: Cell): string => `hand:${cardOf(cell)}`;
  const slip = (type: Action['type'], key: Key): LessonSlip => ({
    tries: (action) => action.type === type,
    say: say(key),
    isFine: true,
  });
  /** A step in which the learner finds a card, and plays it as one cell; `hints` lead to it, the last one names it. */
  const layStep = (
    key: Key,
    cell: Cell,
    hints: readonly Key[],
    slips: readonly LessonSlip[] = [],
  ): LessonStep => ({
    kind: 'act',
    say: say(key),
    at: handOf(cell),
    hints: hints.map(say),
    right: [lay(cell)],
    slips: [...slips, slip('draw', 'no-need-to-draw')],
    otherwise: { key: 'right-but-later', params: { ...params, formWanted: formOf(cell) } },
  });
  const declaresAs = (cell: Cell, key: Key): LessonSlip => ({
    tries: (action) => action.type === 'lay' && action.as === cell,
    say: say(key),
    isFine: true,
  });
  const others = (...actions: readonly Action[]): LessonStep => ({
    kind: 'others',
    moves: actions.map((action) => ({ seat: OTHER, action })),
  });

  return [
    tell('welcome'),
    tell('two-of-three', 'pile'),
    tell('start-card', 'pile'),
    layStep('ask-first', 'acc-sg-f', ['nudge-first', 'lay-first']),
    tell('declared', 'declared'),
    others(lay('acc-pl-f')),
    tell('other-right', 'pile'),
    layStep(
      'ask-many',
      'abl-pl-f',
      ['nudge-many', 'several-readings'],
      [declaresAs('dat-pl-f', 'dative-too')],
    ),
    others({ type: 'lay', card: cardOf('nom-sg-f'), as: 'abl-sg-f' }),
    {
      kind: 'ask',
      say: say('ask-macron'),
      at: 'pile',
      hints: [say('nudge-macron')],
      answers: [
        { label: say('answer-true'), right: false, why: say('not-ablative') },
        { label: say('answer-bluff'), right: true, why: say('macron') },
      ],
    },
    {
      kind: 'act',
      say: say('challenge-it'),
      at: 'challenge',
      right: [{ type: 'challenge', lay: ERROR }],
      slips: [slip('lay', 'look-first'), slip('draw', 'look-first')],
      otherwise: say('look-first'),
    },
    tell('tables', 'tables'),
    layStep('ask-long', 'abl-sg-f', ['nudge-long', 'lay-long']),
    others(lay('dat-sg-f')),
    {
      kind: 'act',
      say: say('ask-none'),
      at: 'stock',
      hints: [say('nudge-none'), say('nothing-fits')],
      right: [{ type: 'draw' }],
      slips: [],
      otherwise: say('draw-now'),
    },
    {
      kind: 'act',
      say: say('ask-drawn'),
      at: handOf('gen-sg-f'),
      hints: [say('nudge-drawn'), say('drawn')],
      right: [lay('gen-sg-f')],
      slips: [slip('pass', 'drawn-fits')],
      otherwise: say('draw-now'),
    },
    others(lay('gen-pl-f')),
    layStep(
      'think-ahead',
      'gen-pl-m',
      ['nudge-ahead', 'masculine'],
      [declaresAs('gen-pl-n', 'neuter-blocks')],
    ),
    others({ type: 'draw' }, { type: 'pass' }),
    layStep('ask-last', 'acc-pl-m', ['nudge-last', 'last-card']),
    others({ type: 'go-on', lay: LAST }),
    { kind: 'end', say: say('won') },
  ];
}
