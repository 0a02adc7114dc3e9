export * from './chance.ts';
export * from './contract.ts';
export * from './defined.ts';
export * from './random.ts';
export * from './result.ts';
export * from './erase.ts';
export * from './play-round.ts';
export type * from './manifest.ts';
export type * from './messages.ts';
