import type { GameMessages } from './messages.ts';

/** Names for bots where the game has none. */
const NAMES = Array.from({ length: 9 }, (_, i) => `Bot ${i + 1}`);

/** What is said of a game that has no messages: names stand for themselves, data is shown as it is. */
export function plainMessages(id: string): GameMessages {
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
