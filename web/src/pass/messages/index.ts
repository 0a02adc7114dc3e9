export { loadMessages as loadPassMessages, type Messages } from './keys.gen.ts';
