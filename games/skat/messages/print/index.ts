export {
  loadMessages as loadPrintMessages,
  type MessageTranslator as SkatPrintTranslator,
} from './keys.gen.ts';
