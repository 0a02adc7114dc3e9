export { loadMessages as loadDeckMessages } from './keys.gen.ts';
