export { loadMessages as loadHintMessages } from './keys.gen.ts';
