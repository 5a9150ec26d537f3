import { convertLine, isOmitted } from './convert-inline.js'
import { elementsOf, type HtmlElement, type HtmlNode, plainText } from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'

/**
 * The labels and buttons of a form or of a group of controls, in one line after the title of the group. A form with
 * other text is converted like any element.
 */
export function convertControls({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const legend = elementsOf({ children }).find(({ tag }) => tag === 'legend')
  const inside = children.filter((node) => node !== legend)
  const title = legend ? withoutColon(convertLine(legend.children, context)) : ''
  if (!isOnlyControls(inside)) {
    const blocks = context.convertBlocks(inside, context)
    return title === '' ? blocks : [title, ...blocks]
  }
  const names = listControls(inside).map((control) => withoutColon(convertLine(control.children, context)))
  const line = names.filter((name) => name !== '').join(', ')
  const parts = [title, line].filter((part) => part !== '')
  return parts.length === 0 ? [] : [parts.join(': ')]
}

function isControl({ tag }: HtmlElement): boolean {
  return tag === 'label' || tag === 'button'
}

/** Outermost labels and buttons, in their order. */
function listControls(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  return elementsOf({ children: [...nodes] }).flatMap((node) =>
    isControl(node) ? [node] : listControls(node.children),
  )
}

/** Whether all text is in labels and buttons, outside nested groups. */
function isOnlyControls(nodes: readonly HtmlNode[]): boolean {
  return nodes.every((node) => {
    if (typeof node === 'string') return node.trim() === ''
    if (isControl(node)) return !node.hasBlock
    if (node.tag === 'fieldset') return false
    return isOmitted(node) || plainText([node]).trim() === '' || isOnlyControls(node.children)
  })
}

function withoutColon(name: string): string {
  return name.replace(/[:：]$/, '').trimEnd()
}
