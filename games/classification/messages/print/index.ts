export {
  loadMessages as loadPrintMessages,
  type MessageTranslator as ClassificationPrintTranslator,
} from './keys.gen.ts';
