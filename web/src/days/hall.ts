export { showOnIcon, titleWith } from './badge.ts';
export { byUrgency } from './by-urgency.ts';
