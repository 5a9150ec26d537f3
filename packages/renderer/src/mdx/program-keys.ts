import type { MdxAttribute, MdxExpression, MdxJsx } from './mdx-nodes.js'

/** The code of an attribute, if it has any. */
export function codeOf(attribute: MdxAttribute): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value
  return typeof attribute.value === 'object' ? attribute.value?.value : undefined
}

/** Key of an expression in the MDX module. */
export function expressionKey({ position }: MdxExpression): string {
  return `e${position?.start.offset ?? 0}`
}

/** Key of an element's component in the MDX module. */
export function componentKey({ position }: MdxJsx): string {
  return `c${position?.start.offset ?? 0}`
}

/** Key of an element's attribute in the MDX module. */
export function attributeKey({ position }: MdxJsx, index: number): string {
  return `a${position?.start.offset ?? 0}_${index}`
}
