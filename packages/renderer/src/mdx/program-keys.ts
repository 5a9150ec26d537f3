import type { MdxAttribute, MdxExpression, MdxJsx } from './mdx-nodes.js'

/** The code of an attribute, where it has some. */
export function codeOf(attribute: MdxAttribute): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value
  return typeof attribute.value === 'object' ? attribute.value?.value : undefined
}

/** Under which name the program answers an expression. */
export function expressionKey({ position }: MdxExpression): string {
  return `e${position?.start.offset ?? 0}`
}

/** Under which name the program answers the component of an element. */
export function componentKey({ position }: MdxJsx): string {
  return `c${position?.start.offset ?? 0}`
}

/** Under which name the program answers an attribute of an element. */
export function attributeKey({ position }: MdxJsx, index: number): string {
  return `a${position?.start.offset ?? 0}_${index}`
}
