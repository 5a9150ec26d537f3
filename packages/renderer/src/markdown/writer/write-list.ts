import type { List, ListItem, Paragraph } from 'mdast'
import { escapeHtml } from '../../render/escape-html.js'
import { withoutMarkers } from '../create-markers.js'
import { keepDescription, needsDescription } from '../handlers/paragraph.js'
import { textOfPhrasing } from './text-of-phrasing.js'
import { writePhrasing } from './write-phrasing.js'
import type { Writer } from './writer.js'

/** The HTML of a list. Paragraphs of a tight list are inline; a task has a checkbox named after its text. */
export function writeList(node: List, writer: Writer): string {
  const tag = node.ordered ? 'ol' : 'ul'
  const isLoose = node.spread === true || node.children.some(isLooseItem)
  const start = typeof node.start === 'number' && node.start !== 1 ? ` start="${node.start}"` : ''
  const className = node.children.some(isTask) ? ' class="contains-task-list"' : ''
  let html = `<${tag}${start}${className}>\n`
  for (const item of node.children) html += writeItem(item, isLoose, writer)
  return `${html}</${tag}>`
}

function isLooseItem({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}

function isTask({ checked }: ListItem): boolean {
  return typeof checked === 'boolean'
}

function writeItem(item: ListItem, isLoose: boolean, writer: Writer): string {
  const { sections } = writer.draft
  sections.separate()
  let html = isTask(item) ? '<li class="task-list-item">' : '<li>'
  let isLine = false
  for (const [index, child] of item.children.entries()) {
    isLine = child.type === 'paragraph' && !isLoose
    if (index > 0 || !isLine) {
      html += '\n'
      sections.separate()
    }
    if (child.type !== 'paragraph') html += writer.blocks([child]).join('\n')
    else if (index === 0 && isTask(item)) html += writeTask(child, { isChecked: item.checked === true, isLine }, writer)
    else html += isLine ? writePhrasing(child.children, writer) : writer.blocks([child]).join('\n')
  }
  sections.separate()
  return `${html}${isLine || item.children.length === 0 ? '' : '\n'}</li>\n`
}

interface Task {
  readonly isChecked: boolean
  /** Without a paragraph element. */
  readonly isLine: boolean
}

function writeTask({ children }: Paragraph, { isChecked, isLine }: Task, writer: Writer): string {
  const { sections } = writer.draft
  const text = textOfPhrasing(children)
  const box = `<input type="checkbox"${isChecked ? ' checked=""' : ''} disabled="" aria-label="${escapeHtml(withoutMarkers(text))}">`
  if (!isLine && needsDescription(writer)) keepDescription(text, writer)
  sections.separate()
  const line = `${box}${children.length > 0 ? ' ' : ''}${writePhrasing(children, writer)}`
  sections.separate()
  return isLine ? line : `<p>${line}</p>`
}
