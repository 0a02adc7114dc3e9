import type { GameMessages, OpenQuestion } from '@lusoria/core';
import type { TableView } from '@lusoria/table';
import { plain } from './keys.ts';
import { again, leave, next, type PlayedMatch, type Shown, tell } from './match.ts';
import { ask, type Playing } from './playing.ts';
import type { TableController } from './table-controller.ts';

/** Somebody at a terminal that several people share. */
export interface SharedPlayer {
  readonly playing: Playing;
  readonly controller: TableController;
}

/** A match of several people at one terminal. */
export interface SharedMatch {
  readonly match: PlayedMatch;
  /** In the order of their seats, from the first. */
  readonly players: readonly SharedPlayer[];
  readonly messages: GameMessages;
  /** Takes away all that was written. */
  clear(): void;
}

/** Somebody, and what has been shown to them. */
interface Person extends SharedPlayer {
  readonly seat: number;
  readonly shown: Shown;
}

/** What some can say aloud at a moment. */
interface Aloud {
  readonly id: string;
  readonly said: readonly { readonly person: Person; readonly question: OpenQuestion }[];
  /** Whether the table waits for it. */
  readonly awaited: boolean;
}

/**
 * Plays matches until the players have had enough. Between two of them the screen is cleared, and whoever is next is
 * asked for; what everybody has to answer is asked of all together.
 */
export async function playTogether({
  match,
  players,
  messages,
  clear,
}: SharedMatch): Promise<void> {
  const { localServer, input, common, style, names, out } = match;
  const people = players.map(
    (player, seat): Person => ({ ...player, seat, shown: { told: 0, ended: 0 } }),
  );
  const [first] = people;
  if (!first) throw new Error('nobody is at the terminal');
  const now = (): TableView => localServer.table.get().view;
  let holder: Person | null = null;
  let told = 0;
  let answered = '';
  const goodbye = async (): Promise<void> => {
    if (holder) clear();
    return leave(first.playing, first.controller, first.shown);
  };

  /** Tells before all what all may know. */
  function tellAll(): void {
    const entries = localServer.open?.get().entries ?? [];
    for (const event of entries.filter(({ seq }) => seq > told).flatMap(({ events }) => events)) {
      const inner = event.type === 'step' ? event.events : [];
      for (const one of inner) {
        const line = messages.event(one, now(), { you: null, name: (seat) => names[seat] ?? '' });
        if (line) out(style.sentence(line.sentence));
      }
    }
    told = entries.at(-1)?.seq ?? told;
  }

  function aloudNow(): Aloud | null {
    const said = people.flatMap((person) => {
      const play = person.playing.localServer.table.get().view.round?.play;
      const question = play && messages.openQuestion?.(play.view);
      return question ? [{ person, question }] : [];
    });
    const id = JSON.stringify(said.map(({ person, question }) => [person.seat, question.object]));
    const awaited = said.some(({ question }) => question.awaited);
    const must = now().round?.play?.must ?? [];
    // Whoever is next to play can object then.
    const isAsked = said.some(
      ({ person, question }) => question.object && (awaited || !must.includes(person.seat)),
    );
    return isAsked && id !== answered ? { id, said, awaited } : null;
  }

  /** @returns false when there will be no more lines */
  async function askAll({ id, said, awaited }: Aloud): Promise<boolean> {
    if (holder) clear();
    holder = null;
    tellAll();
    const objections = said.flatMap(({ person, question }) =>
      question.object ? [{ person, ...question.object, name: names[person.seat] ?? '' }] : [],
    );
    for (const { name, label } of objections) out(`  ${style.loud(name)}: ${label}`);
    const hint = style.quiet(`(${common('enter')} ${common('together-nobody')})`);
    const line = await input.line(`${style.loud(common('together-objects'))} ${hint} › `);
    if (line === null) return false;
    const typed = plain(line);
    if (typed === '') {
      answered = id;
      for (const { person, question } of awaited ? said : []) {
        if (question.accept)
          await ask(person.playing, { do: 'act', action: question.accept.action });
      }
      return true;
    }
    const who = objections.find(({ name }) => plain(name) === typed);
    if (who) await ask(who.person.playing, { do: 'act', action: who.action });
    else out(style.wrong(common('not-understood', { text: line.trim() })));
    return true;
  }

  /** Who is to do something behind closed curtains: whoever has the screen, or the next at the table. */
  function nextPerson(): Person | null {
    const must = now().round?.play?.must ?? [];
    const from = holder?.seat ?? -1;
    const order = people.toSorted((a, b) => rank(a.seat, from) - rank(b.seat, from));
    return (
      order.find(({ seat, controller }) => must.includes(seat) && controller.question()) ?? null
    );
  }

  const rank = (seat: number, from: number): number =>
    (seat - from + people.length) % people.length;

  async function askOne(person: Person): Promise<boolean> {
    const name = names[person.seat] ?? '';
    if (holder !== person) {
      clear();
      tellAll();
      const line = await input.line(`${style.loud(common('together-hand', { name }))} › `);
      if (line === null) return false;
      clear();
      holder = person;
    }
    tell(person.playing, person.controller, person.shown);
    const question = person.controller.question();
    if (!question) return true;
    const line = await input.line(question.prompt());
    return line !== null && (await question.answer(line)) !== 'leave';
  }

  async function askBetween(phase: TableView['phase'], player: Person): Promise<boolean> {
    if (holder) clear();
    holder = null;
    const { played } = now();
    if (player.shown.ended < played) {
      player.shown.ended = played;
      tellAll();
      for (const line of [...player.controller.outcomeLines(), '']) out(line);
      if (phase === 'over') await match.finished();
    }
    if (phase === 'over') player.shown.ended = 0;
    const question = phase === 'over' ? again(match) : next(match, player.controller);
    const line = await input.line(question.prompt());
    return line !== null && (await question.answer(line)) !== 'leave';
  }

  await ask(match, { do: 'start' });
  for (;;) {
    await localServer.settle();
    if (input.interrupted()) return goodbye();
    const { phase } = now();
    const isPlaying = phase === 'playing';
    const aloud = isPlaying ? aloudNow() : null;
    const person = isPlaying && !aloud ? nextPerson() : null;
    if (phase === 'between' || phase === 'over') {
      if (!(await askBetween(phase, first))) return goodbye();
    } else if (aloud) {
      if (!(await askAll(aloud))) return goodbye();
    } else if (person) {
      if (!(await askOne(person))) return goodbye();
    } else {
      const ms = localServer.next();
      if (ms === null) throw new Error('the table waits for nobody');
      await match.pause(ms);
      localServer.pass();
    }
  }
}
