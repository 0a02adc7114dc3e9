import type {
  Expression,
  InlineExpression,
  Message,
  Pattern,
  Placeable,
  Term,
} from '@fluent/syntax';

/** Placeholder for a parameter: no word of any language, and no name of a bot. */
const VALUE = 'Zoe';

/**
 * Every text that a message can produce: each variant once. Parameters are `Zoe`.
 *
 * @param all the messages and terms of its file
 */
export function textsOf(
  { value }: Message | Term,
  all: readonly (Message | Term)[],
): readonly string[] {
  const ofPattern = ({ elements }: Pattern): readonly string[] =>
    elements.reduce<readonly string[]>(
      (texts, element) => {
        const next = element.type === 'TextElement' ? [element.value] : ofPlaceable(element);
        return texts.flatMap((text) => next.map((each) => text + each));
      },
      [''],
    );
  const ofPlaceable = ({ expression }: Placeable): readonly string[] => ofExpression(expression);

  function ofExpression(expression: Expression | Placeable): readonly string[] {
    if (expression.type === 'Placeable') return ofPlaceable(expression);
    if (expression.type !== 'SelectExpression') return ofInline(expression);
    return expression.variants.flatMap((variant) => ofPattern(variant.value));
  }

  function ofInline(expression: InlineExpression): readonly string[] {
    switch (expression.type) {
      case 'StringLiteral':
      case 'NumberLiteral':
        return [String(expression.parse().value)];
      case 'MessageReference':
      case 'TermReference':
        return ofEntry(expression.id.name);
      case 'FunctionReference':
        return expression.arguments.positional.flatMap(ofExpression);
      default:
        return [VALUE];
    }
  }

  function ofEntry(name: string): readonly string[] {
    const entry = all.find(({ id }) => id.name === name);
    return entry ? textsOf(entry, all) : [];
  }

  return value ? ofPattern(value) : [];
}
