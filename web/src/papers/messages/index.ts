export { loadMessages as loadPapersMessages, type Messages } from './keys.gen.ts';
