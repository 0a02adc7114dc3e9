export { loadMessages as loadAdminMessages, type Messages } from './keys.gen.ts';
