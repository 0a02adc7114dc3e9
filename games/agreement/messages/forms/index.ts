export {
  loadMessages as loadFormsMessages,
  type MessageTranslator as FormsTranslator,
} from './keys.gen.ts';
