export { loadMessages as loadDecksMessages } from './keys.gen.ts';
