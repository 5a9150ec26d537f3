import type { Element, ElementContent } from 'hast'

/** The id and the class names that a writer gave to a block that is no element of HTML. */
export interface Frame {
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** Content in a `div` that has what a writer gave it; without anything, the content as it is. */
export function frameContent({ id, className }: Frame, children: ElementContent[]): ElementContent[] {
  if (id === undefined && className === undefined) return children
  const frame: Element = { type: 'element', tagName: 'div', properties: { id, class: className }, children }
  return [frame]
}
