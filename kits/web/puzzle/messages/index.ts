export { loadMessages as loadPuzzleMessages } from './keys.gen.ts';
