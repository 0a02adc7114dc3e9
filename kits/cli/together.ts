import { defined, type GameMessages, type OpenQuestion } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { plain } from './keys.ts';
import { again, leave, next, type PlayedMatch, type Shown, tell } from './match.ts';
import { ask, type Playing } from './playing.ts';
import type { Question, TableController } from './table-controller.ts';

/** A player at a terminal that several people share. */
interface SharedPlayer {
  readonly playing: Playing;
  readonly controller: TableController;
}

/** A match of several people at one terminal. */
export interface SharedMatch {
  readonly match: PlayedMatch;
  /** In the order of their seats, from the first. */
  readonly players: readonly SharedPlayer[];
  readonly messages: GameMessages;
  /** Clears the screen. */
  clear(): void;
}

/** A player, and the progress of their output. */
interface Person extends SharedPlayer {
  readonly seat: number;
  readonly shown: Shown;
}

/** A match with the progress of its output. */
interface Shared extends Omit<SharedMatch, 'players'> {
  readonly people: readonly Person[];
  /** The player in the first seat, who answers for all between two rounds. */
  readonly first: Person;
  /** Player whose cards are on the screen. */
  holder: Person | null;
  /** Seq of the last entry shown to all. */
  told: number;
  /** Id of the latest question to all that nobody objected to. */
  answered: string;
}

/** Open questions to some of the players at a moment. */
interface Aloud {
  readonly id: string;
  readonly said: readonly { readonly person: Person; readonly question: OpenQuestion }[];
  /** Whether the table waits for the answer. */
  readonly awaited: boolean;
}

/**
 * Plays matches until the players leave. The screen is cleared between two players, and the next
 * one is called; open questions are asked of all together.
 */
export async function playTogether({ players, ...rest }: SharedMatch): Promise<void> {
  const people = players.map(
    (player, seat): Person => ({ ...player, seat, shown: { told: 0, ended: 0 } }),
  );
  const [first] = people;
  if (!first) throw new Error('nobody is at the terminal');
  const shared: Shared = { ...rest, people, first, holder: null, told: 0, answered: '' };
  const { live, input } = shared.match;
  await ask(shared.match, { do: 'start' });
  for (;;) {
    await live.settle();
    if (input.interrupted() || !(await goOn(shared))) {
      coverCards(shared);
      return leave(first.playing, first.controller, first.shown);
    }
  }
}

function viewOf({ match }: Shared): TableView {
  return match.live.table.get().view;
}

/**
 * Asks a player for input, or advances the clock.
 *
 * @returns false when a player leaves, or no more lines follow
 */
async function goOn(shared: Shared): Promise<boolean> {
  const { live, pause } = shared.match;
  const { phase } = viewOf(shared);
  if (phase === 'between' || phase === 'over') return askBetween(shared, phase);
  if (phase === 'playing') {
    const aloud = aloudNow(shared);
    if (aloud) return askAll(shared, aloud);
    const person = nextPerson(shared);
    if (person) return askOne(shared, person);
  }
  const ms = live.next();
  if (ms === null) throw new Error('the table waits for nobody');
  await pause(ms);
  live.pass();
  return true;
}

function coverCards(shared: Shared): void {
  if (shared.holder) shared.clear();
  shared.holder = null;
}

/** Shows all public events to everybody. */
function tellAll(shared: Shared): void {
  const { match, messages, told } = shared;
  const entries = match.live.open?.get().entries ?? [];
  const name = (seat: number): string => defined(match.names[seat]);
  for (const event of entries.filter(({ seq }) => seq > told).flatMap(({ events }) => events)) {
    for (const inner of event.type === 'step' ? event.events : []) {
      const line = messages.event(inner, viewOf(shared), { you: null, name });
      if (line) match.out(match.style.sentence(line.sentence));
    }
  }
  shared.told = entries.at(-1)?.seq ?? told;
}

function aloudNow(shared: Shared): Aloud | null {
  const said = shared.people.flatMap((person) => {
    const { play } = person.playing.live.table.get().view.round ?? {};
    const question = play && shared.messages.openQuestion?.(play.view);
    return question ? [{ person, question }] : [];
  });
  const id = JSON.stringify(said.map(({ person, question }) => [person.seat, question.object]));
  const awaited = said.some(({ question }) => question.awaited);
  const must = viewOf(shared).round?.play?.must ?? [];
  // The next player can object on their own turn.
  const isAsked = said.some(
    ({ person, question }) => question.object && (awaited || !must.includes(person.seat)),
  );
  return isAsked && id !== shared.answered ? { id, said, awaited } : null;
}

async function askAll(shared: Shared, { id, said, awaited }: Aloud): Promise<boolean> {
  const { input, common, style, names, out } = shared.match;
  coverCards(shared);
  tellAll(shared);
  const objections = said.flatMap(({ person, question }) =>
    question.object ? [{ person, ...question.object, name: defined(names[person.seat]) }] : [],
  );
  for (const { name, label } of objections) out(`  ${style.loud(name)}: ${label}`);
  const hint = style.quiet(`(${common('enter')} ${common('together-nobody')})`);
  const line = await input.line(`${style.loud(common('together-objects'))} ${hint} › `);
  if (line === null) return false;
  const typed = plain(line);
  const who = objections.find(({ name }) => plain(name) === typed);
  if (who) await ask(who.person.playing, { do: 'act', action: who.action });
  else if (typed !== '') out(style.wrong(common('not-understood', { text: line.trim() })));
  else {
    shared.answered = id;
    for (const { person, question } of awaited ? said : []) {
      if (question.accept) await ask(person.playing, { do: 'act', action: question.accept.action });
    }
  }
  return true;
}

/** Player who must act in secret: the one at the screen, or the next at the table. */
function nextPerson(shared: Shared): Person | null {
  const { people, holder } = shared;
  const must = viewOf(shared).round?.play?.must ?? [];
  const distance = ({ seat }: Person): number =>
    (seat - (holder?.seat ?? 0) + people.length) % people.length;
  const order = people.toSorted((a, b) => distance(a) - distance(b));
  return order.find(({ seat, controller }) => must.includes(seat) && controller.question()) ?? null;
}

async function askOne(shared: Shared, person: Person): Promise<boolean> {
  const { input, common, style, names } = shared.match;
  if (shared.holder !== person) {
    shared.clear();
    tellAll(shared);
    const name = defined(names[person.seat]);
    const line = await input.line(`${style.loud(common('together-hand', { name }))} › `);
    if (line === null) return false;
    shared.clear();
    shared.holder = person;
  }
  tell(person.playing, person.controller, person.shown);
  const question = person.controller.question();
  return !question || answered(shared, question);
}

async function askBetween(shared: Shared, phase: 'between' | 'over'): Promise<boolean> {
  const { match, first } = shared;
  coverCards(shared);
  const { played } = viewOf(shared);
  // Another match has begun.
  first.shown.ended = Math.min(first.shown.ended, played);
  if (first.shown.ended < played) {
    first.shown.ended = played;
    tellAll(shared);
    for (const line of [...first.controller.outcomeLines(), '']) match.out(line);
    if (phase === 'over') await match.finished();
  }
  return answered(shared, phase === 'over' ? again(match) : next(match, first.controller));
}

/** Whether a question was answered, and not by leaving. */
async function answered({ match }: Shared, question: Question): Promise<boolean> {
  const line = await match.input.line(question.prompt());
  return line !== null && (await question.answer(line)) !== 'leave';
}
