import type { Element, ElementContent, Nodes } from 'hast'
import type { List, ListItem } from 'mdast'
import type { Draft } from '../draft.js'
import { createElement, onLines } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'
import { textOf } from '../html/text-of.js'

/** Converts a list to an element. */
export function convertList(node: List, draft: Draft): Element {
  const isLoose = node.spread === true || node.children.some(isLooseItem)
  const items = node.children.map((item) => draft.applyData(item, convertItem(item, isLoose, draft)))
  const list = createElement(node.ordered ? 'ol' : 'ul', onLines(items, true), node)
  const start = typeof node.start === 'number' && node.start !== 1 ? { start: node.start } : undefined
  if (items.some(isTaskItem)) list.properties = { ...start, className: ['contains-task-list'] }
  else if (start) list.properties = start
  return list
}

function isLooseItem({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}

function isTaskItem({ tagName, properties: { className } }: Element): boolean {
  return tagName === 'li' && Array.isArray(className) && className.includes('task-list-item')
}

/** Converts a list item to an element. Only a loose list keeps the `p` of paragraphs; a task begins with a checkbox. */
export function convertItem(node: ListItem, isLoose: boolean, draft: Draft): Element {
  const blocks = draft.childrenOf(node)
  const item = createElement('li', [], node)
  if (typeof node.checked === 'boolean') {
    addCheckbox(node.checked, blocks)
    item.properties = { className: ['task-list-item'] }
  }
  const { children } = item
  let isLine = true
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (block === undefined) continue
    isLine = !isLoose && isParagraph(block)
    if (index > 0 || !isLine) children.push({ type: 'text', value: '\n' })
    if (isLine && isElement(block)) for (const child of block.children) children.push(child)
    else children.push(block)
  }
  if (!isLine) children.push({ type: 'text', value: '\n' })
  return item
}

function addCheckbox(checked: boolean, blocks: ElementContent[]): void {
  const [first] = blocks
  const line = first && isParagraph(first) ? first : createElement('p', [])
  if (line !== first) blocks.unshift(line)
  const box = createElement('input', [])
  box.properties = { type: 'checkbox', checked, disabled: true }
  if (line.children.length > 0) line.children.unshift({ type: 'text', value: ' ' })
  line.children.unshift(box)
}

function isParagraph(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'p'
}

/** Renders a list item. A task's checkbox is named after its text for screen readers. */
export function renderItem(element: Element, draft: Draft): string {
  return elementHtml(element, draft.render(labelCheckbox(element)), draft)
}

/** Returns the children of a list item, with the label of its checkbox if it is a task. */
function labelCheckbox(element: Element): readonly ElementContent[] {
  const { children } = element
  const first = children.find(isElement)
  const line = first?.tagName === 'p' ? first : element
  const box = line.children.find(isElement)
  if (box?.properties['type'] !== 'checkbox') return children
  const words = line.children.filter((node) => !isElement(node) || !LISTS.has(node.tagName))
  const named: Element = { ...box, properties: { ...box.properties, ariaLabel: textOf(words) } }
  const swap = (nodes: readonly ElementContent[]) => nodes.map((node) => (node === box ? named : node))
  if (line === element) return swap(children)
  return children.map((node) => (node === line ? { ...line, children: swap(line.children) } : node))
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol'])

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
