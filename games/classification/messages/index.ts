export { loadMessages, type MessageTranslator as ClassificationTranslator } from './keys.gen.ts';
