export { dailyOf, type Day, dayOf, streakOf } from './daily.ts';
export * from './progress.ts';
