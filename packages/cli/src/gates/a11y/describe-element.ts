import { attributeOf, type HtmlElement, type HtmlNode, hasClass } from '@docgen/renderer'

/** Elements of a page from which other elements can get their names. */
export interface NameScope {
  /** Id → element. */
  readonly byId: ReadonlyMap<string, HtmlElement>
  /** Id of a form field → its label. */
  readonly labels: ReadonlyMap<string, HtmlElement>
}

/** Whether assistive technology ignores an element and everything in it. */
export function isHidden(element: HtmlElement): boolean {
  const { tag, attributes } = element
  if (tag === 'template' || tag === 'script' || tag === 'style') return true
  if (attributes === '') return false
  return (
    (attributes.includes('hidden') &&
      (attributeOf(element, 'hidden') !== undefined || attributeOf(element, 'aria-hidden') === 'true')) ||
    (tag === 'input' && attributeOf(element, 'type') === 'hidden')
  )
}

/** The text that assistive technology reads for nodes, with its white space collapsed. */
export function readableText(nodes: readonly HtmlNode[]): string {
  if (nodes.length === 0) return ''
  const parts: string[] = []
  collectText(nodes, parts)
  return parts.join('').replace(/\s+/g, ' ').trim()
}

function collectText(nodes: readonly HtmlNode[], parts: string[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') parts.push(node)
    else if (!isHidden(node) && !isHeadingLink(node)) {
      const label = attributeOf(node, 'aria-label') ?? (node.tag === 'img' ? attributeOf(node, 'alt') : undefined)
      if (label !== undefined && label.trim() !== '') parts.push(label)
      else if (node.raw !== undefined) parts.push(node.raw.replace(/<[^<>]*>/g, ''))
      else collectText(node.children, parts)
    }
  }
}

/** Whether an element is the link to itself that docgen adds to a heading. */
function isHeadingLink(element: HtmlElement): boolean {
  return element.tag === 'a' && hasClass(element, 'hash-link')
}

/** The accessible name of an element, simplified from https://w3c.github.io/accname/; empty without one. */
export function nameOf(element: HtmlElement, { byId }: Pick<NameScope, 'byId'>): string {
  const value = (name: string): string => attributeOf(element, name)?.trim() ?? ''
  const ids = value('aria-labelledby')
  const referenced = ids === '' ? [] : ids.split(/\s+/).flatMap((id) => byId.get(id)?.children ?? [])
  return readableText(referenced) || value('aria-label') || nameFromContent(element, value) || value('title')
}

function nameFromContent(element: HtmlElement, value: (name: string) => string): string {
  if (element.tag === 'img' || element.tag === 'area') return value('alt')
  if (element.tag === 'iframe') return ''
  return readableText(element.children)
}

/** The name of a form field, from its attributes, its label or its placeholder; empty without any. */
export function fieldName(element: HtmlElement, scope: NameScope, outerLabel: HtmlElement | undefined): string {
  const label = scope.labels.get(attributeOf(element, 'id') ?? '') ?? outerLabel
  const nameFromAttributes = nameOf({ ...element, children: [] }, scope)
  return (
    nameFromAttributes ||
    (label ? readableText(label.children) : '') ||
    attributeOf(element, 'placeholder')?.trim() ||
    ''
  )
}
