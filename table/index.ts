export * from './due.ts';
export { afterEntry, born, evolve, replay } from './evolve.ts';
export { MOST_TABLES } from './desk.ts';
export { type Connection, type Hub, type May, openHub } from './hub.ts';
export { memoryStore } from './memory.ts';
export * from './names.ts';
export * from './ports.ts';
export * from './protocol.ts';
export * from './record.ts';
export { openRoom, type Room } from './room.ts';
export type { Request, Surroundings } from './decision.ts';
export * from './table.ts';
export * from './types.ts';
export { type Flaw, verify, viewAtEnd } from './verify.ts';
export {
  entryFor,
  type TableView,
  tableViewSchema,
  viewerOf,
  viewFor,
  viewOf,
} from './view.ts';
