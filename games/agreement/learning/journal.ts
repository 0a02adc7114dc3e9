import { type AnyGame, decode, defined, type Random } from '@lusoria/core';
import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import { actionsOf } from '@lusoria/table';
import type { JournalEntry, JournalRound } from '@lusoria/table/journal';
import * as v from 'valibot';
import { type Deck, deckOf } from '../rules/deck.ts';
import { actionSchema, eventSchema, optionsSchema, viewSchema } from '../rules/schemas.ts';
import { type Evidence, evidenceOf } from './evidence.ts';
import type { Chapter } from './history.ts';
import { answerSchema, itemSchema, mark, type Marked } from './items.ts';

/** An answer of practice as the journal stores it. */
const answeredSchema = v.strictObject({
  deck: v.picklist(PARADIGM_IDS),
  at: v.number(),
  item: itemSchema,
  answer: answerSchema,
  /** Whether a hint was given before. */
  helped: v.exactOptional(v.literal(true)),
});
export type Answered = v.InferOutput<typeof answeredSchema>;

/** The journal's name of this game. */
export const GAME = 'agreement';

/** Items per sitting: about five minutes. */
export const SITTING = 30;

/** The deck of practice: with macrons, and without a joker. */
export function deckNamed(id: ParadigmId): Deck {
  return deckOf(v.parse(optionsSchema, { deck: id }));
}

/** A unique id for a sitting, if `random` is unpredictable. */
export function newSitting(random: Random): string {
  return Array.from({ length: 16 }, () => random.int(16).toString(16)).join('');
}

/**
 * A sitting of practice as an entry of the journal.
 *
 * @param id of the sitting, from {@link newSitting}
 * @param answers at least one, in order of time
 */
export function sittingEntry(id: string, answers: readonly Answered[]): JournalEntry {
  const at = defined(answers.at(-1), 'an answer').at;
  return { kind: 'practice', version: 1, game: GAME, id, at, answers: [...answers] };
}

/**
 * Evidence from a journal, for each deck that was played or practised, the newest last; unreadable entries, such as
 * rounds of later versions, are skipped.
 *
 * @param entries of this game, in order of time
 * @param game this game
 */
export function chaptersOf(
  entries: readonly JournalEntry[],
  game: AnyGame,
): ReadonlyMap<ParadigmId, readonly Chapter[]> {
  const all = entries.flatMap((entry) => chaptersIn(entry, game));
  const found = Map.groupBy(all, ([deck]) => deck);
  return new Map([...found].map(([deck, chapters]) => [deck, chapters.map(([, one]) => one)]));
}

/** Evidence of an entry, by deck. */
function chaptersIn(
  entry: JournalEntry,
  game: AnyGame,
): readonly (readonly [ParadigmId, Chapter])[] {
  try {
    return entry.kind === 'round' ? roundIn(entry, game) : practiceIn(entry.answers);
  } catch {
    return [];
  }
}

function roundIn(entry: JournalRound, game: AnyGame): readonly (readonly [ParadigmId, Chapter])[] {
  const { round, at, seat, table, number, refused } = entry;
  const options = v.safeParse(optionsSchema, round.options);
  // A custom deck has no map of forms.
  if (!options.success || typeof options.output.deck !== 'string') return [];
  const { deck, plain } = options.output;
  const acted = actionsOf(round, game).map((one) => ({
    seat: one.seat,
    byPerson: one.actor === 'person',
    action: decode(actionSchema, one.action),
    view: decode(viewSchema, one.view),
    events: one.events.map((event) => decode(eventSchema, event)),
  }));
  const tries = refused.map(({ action, view }) => ({
    action: decode(actionSchema, action),
    view: decode(viewSchema, view),
  }));
  const evidence = evidenceOf({ me: seat, at, acted, refused: tries });
  // Without macrons the cards differ: confusions there are not shown.
  const told = plain ? evidence.map((one) => ({ ...one, confusion: null })) : evidence;
  return [[deck, { at, round: { table, number }, evidence: told }]];
}

/** What an answer shows of a learner; with a hint, only errors do. */
export function shownBy(
  { evidence }: Marked,
  { helped }: Pick<Answered, 'helped'>,
): readonly Evidence[] {
  return helped ? evidence.filter(({ right }) => !right) : evidence;
}

/** Answers of a sitting, in order of time; null if it cannot be read. */
export function answersIn(answers: readonly unknown[]): readonly Answered[] | null {
  const read = v.safeParse(v.array(answeredSchema), answers);
  return read.success ? read.output : null;
}

function practiceIn(answers: readonly unknown[]): readonly (readonly [ParadigmId, Chapter])[] {
  const read = v.parse(v.array(answeredSchema), answers);
  return PARADIGM_IDS.flatMap((id) => {
    const own = read.filter(({ deck }) => deck === id);
    const last = own.at(-1);
    if (!last) return [];
    const deck = deckNamed(id);
    const evidence = own.flatMap((one) => shownBy(mark(deck, one.item, one.answer, one.at), one));
    return [[id, { at: last.at, round: null, evidence }] as const];
  });
}
