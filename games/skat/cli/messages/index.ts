export {
  loadMessages as loadSkatCommandMessages,
  type MessageTranslator as SkatCommandTranslator,
} from './keys.gen.ts';
