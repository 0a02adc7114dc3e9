export {
  loadMessages as loadCliMessages,
  type Messages,
  type MessageTranslator as CliTranslator,
} from './keys.gen.ts';
