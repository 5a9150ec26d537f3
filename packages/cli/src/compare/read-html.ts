import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** All elements of a page in document order. */
export function readHtml(html: string): readonly Element[] {
  const found: Element[] = []
  const pending: Node[] = [...parse(html).childNodes].reverse()
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!('tagName' in node)) continue
    found.push(node)
    const inner = 'content' in node ? node.content.childNodes : node.childNodes
    pending.push(...[...inner].reverse())
  }
  return found
}

/** An attribute of an element. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** Whether an element, or one of its ancestors, matches. */
export function isInside(element: Element, matches: (candidate: Element) => boolean): boolean {
  let node: DefaultTreeAdapterTypes.ParentNode | null = element
  while (node && 'tagName' in node) {
    if (matches(node)) return true
    node = node.parentNode
  }
  return false
}

/** The text of an element with collapsed white space, without matching parts. */
export function textOf(element: Element, skips: (candidate: Element) => boolean): string {
  const collect = (node: Node): string => {
    if ('value' in node) return node.value
    if (!('childNodes' in node) || ('tagName' in node && skips(node))) return ''
    return node.childNodes.map(collect).join('')
  }
  return element.childNodes
    .map(collect)
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
}
