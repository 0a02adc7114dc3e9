import { setTimeout as pause } from 'node:timers/promises';
import { type Action, eventSchema, type View, viewSchema } from '@lusoria/agreement';
import { isKnown, type Mind } from '@lusoria/agreement/learning/simulated/pupil.ts';
import { afterRound, learnerBot } from '@lusoria/agreement/learning/simulated/table.ts';
import { deckOf } from '@lusoria/agreement/rules/deck.ts';
import { decode, defined, type Random } from '@lusoria/core';
import { agreement, type Cell, CELLS, PARADIGMS } from '@lusoria/latin';
import type { Command } from '@lusoria/table';
import type { Answer, Client, Entry } from '@lusoria/testing/people/client.ts';
import { ownTable, untilEvent } from '@lusoria/testing/people/event.ts';
import { contribution } from '@lusoria/testing/people/play.ts';

/** What a pupil's own device has noted of its own playing, by what it sent and was shown. */
export interface Notebook {
  /** Declared cards, each looked up in the printed paradigm. */
  readonly lays: { readonly as: Cell; readonly right: boolean }[];
  readonly challenges: { upheld: number; rejected: number };
  /** The cell of each answer about a form: own declarations, and challenges to those of others. */
  readonly answers: Cell[];
}

/** An action as it was sent: after what, and for what the pupil saw. It is sent again the same. */
interface Unanswered {
  readonly id: string;
  readonly seq: number;
  readonly action: Action;
  readonly view: View;
}

/** A pupil of a class, with the device that they have at the moment. */
export interface PupilInClass {
  readonly name: string;
  readonly notebook: Notebook;
  client: Client;
  /** Of the device, as it was told once. */
  token: string;
  member: number;
  mind: Mind;
  /** The table that was open last, and how far its log has been read. */
  at: { readonly table: string; read: number } | null;
  /** What was sent and is not answered. */
  unanswered: Unanswered | null;
}

/** When a phone dies: before the next move, or with a move that is on its way. */
export interface Death {
  /** After so many moves. */
  readonly after: number;
  readonly inFlight: boolean;
}

export const DECK = 'ille';
/** Time that whoever has the turn leaves to the others to challenge (milliseconds). */
const COURTESY_MS = 40;
/** Before what was refused is asked again (milliseconds). */
const REFUSED_MS = 500;

/** What a pupil truly knows. */
export function truth({ mind }: PupilInClass): ReadonlySet<Cell> {
  return new Set(CELLS.filter((cell) => isKnown(mind, cell, 0)));
}

/**
 * Plays at the own table of a round, until it is over or the bell has rung; returns whether the phone has died before.
 *
 * @param death null: it does not
 */
