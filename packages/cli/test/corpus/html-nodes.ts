import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
/** An element of parse5's tree. */
export type Element = DefaultTreeAdapterTypes.Element

/** All elements below a node with one of the names, in the order of the document. */
export function findElements(node: Node, names: readonly string[]): Element[] {
  if (!('childNodes' in node)) return []
  return node.childNodes.flatMap((child) => [
    ...('tagName' in child && names.includes(child.tagName) ? [child] : []),
    ...findElements(child, names),
  ])
}

/** All elements below a node with a class. */
export function findByClass(node: Node, name: string): Element[] {
  if (!('childNodes' in node)) return []
  return node.childNodes.flatMap((child) => [
    ...('tagName' in child && hasClass(child, name) ? [child] : []),
    ...findByClass(child, name),
  ])
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return (attributeOf(element, 'class') ?? '').split(' ').includes(name)
}

/** The value of an attribute. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The text in a node, without that of the elements to leave out. */
export function textOf(node: Node, isLeftOut: (element: Element) => boolean = () => false): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || ('tagName' in node && isLeftOut(node))) return ''
  return node.childNodes.map((child) => textOf(child, isLeftOut)).join('')
}
