export { type Campaign, type Outcome, wage } from './campaign.ts';
export type { Plan } from './honest.ts';
export type { Subject } from './messages.ts';
