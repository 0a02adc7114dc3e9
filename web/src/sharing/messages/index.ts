export { loadMessages as loadSharingMessages, type Messages } from './keys.gen.ts';
