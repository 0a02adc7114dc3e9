export { openEvents } from './server/index.ts';
export * from './protocol.ts';
export * from './types.ts';
export { type EventView, eventViewSchema } from './view.ts';
