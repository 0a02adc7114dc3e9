import { accepted, refused, type Rejection, reject, type Result } from '@lusoria/core';
import { cleaned, NAME_LENGTH } from '@lusoria/table/names';
import { PROTOCOL, type ServerMessage } from '@lusoria/table/protocol';
import { serverClock } from './server-clock.ts';
import { hex, openEntropy } from './commitments.ts';
import { openReconnector } from './reconnector.ts';
import { onReturn } from './network.ts';
import { safely } from './safely.ts';
import { read } from './read-message.ts';
import { type Answer, codeOf, openRequests, type Question, tableOf } from './requests.ts';
import { openSubscriptions } from './subscriptions.ts';
import type { OpenTable, Session, SessionOptions, Status } from './types.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** Opens a session with a house. It connects at once and keeps at it until it is closed. */
export function openSession({
  connect,
  credentials,
  commitments = { load: () => [], save: () => undefined },
  name = '',
  random = (count) => crypto.getRandomValues(new Uint8Array(count)),
  after = (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  clock = () => Date.now(),
  notice = () => undefined,
}: SessionOptions): Session {
  let status: Status = 'connecting';
  let me: ReturnType<Session['me']> = null;
  let token = credentials.load()?.token ?? null;
  /** How we are called when we are new. */
  let newName = name;
  // Whether the house has said on the present line who we are.
  let greeted = false;
  // How often we have become somebody else on a line that was greeted already.
  let claims = 0;
  let asked = 0;
  const listeners = new Set<{ readonly call: () => void }>();

  const ours = hex(random(8));
  const chance = (): number => (random(1)[0] ?? 0) / 255;
  const time = serverClock(clock);

  const tell = (): void => safely([...listeners].map(({ call }) => call));

  const note = (rejection: Rejection): void => safely([() => notice(rejection)]);

  const become = (next: Status): void => {
    if (status === next) return;
    status = next;
    tell();
  };

  const say = (message: object): void => link.send(JSON.stringify(message));

  const hello = (): void => {
    time.reset();
    time.requested();
    const called = token === null ? cleaned(newName, NAME_LENGTH) : null;
    say({ t: 'hello', v: PROTOCOL, token, name: called });
  };

  const lost = (): void => {
    greeted = false;
    requests.suspend();
    tables.suspend();
    become('reconnecting');
  };

  const received = (text: string): void => {
    const came = read(text);
    switch (came.kind) {
      case 'message':
        return handle(came.message);
      case 'other-version':
        return giveUp();
      case 'unreadable':
        note(reject('unreadable', { path: came.path }));
        return link.drop();
    }
  };

  const handle = (message: ServerMessage): void => {
    switch (message.t) {
      case 'welcome':
        return welcome(message);
      case 'refused':
        return refusal(message);
      case 'done':
      case 'tables':
      case 'record':
        return requests.answered(message);
      case 'table':
        time.observed(message.now);
        return tables.get(message.table)?.table(message);
      case 'presence':
        return tables.get(message.table)?.present(message.people, message.watching);
      case 'note':
        return tables.get(message.table)?.noted(message.text);
      case 'gone':
        return tables.drop(message.table, reject(message.code));
      case 'pong':
        return time.responded(message.now);
    }
  };

  const welcome = (message: Of<'welcome'>): void => {
    const first = !greeted;
    greeted = true;
    me = { person: message.person, name: message.name };
    if (message.token !== null && message.token !== token) {
      const issued = { token: message.token };
      token = message.token;
      if (!first) claims += 1;
      safely([() => credentials.save(issued)]);
    }
    if (first) {
      time.responded(message.now);
      link.greeted();
      requests.resume();
    }
    tables.resume();
    status = 'online';
    tell();
  };

  const refusal = ({ id, code, params }: Of<'refused'>): void => {
    const rejection = reject(code, params);
    if (!greeted) return notGreeted(rejection);
    // The house has forgotten who is on this line.
    if (code === 'hello-first') return link.drop();
    // On another line of ours what is ours was deleted.
    if (code === 'unknown-token') {
      note(rejection);
      return becomeNew();
    }
    if (!requests.refused(id, rejection)) note(rejection);
  };

  /** Who we were is known no more. */
  const becomeNew = (): void => {
    token = null;
    // A name that was deleted is not said again.
    newName = '';
    safely([() => credentials.clear()]);
    link.drop();
  };

  const notGreeted = (rejection: Rejection): void => {
    const path = rejection.code === 'bad-message' ? rejection.params['path'] : null;
    if (path === 'v') return giveUp();
    if (rejection.code === 'unknown-token' || path === 'token') {
      if (token === null) return;
      token = null;
      safely([() => credentials.clear()]);
      note(reject('unknown-token'));
      return hello();
    }
    note(rejection);
    link.drop();
  };

  const giveUp = (): void => {
    end(reject('other-version'));
    become('refused');
  };

  const end = (rejection: Rejection): void => {
    greeted = false;
    stopWaiting();
    link.close();
    requests.close(rejection);
    tables.close(rejection);
  };

  /** Asks, and takes from the answer what was asked for. */
  const ask = async <T>(
    question: Question,
    use: (answer: Answer) => T | null,
  ): Promise<Result<T>> =>
    new Promise((resolve) => {
      requests.ask(question, (result) => {
        if (!result.ok) return resolve(result);
        const value = use(result.value);
        resolve(value === null ? refused(reject('unreadable')) : accepted(value));
      });
    });

  const requests = openRequests({
    send: (text) => link.send(text),
    after,
    chance,
    newId: () => `${ours}-${(asked += 1)}`,
    stuck: () => link.drop(),
  });
  const tables = openSubscriptions({
    requests,
    entropy: openEntropy({ random, memory: commitments }),
    after,
    shut: (table) => say({ t: 'close', table }),
    broken: () => link.drop(),
  });
  const link = openReconnector({
    connect,
    after,
    chance,
    opened: hello,
    received,
    lost,
    ping() {
      time.requested();
      say({ t: 'ping' });
    },
  });
  const stopWaiting = onReturn(() => link.hurry());

  return {
    status: () => status,
    me: () => me,
    subscribe(call) {
      const listener = { call };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: time.now,
    async rename(raw) {
      const result = await ask({ t: 'rename', name: raw }, () => true);
      if (!result.ok) return result;
      if (me) me = { ...me, name: cleaned(raw, NAME_LENGTH) };
      tell();
      return accepted(null);
    },
    create: async ({ game, options, settings, seats }) =>
      ask({ t: 'create', game, options, settings, seats: [...seats] }, tableOf),
    open: async (idOrCode) =>
      new Promise<Result<OpenTable>>((resolve) => tables.open(idOrCode, resolve)),
    tables: async () =>
      ask({ t: 'tables' }, (answer) => (answer.t === 'tables' ? answer.tables : null)),
    createTransferCode: async () => ask({ t: 'create-transfer-code' }, codeOf),
    async redeemTransferCode(code) {
      const before = claims;
      const result = await ask({ t: 'redeem-transfer-code', code }, () => true);
      // The answer may be lost with the line after the code has done its work, which it does once.
      return result.ok || claims > before ? accepted(null) : result;
    },
    async erase() {
      const result = await ask({ t: 'erase' }, () => true);
      if (!result.ok) return result;
      becomeNew();
      return accepted(null);
    },
    record: async (table) =>
      ask({ t: 'export', table }, (answer) => (answer.t === 'record' ? answer.record : null)),
    commitments: (table) => tables.remembered(table),
    close: () => end(reject('closed')),
  };
}
