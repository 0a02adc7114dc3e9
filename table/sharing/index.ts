export * from './lines.ts';
export * from './own-share.ts';
export * from './read.ts';
export * from './shared-round.ts';
