export * from './deadlines.ts';
export { afterEntry, born, evolve, replay } from './evolve.ts';
export { MAX_TABLES } from './server/table-handlers.ts';
export type { Quota, Send } from './server/connection.ts';
export type { EventLayer, AboveContext } from './server/event-layer.ts';
export {
  codeFrom,
  type Connection,
  hashOf,
  type MessageOf,
  sendRejection,
} from './server/connection.ts';
export { type Held, openRegistry, pollHeads, type Registry } from './server/registry.ts';
export { removeWhole } from './server/remove.ts';
export { createMailbox, type Mailbox } from './mailbox.ts';
export { createScheduler } from './actor/scheduler.ts';
export { createTableClock } from './actor/table-clock.ts';
export {
  type ConnectionHandle,
  openTableServer,
  type TableServer,
  type WatchedTable,
} from './server/table-server.ts';
export { memoryStore } from './memory.ts';
export type { DirectorCommand, Seated } from './direction.ts';
export { eventsText, pageStart, sizeOf, storedEntry } from './entry-text.ts';
export {
  actionsOf,
  type FinishedRound,
  finishedRound,
  finishedRoundSchema,
  type SeenAction,
  viewAtEnd,
} from './finished-round.ts';
export * from './limits.ts';
export { isListed } from './membership.ts';
export * from './names.ts';
export { decideSlowly, type SlowJob } from './slow.ts';
export { SNAPSHOT_EVERY, snapshotOf, tableFrom } from './snapshot.ts';
export * from './ports.ts';
export * from './protocol.ts';
export * from './record.ts';
export {
  FIRST_ROUND,
  indexOf,
  type RoundNumber,
  roundNumber,
  roundNumberSchema,
} from './round-number.ts';
export { startTableActor, type TableActor } from './actor/table-actor.ts';
export type { Context, Decision, Request } from './decision.ts';
export * from './table.ts';
export * from './types.ts';
export * from './upgrade.ts';
export { type Flaw, verify } from './verify.ts';
export {
  entryFor,
  type TableView,
  tableViewSchema,
  viewerOf,
  viewFor,
  viewOf,
} from './view.ts';
export { ID_CHARS, isTooComplex } from './server/read-message.ts';
