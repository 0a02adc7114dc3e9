export { byUrgency } from './by-urgency.ts';
export { checkRecord, type Finding } from './proof/check-record.ts';
export {
  type Connect,
  type Connection,
  type ConnectionEvents,
  webSocket,
} from './connection/connection.ts';
export { messagePort, type Port, servePort } from './connection/port.ts';
export { timeLeft } from './time-left.ts';
export { openSession } from './session.ts';
export type {
  After,
  ClientCode,
  Credentials,
  CredentialStorage,
  CommitmentStorage,
  NewSeat,
  NewTable,
  OpenTable,
  PublicEntry,
  SeenCommitment,
  Session,
  SessionOptions,
  Status,
  TableSnapshot,
} from './types.ts';
