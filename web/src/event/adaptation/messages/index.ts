export { loadMessages as loadAdaptationMessages, type Messages } from './keys.gen.ts';
