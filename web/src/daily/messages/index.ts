export { loadMessages as loadDailyMessages, type Messages } from './keys.gen.ts';
