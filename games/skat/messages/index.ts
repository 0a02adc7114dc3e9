export {
  loadMessages as loadSkatMessages,
  type MessageTranslator as SkatTranslator,
} from './keys.gen.ts';
