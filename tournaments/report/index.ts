export * from './cells.ts';
export * from './event-report.ts';
export type { TableList } from './lists.ts';
export * from './parts.ts';
export * from './weeks.ts';
