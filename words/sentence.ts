export { la, type Part, type Sentence, say, textOf } from '@lusoria/i18n';
