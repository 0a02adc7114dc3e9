import type { Session } from '@lusoria/client';
import { eventsOver, type OpenEvent } from '@lusoria/client/events';
import type { Result } from '@lusoria/core';
import type { Command } from '@lusoria/tournaments/types';
import { quickOptions } from '@lusoria/testing/people/games.ts';
import { insisted, recordedSession, type Workload, type WorkloadOptions } from './workload.ts';

const AGAIN_MS = 200;
const PEOPLE = 4;

/**
 * A class whose rounds begin and end without a card being played: people join, pause, continue; then its tables
 * must match its state.
 */
export function openEventWorkload(index: number, options: WorkloadOptions): Workload {
  const findings: string[] = [];
  const sessionOf = (name: string): Session => recordedSession(name, options, findings);
  const teacher = sessionOf(`Magistra ${index}`);
  const pupils = Array.from({ length: PEOPLE }, (_, i) => sessionOf(`Pupil ${index} ${i}`));
  let entries = 0;
  let rounds = 0;
  let at = Date.now();
  let isLast = false;
  let isClosed = false;
  let event: OpenEvent | null = null;

  const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

  const insist = async <T>(ask: () => Promise<Result<T>>): Promise<T | null> => {
    const value = await insisted(ask, () => isClosed);
    if (value === null) return null;
    entries += 1;
    options.pauses.wentOn(at);
    at = Date.now();
    return value;
  };

  /** Repeats a command until the event is in the desired state: a rejected one may have been stored nevertheless. */
  const bring = async (own: OpenEvent, command: Command, isSo: () => boolean): Promise<void> => {
    while (!isClosed && !isSo()) {
      const result = await own.do(command);
      if (result.ok) entries += 1;
      await pause();
    }
  };

  const playClass = async (): Promise<void> => {
    const events = eventsOver(teacher);
    const made = await insist(async () =>
      events.create({
        kind: 'class',
        title: '',
        game: options.game.id,
        options: quickOptions(options.game),
        settings: {
          bot: options.bot,
          size: 2,
          draw: 'lot',
          shared: true,
          next: 'event',
          score: 'points',
          minutes: null,
          clock: 'none',
          open: true,
          names: true,
          listed: false,
          money: null,
        },
      }),
    );
    const own = made && (await insist(async () => events.open(made.code)));
    if (!own) return;
    event = own;
    for (const [i, pupil] of pupils.entries()) {
      const theirs = await insist(async () => eventsOver(pupil).open(own.id));
      if (!theirs) return;
      await bring(
        theirs,
        { do: 'join', name: `Pupil ${i}` },
        () => theirs.get().you.as === 'member',
      );
    }
    while (!isLast && !isClosed && (own.get().round?.number ?? 0) < 5) await playRound(own);
    own.close();
  };

  const playRound = async (own: OpenEvent): Promise<void> => {
    const number = (own.get().round?.number ?? 0) + 1;
    await bring(own, { do: 'start' }, () => own.get().round?.number === number);
    for (const on of [true, false]) {
      await bring(own, { do: 'pause', on }, () => own.get().round?.paused === on);
    }
    await bring(own, { do: 'time', minutes: 0 }, () => own.get().round?.ended === true);
    const tables = own.get().round?.tables.flatMap(({ table }) => table ?? []) ?? [];
    for (const id of tables) {
      const table = await insist(async () => teacher.open(id));
      const patience = Date.now() + PATIENCE_MS;
      while (table && !isClosed && table.get().view.phase !== 'over') {
        if (Date.now() > patience) {
          findings.push(`${id} of a round that is over is ${table.get().view.phase}`);
          break;
        }
        await pause();
      }
      table?.close();
    }
    rounds += 1;
  };

  const playing = (async (): Promise<void> => {
    while (!isLast && !isClosed) await playClass();
  })();
  return {
    describe: () => `class ${index} at ${event?.id ?? 'no event'}, ${teacher.status()}`,
    entries: () => entries,
    matches: () => rounds,
    findings,
    async finish() {
      isLast = true;
      await playing;
    },
    close() {
      isClosed = true;
      for (const one of [teacher, ...pupils]) one.close();
    },
  };
}

/** Limit for the lag of a table behind its event, however often a server is killed. */
const PATIENCE_MS = 80_000;
