export * from './cards.ts';
export * from './contract.ts';
export { settle } from './score.ts';
export * from './types.ts';
