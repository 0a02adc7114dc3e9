export { loadMessages as loadEventMessages, type Messages } from './keys.gen.ts';
