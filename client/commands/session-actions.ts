import { accepted, refused, reject, type Result } from '@lusoria/core';
import type { GameRecord } from '@lusoria/table';
import { FIRST_ROUND } from '@lusoria/table/round-number';
import type { Handshake } from '../connection/handshake.ts';
import type { Patience, RequestMessage, ResponseMessage } from './messages.ts';
import { codeOf, type Requests, type Settle, tableOf } from './requests.ts';
import type { Subscriptions } from '../tables/subscriptions.ts';
import type { OpenTable, Session } from '../types.ts';

export interface ActionsContext {
  readonly requests: Requests;
  readonly subscriptions: Subscriptions;
  readonly handshake: Handshake;
  changed(): void;
  becomeNew(): void;
}

type Action =
  | 'rename'
  | 'create'
  | 'open'
  | 'tables'
  | 'createTransferCode'
  | 'redeemTransferCode'
  | 'devices'
  | 'revoke'
  | 'createBot'
  | 'bots'
  | 'removeBot'
  | 'request'
  | 'erase'
  | 'record';

export function sessionActions(context: ActionsContext): Pick<Session, Action> {
  const { requests, subscriptions, handshake, changed, becomeNew } = context;

  /** Sends a request, and extracts the result from its response. */
  const request = async <T>(
    message: RequestMessage,
    valueOf: (response: ResponseMessage) => T | null,
    patience?: Patience,
  ): Promise<Result<T>> =>
    new Promise((resolve) => {
      const settle: Settle = (result) => {
        if (!result.ok) return resolve(result);
        const value = valueOf(result.value);
        resolve(value === null ? refused(reject('unreadable')) : accepted(value));
      };
      requests.send(message, settle, patience);
    });

  return {
    async rename(name) {
      const result = await request({ t: 'rename', name }, () => true);
      if (!result.ok) return result;
      handshake.renamed(name);
      changed();
      return accepted(null);
    },
    create: async ({ game, options, settings, seats }) =>
      request({ t: 'create', game, options, settings, seats: [...seats] }, tableOf),
    open: async (idOrCode) =>
      new Promise<Result<OpenTable>>((resolve) => subscriptions.open(idOrCode, resolve)),
    tables: async () =>
      request({ t: 'tables' }, (response) => (response.t === 'tables' ? response.tables : null)),
    createTransferCode: async () => request({ t: 'create-transfer-code' }, codeOf),
    async redeemTransferCode(code) {
      const before = handshake.transfers();
      const result = await request({ t: 'redeem-transfer-code', code }, () => true);
      // The response may be lost with the connection after the code was redeemed, which works only
      // once.
      return result.ok || handshake.transfers() > before ? accepted(null) : result;
    },
    devices: async () =>
      request({ t: 'devices' }, (response) => (response.t === 'devices' ? response.devices : null)),
    async revoke(device) {
      const result = await request({ t: 'revoke', device }, () => true);
      return result.ok ? accepted(null) : result;
    },
    createBot: async (name) =>
      request({ t: 'create-bot', name }, (response) =>
        response.t === 'bot' ? response.token : null,
      ),
    bots: async () =>
      request({ t: 'bots' }, (response) => (response.t === 'bots' ? response.bots : null)),
    async removeBot(bot) {
      const result = await request({ t: 'remove-bot', bot }, () => true);
      return result.ok ? accepted(null) : result;
    },
    request: async (message, patience) => request(message, (response) => response, patience),
    async erase() {
      const result = await request({ t: 'erase' }, () => true);
      if (!result.ok) return result;
      becomeNew();
      return accepted(null);
    },
    async record(table) {
      const rounds: GameRecord['rounds'][number][] = [];
      let from = FIRST_ROUND;
      for (;;) {
        const page = await request({ t: 'export', table, from }, (response) =>
          response.t === 'record' ? response : null,
        );
        if (!page.ok) return page;
        const { record, next } = page.value;
        rounds.push(...record.rounds);
        if (next === undefined) return accepted({ ...record, rounds });
        from = next;
      }
    },
  };
}
