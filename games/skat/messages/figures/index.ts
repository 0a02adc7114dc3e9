export {
  loadMessages as loadFigureMessages,
  type MessageTranslator as FigureTranslator,
} from './keys.gen.ts';
