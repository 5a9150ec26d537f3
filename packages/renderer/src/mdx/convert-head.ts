import type { RootContent } from 'mdast'
import { attributesOf } from '../markdown/attributes-of.js'
import { toProperties } from './jsx-element.js'
import type { MdxJsx } from './mdx-nodes.js'
import type { MdxScope } from './mdx-scope.js'
import { textOfJsx } from './text-of-jsx.js'

const HEAD_TAGS: ReadonlySet<string> = new Set([
  'base',
  'html',
  'body',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'title',
])
/** What a page may add: all else would load other code, or is the layout's. */
const ALLOWED: ReadonlySet<string> = new Set(['link', 'meta', 'title'])

/** Takes what stands in `<Head>` to the page's head. */
export function convertHead(node: MdxJsx, mdx: MdxScope): RootContent[] {
  takeElements(node.children, mdx)
  return []
}

function takeElements(nodes: readonly RootContent[], mdx: MdxScope): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') takeElements(node.children, mdx)
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue
    const { name } = node
    if (name === null) takeElements(node.children, mdx)
    else if (ALLOWED.has(name)) {
      const properties = toProperties(mdx.attributesOf(node), () => {})
      const attributes = attributesOf(properties)
      mdx.scope.compilation.headElements.push({ tagName: name, attributes, text: textOfJsx(node, mdx) })
    } else reportRefused(node, name, mdx)
  }
}

function reportRefused(node: MdxJsx, name: string, { scope }: MdxScope): void {
  scope.report(node, {
    code: 'head-element',
    message: `<${name}> in the head of a page is left out`,
    hint: HEAD_TAGS.has(name)
      ? 'A page may add <title>, <meta> and <link>; scripts and styles belong into the config'
      : 'Only <title>, <meta> and <link> stand in a head',
    length: name.length + 1,
  })
}
