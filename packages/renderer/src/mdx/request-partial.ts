import type { RootContent } from 'mdast'
import { requestFile } from '../markdown/include/request-include.js'
import type { MdxJsx } from './mdx-nodes.js'
import { GivenContent, type MdxScope } from './mdx-scope.js'

/** Inserts an imported file where it is used as a component; its headings become the page's. */
export function requestPartial(
  href: string,
  node: MdxJsx,
  { scope, outline, attributesOf, convert }: MdxScope,
): RootContent[] {
  const props = attributesOf(node)
  if (node.children.length > 0) props['children'] = new GivenContent(convert(node.children))
  const place = outline.importOf(node.name ?? '')
  return [...requestFile(href, node, scope, { props, ...(place && { place }) })]
}
