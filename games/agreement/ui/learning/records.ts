import {
  actionSchema,
  agreementModule,
  type Deck,
  deckOf,
  eventSchema,
  optionsSchema,
  viewSchema,
} from '@lusoria/agreement';
import { eraseTypes } from '@lusoria/core';
import { PARADIGM_IDS, type ParadigmId } from '@lusoria/latin';
import { actionsOf } from '@lusoria/table';
import {
  type JournalEntry,
  type JournalRound,
  openJournal,
} from '@lusoria/web-kit/journal/index.ts';
import { chosenPerson } from '@lusoria/web-kit/people.svelte.ts';
import * as v from 'valibot';
import { evidenceOf } from '../../learning/evidence.ts';
import type { Chapter } from '../../learning/history.ts';
import { answerSchema, itemSchema, mark } from '../../learning/items.ts';

/** What is kept in the journal of an answer of practice. */
export const answeredSchema = v.strictObject({
  deck: v.picklist(PARADIGM_IDS),
  at: v.number(),
  item: itemSchema,
  answer: answerSchema,
});
export type Answered = v.InferOutput<typeof answeredSchema>;

export const GAME = 'agreement';

/** The deck of practice: with macrons, and without a joker. */
export function deckNamed(id: ParadigmId): Deck {
  return deckOf(v.parse(optionsSchema, { deck: id }));
}

/** What this device knows of its person: for each deck that was played or practised, the newest last. */
export async function readChapters(): Promise<ReadonlyMap<ParadigmId, readonly Chapter[]>> {
  const entries = await (await openJournal(chosenPerson().key)).entries(GAME);
  const found = new Map<ParadigmId, Chapter[]>();
  for (const entry of entries) {
    for (const [deck, chapter] of chaptersIn(entry)) {
      found.set(deck, [...(found.get(deck) ?? []), chapter]);
    }
  }
  return found;
}

/** An entry by decks; nothing of what this page cannot read, such as rounds of later versions. */
function chaptersIn(entry: JournalEntry): readonly (readonly [ParadigmId, Chapter])[] {
  try {
    return entry.kind === 'round' ? roundIn(entry) : practiceIn(entry.answers);
  } catch {
    return [];
  }
}

function roundIn(entry: JournalRound): readonly (readonly [ParadigmId, Chapter])[] {
  const { round, at, seat, table, number, refused } = entry;
  const options = v.safeParse(optionsSchema, round.options);
  // A deck of a teacher's own has no map.
  if (!options.success || typeof options.output.deck !== 'string') return [];
  const { deck, plain } = options.output;
  const acted = actionsOf(round, eraseTypes(agreementModule)).map((one) => ({
    seat: one.seat,
    byPerson: one.actor === 'person',
    action: v.parse(actionSchema, one.action),
    view: v.parse(viewSchema, one.view),
    events: one.events.map((event) => v.parse(eventSchema, event)),
  }));
  const tries = refused.map(({ action, view }) => ({
    action: v.parse(actionSchema, action),
    view: v.parse(viewSchema, view),
  }));
  const evidence = evidenceOf({ me: seat, at, acted, refused: tries });
  // Without macrons the cards are others: what was confused there is not shown here.
  const told = plain ? evidence.map((one) => ({ ...one, confusion: null })) : evidence;
  return [[deck, { at, round: { table, number }, evidence: told }]];
}

function practiceIn(answers: readonly unknown[]): readonly (readonly [ParadigmId, Chapter])[] {
  const read = answers.map((answer) => v.parse(answeredSchema, answer));
  return PARADIGM_IDS.flatMap((id) => {
    const own = read.filter(({ deck }) => deck === id);
    const last = own.at(-1);
    if (!last) return [];
    const deck = deckNamed(id);
    const evidence = own.flatMap(({ item, answer, at }) => mark(deck, item, answer, at).evidence);
    return [[id, { at: last.at, round: null, evidence }] as const];
  });
}
