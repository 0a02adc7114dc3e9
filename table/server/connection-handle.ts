import { reject } from '@lusoria/core';
import { Mailbox } from '../actor/mailbox.ts';
import { DamagedLog, type Ports, Undecided } from '../ports.ts';
import type { ServerCode } from '../protocol/messages.ts';
import { type Connection, sendRejection } from './connection.ts';
import { failureCode, idIn } from './requests/read-message.ts';
import type { Route } from './requests/router.ts';

/** The server's end of one client's connection. */
export interface ConnectionHandle {
  /**
   * Takes a raw message. Responses are sent in the order of the messages.
   *
   * @param since when it came in, by the `ticks` of the ports; absent: now.
   */
  receive(text: string, since?: number): void;
  /** Answers a message that was not let in: there were too many, or it is too large. */
  refuse(text: string, code: 'too-fast' | 'too-large'): void;
  /** Resolves when all messages so far are answered. */
  settled(): Promise<void>;
  close(): void;
}

/** What the handles of all connections share. */
export interface HandleContext {
  readonly ports: Ports;
  readonly route: Route;
  /** Called with what fails besides. */
  readonly failed: (error: unknown) => void;
  /** Called when a connection is gone. */
  closed(connection: Connection): void;
}

/** Processes a connection's messages one after another. */
export function openHandle(connection: Connection, context: HandleContext): ConnectionHandle {
  return new Handle(connection, context);
}

/** A class, as there are thousands: its methods take no memory for each. */
class Handle implements ConnectionHandle {
  readonly #connection: Connection;
  readonly #context: HandleContext;
  readonly #mailbox: Mailbox;

  constructor(connection: Connection, context: HandleContext) {
    this.#connection = connection;
    this.#context = context;
    this.#mailbox = new Mailbox(context.failed);
  }

  receive(text: string, since?: number): void {
    this.#enqueue(text, () => this.#context.route(this.#connection, text, since));
  }

  refuse(text: string, code: 'too-fast' | 'too-large'): void {
    this.#enqueue(text, () => this.#reject(text, code));
  }

  async settled(): Promise<void> {
    return this.#mailbox.settled();
  }

  close(): void {
    this.#context.closed(this.#connection);
  }

  #enqueue(text: string, task: () => Promise<void> | void): void {
    this.#mailbox.enqueue(task, (error) =>
      // With the id of the request, or the client would wait for the response for ever.
      this.#reject(text, codeOf(error, text)),
    );
  }

  #reject(text: string, code: string): void {
    sendRejection(this.#context.ports, this.#connection, idIn(text), reject(code));
  }
}

/** What is said of a message whose handling failed. What was not decided was not stored either. */
function codeOf(error: unknown, text: string): ServerCode {
  if (error instanceof DamagedLog) return 'damaged';
  return error instanceof Undecided ? 'try-again' : failureCode(text);
}
