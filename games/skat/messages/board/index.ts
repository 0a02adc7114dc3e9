export { loadMessages as loadBoardMessages } from './keys.gen.ts';
