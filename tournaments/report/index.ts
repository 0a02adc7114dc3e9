export * from './cells.ts';
export * from './event-report.ts';
