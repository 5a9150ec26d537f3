import { escapeLineStarts } from '../markdown/escape-markdown.js'
import { convertLine } from './convert-inline.js'
import { elementsOf, type HtmlElement, type HtmlNode } from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'

/**
 * The labels and buttons of a form or of a group of controls, on one line after the title of the group. A form with
 * other text is converted like any element.
 */
export function convertControls({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const legend = elementsOf({ children }).find(({ tag }) => tag === 'legend')
  const content = children.filter((node) => node !== legend)
  const title = legend ? withoutColon(convertLine(legend.children, context)) : ''
  const names = convertControlLine(content, context)
  const blocks = names ?? context.convertBlocks(content, context)
  if (title === '') return blocks
  const start = escapeLineStarts(title)
  return names?.[0] === undefined ? [start, ...blocks] : [`${start}: ${names[0]}`]
}

/** Whether an element is the name of a control, or a control with its name. */
export function isControl(node: HtmlNode): boolean {
  return typeof node !== 'string' && (node.tag === 'label' || node.tag === 'button')
}

/** A line with the names of controls; `undefined` if there is other text. */
export function convertControlLine(
  nodes: readonly HtmlNode[],
  context: MarkdownContext,
): readonly string[] | undefined {
  if (!isOnlyControls(nodes)) return undefined
  const names = listControls(nodes).map((control) => withoutColon(convertLine([control], context)))
  const line = names.filter((name) => name !== '').join(', ')
  return line === '' ? [] : [escapeLineStarts(line)]
}

/** Outermost labels and buttons, in their order. */
function listControls(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.isOmitted) return []
    return isControl(node) ? [node] : listControls(node.children)
  })
}

/** Elements that Markdown shows, and that have no text. */
const SHOWN: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe', 'hr'])

/** Whether all text is in labels and buttons, outside nested groups. */
function isOnlyControls(nodes: readonly HtmlNode[]): boolean {
  return nodes.every((node) => {
    if (typeof node === 'string') return node.trim() === ''
    if (isControl(node)) return !node.hasBlock
    if (node.tag === 'fieldset' || SHOWN.has(node.tag)) return false
    return node.isOmitted || (node.raw === undefined && isOnlyControls(node.children))
  })
}

function withoutColon(name: string): string {
  return name.replace(/[:：]$/, '').trimEnd()
}
