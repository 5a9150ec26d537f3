import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Compilation } from '../compilation.js'
import { isMovable, withoutStyle } from './style-attribute.js'
import { isUnsafeAttribute, isUrlAttribute, unsafeElement } from './unsafe-html.js'

/**
 * Removes elements and attributes that could run code, load pages of other sites or send forms, and reports each as an
 * error. Keeps the content of a rejected form or button. Removes comments silently. Inline styles, which the pages'
 * security policy forbids, become classes of the page's own style sheet.
 */
export function rejectUnsafeHtml(tree: Root, compilation: Compilation): Root {
  return {
    ...tree,
    children: cleanNodes(tree.children, { compilation, file: compilation.source.path, isInSvg: false }),
  }
}

interface Cleaning {
  readonly compilation: Compilation
  readonly file: string
  readonly isInSvg: boolean
}

/**
 * Cleans nodes. Also removes comments, and types of nodes that only plugins can add. Returns the same array if all
 * nodes are safe.
 */
function cleanNodes<Node extends RootContent>(nodes: Node[], cleaning: Cleaning): (Node | ElementContent)[] {
  let clean: (Node | ElementContent)[] | undefined
  for (const [index, node] of nodes.entries()) {
    const safe = node.type === 'text' ? node : node.type === 'element' ? cleanElement(node, cleaning) : undefined
    if (!clean && safe === node) continue
    clean ??= nodes.slice(0, index)
    if (Array.isArray(safe)) for (const each of safe) clean.push(each)
    else if (safe) clean.push(safe)
  }
  return clean ?? nodes
}

/** Cleans an element. Returns the same element if it is safe; `undefined` or its content if it is rejected. */
function cleanElement(element: Element, cleaning: Cleaning): Element | ElementContent[] | undefined {
  const { tagName } = element
  const unsafe = unsafeElement(element, cleaning.isInSvg)
  if (unsafe) reportUnsafe(element, `<${tagName}>`, cleaning)
  if (unsafe === 'whole') return undefined
  const children = cleanNodes(element.children, insideOf(element, cleaning))
  if (unsafe) return children
  const properties = cleanProperties(element, cleaning)
  // A link that loses its only attribute is replaced by its content.
  const isEmptyLink = tagName === 'a' && properties !== element.properties && Object.keys(properties).length === 0
  if (isEmptyLink) return children
  const isSame = children === element.children && properties === element.properties
  return isSame ? element : { ...element, properties, children }
}

function insideOf({ tagName, data }: Element, cleaning: Cleaning): Cleaning {
  if (tagName === 'svg') return { ...cleaning, isInSvg: true }
  return data?.block?.kind === 'include' ? { ...cleaning, file: data.block.file } : cleaning
}

/** Cleans the properties of an element. Returns the same properties if none is unsafe. */
function cleanProperties(element: Element, cleaning: Cleaning): Element['properties'] {
  let { properties } = element
  for (const name in element.properties) {
    if (!isUnsafeAttribute(element, name)) continue
    if (name === 'style' && isMovable(element, cleaning.compilation)) {
      properties = withoutStyle(properties, cleaning.compilation)
      continue
    }
    const rejected = isUrlAttribute(name)
      ? `the URL ${String(properties[name]).replace(/\s+/g, ' ').slice(0, 40)}`
      : name.toLowerCase()
    reportUnsafe(element, `${rejected} of <${element.tagName}>`, cleaning)
    const { [name]: _refused, ...others } = properties
    properties = others
  }
  return properties
}

function reportUnsafe(element: Element, what: string, { compilation, file }: Cleaning): void {
  compilation.report(file, element.position?.start, {
    code: 'unsafe-html',
    severity: 'error',
    message: `${what} is not allowed: it could run code in the reader's browser, or violates the page's content security policy`,
    hint: 'Remove it, or set markdown.trustHtml if you trust every author',
  })
}
