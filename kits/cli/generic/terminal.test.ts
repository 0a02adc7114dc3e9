import type { GameMessages } from '@lusoria/core';
import { STANDARD } from '@lusoria/table';
import { describe, expect, it } from 'vitest';
import { openLocalServer } from '../local-server.ts';
import { playMatches, type PlayedMatch } from '../match.ts';
import { loadCommonMessages } from '../messages/index.ts';
import { styleFor } from '../style.ts';
import { messages, pebbles } from '../testing/pebbles.ts';
import { genericTerminal } from './terminal.ts';

/** Names for bots where the game has none. */
const NAMES = Array.from({ length: 9 }, (_, i) => `Bot ${i + 1}`);

/** Messages of a game that has none: names stand for themselves, data is shown as it is. */
function plainMessages(id: string): GameMessages {
  return {
    title: () => [id],
    summary: '',
    option: (key) => ({ label: key, text: '' }),
    bot: (name) => ({ label: name, text: '' }),
    botNames: NAMES,
    rejection: () => null,
    event: (event) => ({ kind: 'play', sentence: [JSON.stringify(event)] }),
    action: (action) => JSON.stringify(action),
    field: () => null,
    help: [],
  };
}

/** Plays pebbles against a bot that takes one; returns the output, prompts included. */
async function played(lines: readonly string[], said: GameMessages = messages): Promise<string> {
  const printed: string[] = [];
  const left = [...lines];
  const common = await loadCommonMessages('en');
  const localServer = await openLocalServer({
    name: 'Tīrō',
    seed: 'pebbles',
    games: async (name) => Promise.resolve(name === 'pebbles' ? pebbles : null),
    table: {
      game: 'pebbles',
      options: { heap: 4 },
      settings: { ...STANDARD, chat: false, spectators: false, pace: 0 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'one' }],
    },
  });
  const playing: PlayedMatch = {
    live: localServer,
    input: {
      async line(prompt) {
        const line = left.shift() ?? null;
        printed.push(prompt + (line ?? ''));
        return Promise.resolve(line);
      },
      interrupted: () => false,
      close: () => undefined,
    },
    language: 'en',
    common,
    style: styleFor(false),
    names: ['Tīrō', 'Ada'],
    out: (line) => printed.push(line),
    rejection: (code) => code,
    pause: async () => Promise.resolve(),
    finished: async () => Promise.resolve(),
  };
  await playMatches(playing, genericTerminal(pebbles, said).sit(playing));
  localServer.close();
  return printed.join('\n');
}

describe('a game without a terminal of its own', () => {
  it('shows its view and its actions, tells what happens, and plays an action by its number', async () => {
    expect(await played(['2', '1', 'q'])).toMatchInlineSnapshot(`
      "
      New round. You begin.

        Mover        Tīrō
        On the heap  4
        Taken by seat
          Tīrō       0
          Ada        0

        1  Take 1
        2  Take 2
        h help · q quit
      Your turn › 2
      You take 2.
      Ada takes 1.

        Mover        Tīrō
        On the heap  1
        Taken by seat
          Tīrō       2
          Ada        1

        1  Take 1
        h help · q quit
      Your turn › 1
      You take 1.

        Mover        Ada
        On the heap  0
        Taken by seat
          Tīrō       3
          Ada        1

      Ranking
        Place 1  Tīrō  3 points
        Place 2  Ada   1 point

      The next round? (Enter go on · q quit) › q
      Goodbye!"
    `);
  });

  it('says what cannot be understood, and helps', async () => {
    const text = await played(['7', 'h', '', 'q']);
    expect(text).toContain('"7" I do not understand');
    expect(text).toContain('  Pebbles\n    Take one or two.\n    The last one wins.');
    expect(text.split('On the heap').length - 1).toBe(2);
  });

  it('is played even without messages', async () => {
    const text = await played(['1', 'q'], plainMessages('pebbles'));
    expect(text).toContain('  1  {"take":1}\n  2  {"take":2}');
    expect(text).toContain('{"type":"took","seat":0,"count":1}');
    expect(text).toMatch(/^ {2}Heap +4$/mu);
  });
});
