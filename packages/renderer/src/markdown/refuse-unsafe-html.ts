import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Compilation, Mistake } from './compilation.js'
import { linkKind } from './link-kind.js'
import { REFUSED_TAGS, TRANSPARENT_TAGS } from './unsafe-tags.js'

/** Attributes that hold an address. */
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set([
  'action',
  'background',
  'cite',
  'data',
  'formAction',
  'href',
  'longDesc',
  'ping',
  'poster',
  'src',
  'srcSet',
  'xLinkHref',
])

/**
 * Drops from a tree what could run code, load other sites' pages, send forms or style the page inline, and reports each
 * place as an error. Text inside of refused forms and buttons stays.
 */
export function refuseUnsafeHtml(tree: Root, compilation: Compilation): Root {
  return { ...tree, children: cleanNodes(tree.children, { compilation, file: compilation.source.path }) }
}

interface Cleaning {
  readonly compilation: Compilation
  readonly file: string
}

/** Comments and what only plugins can bring in are dropped too. */
function cleanNodes(nodes: readonly RootContent[], cleaning: Cleaning): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return cleanElement(node, cleaning)
    return node.type === 'text' ? [node] : []
  })
}

function cleanElement(element: Element, cleaning: Cleaning): ElementContent[] {
  const block = element.data?.block
  const inner = block?.kind === 'include' ? { ...cleaning, file: block.file } : cleaning
  const { tagName } = element
  if (TRANSPARENT_TAGS.has(tagName)) {
    refuse(element, `<${tagName}>`, cleaning)
    return cleanNodes(element.children, inner)
  }
  if (REFUSED_TAGS.has(tagName) && !isTaskBox(element)) {
    refuse(element, `<${tagName}>`, cleaning)
    return []
  }
  const unsafe = Object.entries(element.properties).filter(([name, value]) => isUnsafe(element, name, value))
  for (const [name, value] of unsafe) refuse(element, describe(element, name, value), cleaning)
  const properties =
    unsafe.length === 0
      ? element.properties
      : omit(
          element.properties,
          unsafe.map(([name]) => name),
        )
  return [{ ...element, properties, children: cleanNodes(element.children, inner) }]
}

/** GFM's task lists are the one place where Markdown itself makes an input. */
function isTaskBox({ tagName, properties }: Element): boolean {
  return tagName === 'input' && properties['type'] === 'checkbox' && properties['disabled'] === true
}

function isUnsafe(element: Element, name: string, value: unknown): boolean {
  const lowerCased = name.toLowerCase()
  if (/^on/.test(lowerCased) || lowerCased === 'style' || lowerCased === 'srcdoc') return true
  if (!ADDRESS_ATTRIBUTES.has(name)) return false
  const address = Array.isArray(value) ? value.join(' ') : String(value)
  const isPicture = element.tagName === 'img' && name === 'src' && /^\s*data:image\//i.test(address)
  return linkKind(address) === 'unsafe' && !isPicture
}

function describe({ tagName }: Element, name: string, value: unknown): string {
  if (!ADDRESS_ATTRIBUTES.has(name)) return `${name.toLowerCase()} on <${tagName}>`
  return `the address ${String(value).slice(0, 40)} of <${tagName}>`
}

function omit(properties: Element['properties'], names: readonly string[]): Element['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
}

function refuse(element: Element, what: string, { compilation, file }: Cleaning): void {
  const mistake: Mistake = {
    code: 'unsafe-html',
    severity: 'error',
    message: `${what} is refused: it could run code in the reader's browser, or breaks the page's content security policy`,
    hint: 'Take it out, or set markdown.trustHtml if every writer may do this',
  }
  compilation.report(file, element.position?.start, mistake)
}
