export * from './rounds/deadlines.ts';
export { afterEntry, initialState, replay } from './model/evolve.ts';
export { MAX_TABLES } from './server/limits.ts';
export type { Quota, Send } from './server/connection.ts';
export { type Presence, type RemotePresence, remotePresence } from './server/views/presence.ts';
export type { EventLayer, EventHost } from './server/event-host.ts';
export type { EventName } from './protocol/messages.ts';
export {
  codeFrom,
  newCode,
  type Connection,
  hashOf,
  type MessageOf,
  sendRejection,
} from './server/connection.ts';
export {
  type Held,
  isStillThere,
  openRegistry,
  pollHeads,
  type Registry,
} from './server/registry.ts';
export { removeWhole } from './server/tables/remove.ts';
export { Mailbox } from './actor/mailbox.ts';
export { Scheduler } from './actor/scheduler.ts';
export { TableClock } from './actor/table-clock.ts';
export type { ConnectionHandle } from './server/connection-handle.ts';
export {
  openTableServer,
  type TableServer,
  type WatchedTable,
} from './server/table-server.ts';
export type { Turn } from './server/requests/turns.ts';
export { memoryStore } from './memory.ts';
export type { DirectorCommand, Seated } from './model/direction.ts';
export { eventsText, pageStart, sizeOf, storedEntry } from './record/entry-text.ts';
export {
  actionsOf,
  type FinishedRound,
  finishedRound,
  finishedRoundSchema,
  type SeenAction,
  viewAtEnd,
} from './record/finished-round.ts';
export * from './model/limits.ts';
export { isWaiting, seatedNames } from './seats/membership.ts';
export * from './seats/names.ts';
export { decideApart, decideSlowly, isSlow, openTable, type SlowJob } from './model/slow.ts';
export { SNAPSHOT_EVERY, snapshotOf, tableFrom } from './record/snapshot.ts';
export * from './ports.ts';
export * from './protocol/messages.ts';
export type { Contacts } from './protocol/contact.ts';
export { type OpenTableEntry, openTableSchema } from './protocol/open-table.ts';
export * from './record/record.ts';
export { type RecordScore, scoresOfRecord } from './record/record-scores.ts';
export { type RecordedRound, recordedRounds } from './record/reported-rounds.ts';
export {
  FIRST_ROUND,
  indexOf,
  type RoundNumber,
  roundNumber,
  roundNumberSchema,
} from './rounds/round-number.ts';
export { botSeed, dealSecret } from './rounds/seed.ts';
export { startTableActor, type TableActor } from './actor/table-actor.ts';
export type { Context, DecidedEvents, Decision, Request } from './model/decision.ts';
export * from './model/table.ts';
export * from './model/types.ts';
export * from './record/upgrade.ts';
export { type Flaw, verify } from './record/verify.ts';
export {
  entryFor,
  type TableView,
  tableViewSchema,
  viewerOf,
  viewFor,
  viewOf,
} from './model/view.ts';
export { ID_CHARS } from './server/requests/read-message.ts';
export { isTooComplex } from './protocol/too-complex.ts';
