export { checkRecord, type Finding } from './check.ts';
export type { Remembered } from './entropy.ts';
export { type Connect, type Line, type LineEvents, webSocket } from './line.ts';
export { messagePort, type Port, servePort } from './port.ts';
export { openSession } from './session.ts';
export type {
  After,
  ClientCode,
  Credentials,
  Keep,
  Memory,
  NewSeat,
  NewTable,
  OpenTable,
  PublicEntry,
  Session,
  SessionOptions,
  Status,
  TableSnapshot,
} from './types.ts';
