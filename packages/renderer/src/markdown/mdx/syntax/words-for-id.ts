import type { Heading, RootContent } from 'mdast'
import { textOfValue } from '../convert/jsx-element.js'
import type { MdxScope } from '../mdx-scope.js'

/**
 * The words of a heading as written, from which Docusaurus derives its id: an expression contributes its code, a
 * component nothing. So links to it work whatever the expression returns. `undefined` if the heading contains neither.
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
