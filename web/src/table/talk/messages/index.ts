export { loadMessages as loadTalkMessages } from './keys.gen.ts';
