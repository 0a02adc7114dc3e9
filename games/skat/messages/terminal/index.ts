export {
  loadMessages as loadTerminalMessages,
  type MessageTranslator as TerminalTranslator,
} from './keys.gen.ts';
