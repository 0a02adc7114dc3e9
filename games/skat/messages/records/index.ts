export {
  loadMessages as loadRecordMessages,
  type MessageTranslator as RecordTranslator,
} from './keys.gen.ts';
