export { loadMessages as loadBotMessages, type Messages } from './keys.gen.ts';
