export { loadMessages as loadOpenMessages, type Messages } from './keys.gen.ts';
