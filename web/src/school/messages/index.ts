export { loadMessages as loadSchoolMessages, type Messages } from './keys.gen.ts';
