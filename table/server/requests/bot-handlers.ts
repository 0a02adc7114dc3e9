import { reject } from '@lusoria/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { cleaned, NAME_LENGTH } from '../../seats/names.ts';
import { deviceOf, type Ports, type StoredPerson } from '../../ports.ts';
import { BOT_TOKEN, MAX_BOTS } from '../../protocol/messages.ts';
import { type Connection, hashOf, type MessageOf, sendRejection } from '../connection.ts';

/** Handlers for bots of people: programs with tokens of their own. */
export interface BotHandlers {
  create(
    connection: Connection,
    owner: StoredPerson,
    message: MessageOf<'create-bot'>,
  ): Promise<void>;
  list(connection: Connection, owner: StoredPerson, message: MessageOf<'bots'>): Promise<void>;
  remove(
    connection: Connection,
    owner: StoredPerson,
    message: MessageOf<'remove-bot'>,
  ): Promise<void>;
}

/** @param erase erases a person, whose connections lose their identity from then on */
export function botHandlers(ports: Ports, erase: (person: string) => Promise<void>): BotHandlers {
  const { store } = ports;
  return {
    async create(connection, owner, { id, name: wanted }) {
      const refuse = (...rejection: Parameters<typeof reject>): void =>
        sendRejection(ports, connection, id, reject(...rejection));
      const name = cleaned(wanted, NAME_LENGTH);
      if (name === '') return refuse('bad-name');
      const bots = await store.botsOf(owner.id);
      // Derived from the message's id: a repeated message finds the bot it has made.
      const bot = `p${hashOf(`bot ${owner.id} ${id}`).slice(0, 16)}`;
      const token = `${BOT_TOKEN}${bytesToHex(ports.randomBytes(24))}`;
      if (bots.some((one) => one.id === bot)) {
        // The earlier token never arrived, or the client would not ask again.
        await store.addToken(bot, hashOf(token), ports.now());
        await store.removeTokens(bot, { kind: 'others', device: deviceOf(hashOf(token)) });
      } else {
        if (bots.length >= MAX_BOTS) return refuse('too-many-bots', { most: MAX_BOTS });
        if (!connection.quota('person')) return refuse('too-fast');
        await store.addBot({ id: bot, name }, owner.id, hashOf(token), ports.now());
      }
      connection.send({ t: 'bot', id, bot, token });
    },
    async list(connection, owner, { id }) {
      const all = await store.botsOf(owner.id);
      const bots = all.map(({ id: bot, ...one }) => ({ bot, ...one }));
      connection.send({ t: 'bots', id, bots });
    },
    async remove(connection, owner, { id, bot }) {
      // When a client asks again, because the answer was lost, the bot is already gone.
      const isOwn = (await store.botsOf(owner.id)).some((one) => one.id === bot);
      if (isOwn) await erase(bot);
      connection.send({ t: 'done', id, seq: null });
    },
  };
}
