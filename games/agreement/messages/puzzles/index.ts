export {
  loadMessages as loadPuzzleMessages,
  type MessageTranslator as PuzzleTranslator,
} from './keys.gen.ts';
