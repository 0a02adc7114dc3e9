import { byCell, type Cell, type Features, features, type Grammar } from '@lusoria/latin';
import {
  type AnsweredPractice,
  decode,
  type Figure,
  QUANTILE,
  type ReportedRound,
} from '@lusoria/core';
import { deckOf } from '../rules/deck.ts';
import { isRight } from '../rules/judge.ts';
import { actionSchema, eventSchema, optionsSchema, viewSchema } from '../rules/schemas.ts';
import type { PileCard, View } from '../rules/types.ts';
import { type Belief, believe, estimateAt, noBelief } from './estimate.ts';
import {
  type Acted,
  type Confusion,
  type Evidence,
  type EvidenceKind,
  evidenceOf,
  type LearnerRound,
} from './evidence.ts';
import { answerSchema, itemSchema, mark } from './items.ts';

/** Number of a person's declared plays, and of the right ones among them. */
export interface Tally {
  readonly all: number;
  readonly right: number;
}

/** What one person's rounds and practice have shown of the forms of one grammar. */
interface FormsReport {
  /** Number of answers about a cell: own declarations, and challenges to those of others. */
  readonly answers: Readonly<Record<Cell, number>>;
  readonly belief: Belief;
}

/** What one person's rounds have shown so far. */
export interface ClassReport {
  readonly lays: readonly {
    readonly as: Cell;
    readonly right: boolean;
    readonly grammar: Grammar;
  }[];
  readonly challenges: Tally;
  /** Errors of others that this player could have challenged and did not, or that nobody noticed. */
  readonly overlooked: number;
  /** What is known of the forms of each grammar: who knows the one is not taken to know the other. */
  readonly forms: Readonly<Record<Grammar, FormsReport>>;
  /** Each with the view before it, and the card it was played on. */
  readonly confusions: readonly (Confusion & {
    readonly view: View;
    readonly on: PileCard | null;
  })[];
  /** End of the last round (milliseconds since 1970). */
  readonly at: number;
}

const NOTHING_KNOWN: FormsReport = { answers: byCell(() => 0), belief: noBelief() };

/** The report on a person who has played nothing. */
export const NOTHING_PLAYED: ClassReport = {
  lays: [],
  challenges: { all: 0, right: 0 },
  overlooked: 0,
  forms: { noun: NOTHING_KNOWN, verb: NOTHING_KNOWN },
  confusions: [],
  at: 0,
};

/** Kinds of evidence in which a person says something about a form. */
const ANSWERS: readonly EvidenceKind[] = ['declared', 'challenged', 'false-alarm'];

/** The report after one more round of the same person; rounds may be of several decks. */
export function reportAfter(before: ClassReport, round: ReportedRound): ClassReport {
  const played = learnerRound(round);
  const evidence = evidenceOf(played);
  const { me, acted } = played;
  const { grammar } = deckOf(decode(optionsSchema, round.options));
  const own = acted.filter(({ seat, byPerson }) => seat === me && byPerson);
  const upheld = own.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'settled' ? event.upheld : [])),
  );
  const answered = evidence.flatMap(({ kind, cell }) => (ANSWERS.includes(kind) ? [cell] : []));
  return {
    lays: [...before.lays, ...own.flatMap(declared).map((lay) => ({ ...lay, grammar }))],
    challenges: {
      all: before.challenges.all + upheld.length,
      right: before.challenges.right + upheld.filter((is) => is).length,
    },
    overlooked: before.overlooked + evidence.filter(({ kind }) => kind === 'overlooked').length,
    forms: formsAfter(before.forms, grammar, answered, evidence),
    confusions: [...before.confusions, ...confusionsIn(evidence, acted)],
    at: Math.max(before.at, round.at),
  };
}

/** The report after practice of the same person: each answer tells of its forms, and counts as one about each that it was asked about. */
export function reportPractised(
  before: ClassReport,
  { options, answers }: AnsweredPractice,
): ClassReport {
  const deck = deckOf(decode(optionsSchema, options));
  return answers.reduce((so, { item: rawItem, answer, at: answered }) => {
    // What was played since is known already: time does not go back.
    const at = Math.max(so.at, answered);
    const item = decode(itemSchema, rawItem);
    const { evidence } = mark(deck, item, decode(answerSchema, answer), at);
    const about = new Set(
      evidence.flatMap(({ kind, cell }) => (kind === 'answered' ? [cell] : [])),
    );
    return { ...so, forms: formsAfter(so.forms, deck.grammar, [...about], evidence), at };
  }, before);
}

/** @param answered the cell of each answer */
function formsAfter(
  before: ClassReport['forms'],
  grammar: Grammar,
  answered: readonly Cell[],
  evidence: readonly Evidence[],
): ClassReport['forms'] {
  const { answers, belief } = before[grammar];
  const more = Map.groupBy(answered, (cell) => cell);
  const after: FormsReport = {
    answers: byCell((cell) => answers[cell] + (more.get(cell)?.length ?? 0)),
    belief: believe(evidence, belief),
  };
  return { ...before, [grammar]: after };
}

/** Declared plays, or those with a deck of this grammar of which this feature was said. */
export function tallyOf(
  { lays }: ClassReport,
  said?: { readonly grammar: Grammar; readonly feature: Features[keyof Features] },
): Tally {
  const about =
    said === undefined
      ? lays
      : lays.filter(
          ({ as, grammar }) =>
            grammar === said.grammar && Object.values(features(as)).includes(said.feature),
        );
  return { all: about.length, right: about.filter(({ right }) => right).length };
}

/**
 * For each cell of a grammar the probability that it is known, with the interval of what other pupils like this one
 * would have; null without any evidence.
 */
export function knownCells(
  { forms, at }: ClassReport,
  grammar: Grammar,
): Readonly<Record<Cell, Figure | null>> {
  const { belief, answers } = forms[grammar];
  const { cells } = estimateAt(belief, at);
  return byCell((cell) => {
    const { known, deviation, evidence } = cells[cell];
    if (evidence === 0) return null;
    const half = QUANTILE * deviation;
    const range = [Math.max(0, known - half), Math.min(1, known + half)] as const;
    return { value: known, n: answers[cell], range };
  });
}

function confusionsIn(
  evidence: readonly Evidence[],
  acted: readonly Acted[],
): ClassReport['confusions'] {
  return evidence.flatMap(({ kind, confusion, lay }) => {
    const view = acted.find(({ events }) => laysCard(events, lay))?.view;
    return kind === 'declared' && confusion && view
      ? [{ ...confusion, view, on: view.pile.at(-1) ?? null }]
      : [];
  });
}

/** A finished round as the player whom it is about has seen it. */
export function learnerRound({ seat, at, actions }: ReportedRound): LearnerRound {
  const acted = actions.map(
    ({ seat: by, actor, action, view, events }): Acted => ({
      seat: by,
      action: decode(actionSchema, action),
      view: decode(viewSchema, view),
      events: events.map((event) => decode(eventSchema, event)),
      byPerson: actor === 'person',
    }),
  );
  return { me: seat, at, acted, refused: [] };
}

function laysCard(events: Acted['events'], lay: number | null): boolean {
  return events.some((event) => event.type === 'laid' && event.no === lay);
}

function declared({ events }: Acted): readonly Omit<ClassReport['lays'][number], 'grammar'>[] {
  return events.flatMap((event) =>
    event.type === 'laid' && event.as !== null && event.verdict !== null
      ? [{ as: event.as, right: isRight(event.verdict) }]
      : [],
  );
}
