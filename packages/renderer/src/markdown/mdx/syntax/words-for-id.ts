import type { Heading, RootContent } from 'mdast'
import { textOfValue } from '../../html/jsx-element.js'
import type { MdxScope } from '../mdx-scope.js'

/**
 * The words of a heading as written, from which Docusaurus derives its id. An expression contributes its code, or the
 * value of a literal. A JSX element contributes only its children. So links to the heading work whatever an expression
 * returns. `undefined` if the heading contains no JSX, and no expressions except literals.
 */
export function wordsForId(heading: Heading, mdx: MdxScope): string | undefined {
  let isPlain = true
  const words = wordsOf(heading.children)
  return isPlain ? undefined : words

  function wordsOf(nodes: readonly RootContent[]): string {
    return nodes.map(wordOf).join('')
  }

  function wordOf(node: RootContent): string {
    if (node.type === 'mdxTextExpression') {
      const literal = mdx.outline.literalOf(node.value)
      if (literal) return textOfValue(literal.value)
      isPlain = false
      return node.value
    }
    if (node.type === 'mdxJsxTextElement') isPlain = false
    if (node.type === 'image') return node.alt ?? ''
    return 'value' in node ? node.value : 'children' in node ? wordsOf(node.children) : ''
  }
}
