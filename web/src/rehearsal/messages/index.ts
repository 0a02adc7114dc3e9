export { loadMessages as loadRehearsalMessages, type Messages } from './keys.gen.ts';
