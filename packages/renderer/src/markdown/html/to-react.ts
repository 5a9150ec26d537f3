import type { Element, Properties, Root } from 'hast'
import { raw } from 'hast-util-raw'
import type { ReactElement, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import { unified } from 'unified'

type WithChildren<Children> = ReactElement<{ readonly children?: Children }>

const processor = unified().use(rehypeReact, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }).freeze()

/** Represents U+0000, which HTML parsers remove: a noncharacter, so no source contains it. */
const NUL = '\uFDE3'

/** Converts properties of the HTML tree to props under React's names. */
export function toReactProps(properties: Properties): Readonly<Record<string, unknown>> {
  const link: Element = { type: 'element', tagName: 'a', properties, children: [] }
  const root: WithChildren<ReactElement<Record<string, unknown>>> = processor.stringify({
    type: 'root',
    children: [link],
  })
  return root.props.children?.props ?? {}
}

/** Converts HTML to React elements, which may contain markers in texts and attributes. */
export function htmlToReact(html: string): ReactNode {
  // A root stays a root.
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html.replaceAll('\u0000', NUL) }] })
  restoreMarkers(tree)
  const root: WithChildren<ReactNode> = processor.stringify(tree as Root)
  return root.props.children
}

function restoreMarkers(node: ReturnType<typeof raw>): void {
  if ('value' in node) node.value = node.value.replaceAll(NUL, '\u0000')
  if (node.type === 'element') {
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === 'string') node.properties[name] = value.replaceAll(NUL, '\u0000')
  }
  if ('children' in node) for (const child of node.children) restoreMarkers(child)
}