export async function attend(
  pupil: PupilInClass,
  round: number,
  random: Random,
  hasRung: () => boolean,
  death: Death | null = null,
): Promise<boolean> {
  const { client } = pupil;
  const now = await untilEvent(
    client,
    (view) =>
      hasRung() ||
      (view.round?.number === round && !view.round.adjourned && ownTable(view) !== null),
  );
  if (hasRung()) return false;
  const table = await client.open(defined(ownTable(now), 'a table'));
  // Whoever comes late has done nothing of what was done before at their seat.
  if (pupil.at?.table !== table) pupil.at = { table, read: client.table(table).seq };
  const { at } = pupil;
  await askAgain(pupil, table);
  let asked = '';
  for (let moves = 0; ; ) {
    const { view } = client.table(table);
    for (const { seq, events } of await entriesAfter(client, table, at.read)) {
      for (const event of events) {
        if (event.type !== 'step') continue;
        const isOwn = event.by === view.seat && event.actor === 'person';
        note(pupil, view.seat, isOwn, event.events, random);
      }
      at.read = seq;
    }
    if (view.phase === 'over' || hasRung()) return false;
    if (view.phase === 'between' && view.seat !== null) {
      // One of those who are there presses, the first seat first.
      await pause(COURTESY_MS * view.seat);
      if (client.table(table).view.phase === 'between') await client.do(table, { do: 'next' });
    }
    const given = contribution(view, random);
    if (given) await client.do(table, given);
    const shown = JSON.stringify(view.round?.play?.view);
    if (view.round?.play && view.phase === 'playing' && asked !== shown) {
      asked = shown;
      const seen = decode(viewSchema, view.round.play.view);
      if (seen.current === seen.you) await pause(COURTESY_MS);
      const isSo = JSON.stringify(client.table(table).view.round?.play?.view) === shown;
      const action = isSo ? learnerBot(pupil.mind, 0).choose(seen, random) : null;
      if (action !== null) {
        if (moves === death?.after) {
          if (death.inFlight) {
            const { seq } = client.table(table);
            pupil.unanswered = { id: `last-${seq}`, seq, action, view: seen };
            const command: Command = { do: 'act', action };
            client.send({ t: 'do', id: `last-${seq}`, table, seen: seq, command });
          }
          client.vanish();
          return true;
        }
        moves += 1;
        const { seq } = client.table(table);
        pupil.unanswered = { id: `act-${at.read}-${moves}`, seq, action, view: seen };
        const answer = await askAgain(pupil, table);
        if (answer?.t === 'done') {
          await client.until(() => client.table(table).seq >= (answer.seq ?? 0));
        }
        // Otherwise somebody was quicker, and their move is about to be shown.
        else asked = '';
      }
    }
    await client.until(() => client.table(table).seq > at.read || hasRung());
  }
}

/** The entries after a seq; those that the table no longer told when it was opened are read page by page. */
async function entriesAfter(
  client: Client,
  table: string,
  after: number,
): Promise<readonly Entry[]> {
  let { entries } = client.table(table);
  while ((entries[0]?.seq ?? 0) > after + 1) {
    const answer = await client.ask({ t: 'history', table, before: defined(entries[0]).seq });
    if (answer.t === 'history') entries = [...answer.entries, ...entries];
    else await pause(REFUSED_MS);
  }
  return entries.filter(({ seq }) => seq > after);
}

/** Asks what there is no answer to, if anything; as the page does, after a lost connection again with the same id. */
async function askAgain(pupil: PupilInClass, table: string): Promise<Answer | null> {
  const { unanswered, client } = pupil;
  if (!unanswered) return null;
  const { id, seq, action, view } = unanswered;
  const command: Command = { do: 'act', action };
  const answer = await client.ask({ t: 'do', table, seen: seq, command }, id);
  pupil.unanswered = null;
  if (answer.t === 'done') noteAction(pupil, view, action);
  return answer;
}

/** Notes a declared card that the table has taken. */
function noteAction({ notebook }: PupilInClass, { pile, options }: View, action: Action): void {
  if (action.type !== 'lay' || action.as === null) return;
  const { card, as } = action;
  const { cells } = PARADIGMS[DECK];
  const { forms } = deckOf(options);
  const below = defined(pile.at(-1), 'a card on the pile');
  const on =
    below.as === null ? CELLS.filter((cell) => cells[cell] === forms[below.card]) : [below.as];
  const isForm = cells[as] === forms[card];
  notebook.lays.push({ as, right: isForm && on.some((cell) => agreement(as, cell) === 2) });
  notebook.answers.push(as);
}

/** Notes what became of an own challenge, and what the pupil learns from a step. */
function note(
  pupil: PupilInClass,
  seat: number | null,
  isOwn: boolean,
  raw: readonly unknown[],
  random: Random,
): void {
  const events = raw.map((event) => decode(eventSchema, event));
  for (const event of events) {
    if (event.type !== 'settled' || event.by !== seat || !isOwn) continue;
    const { challenges, answers } = pupil.notebook;
    if (event.upheld) challenges.upheld += 1;
    else challenges.rejected += 1;
    // Whoever has shown that a card does not agree has said nothing about its form.
    if (!event.upheld || !event.verdict.reads) answers.push(event.as);
  }
  pupil.mind = afterRound(pupil.mind, defined(seat, 'a seat'), events, 0, random);
}
