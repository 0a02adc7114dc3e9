export { loadMessages as loadReminderMessages } from './keys.gen.ts';
