export { loadMessages as loadQuestionMessages, type Messages } from './keys.gen.ts';
