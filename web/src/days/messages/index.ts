export { loadMessages as loadDayMessages, type Messages } from './keys.gen.ts';
