import type { Paragraph, RootContent } from 'mdast'
import { keepDescription, needsDescription } from '../handlers/paragraph.js'
import type { Include } from '../include/request-include.js'
import { textOfPhrasing } from './text-of-phrasing.js'
import { writeCode } from './write-code.js'
import { writeDirective } from './write-directive.js'
import { writeHeading } from './write-heading.js'
import { writeList } from './write-list.js'
import { writePhrasing, writeSilently } from './write-phrasing.js'
import { writeTable } from './write-table.js'
import type { Writer } from './writer.js'

/** The HTML of one block. Texts in separate blocks are separate words. */
export function writeBlock(node: RootContent, writer: Writer): string {
  const { sections } = writer.draft
  sections.separate()
  const html = writeKind(node, writer)
  sections.separate()
  return html
}

function writeKind(node: RootContent, writer: Writer): string {
  switch (node.type) {
    case 'paragraph':
      return writeParagraph(node, writer)
    case 'heading':
      return writeHeading(node, writer)
    case 'code':
      return writeCode(node, writer)
    case 'list':
      return writeList(node, writer)
    case 'table':
      return writeTable(node, writer)
    case 'blockquote':
      return `<blockquote>\n${node.children.map((child) => `${writeBlock(child, writer)}\n`).join('')}</blockquote>`
    case 'thematicBreak':
      return '<hr>'
    case 'containerDirective':
      return writeDirective(node, writer)
    case 'leafDirective':
      return writer.draft.markers.hole({ kind: 'cards' })
    case 'include':
      return writeInclude(node, writer)
    default:
      // Standalone inline text, as a rejected link may leave it.
      return writePhrasing([node], writer)
  }
}

function writeParagraph(node: Paragraph, writer: Writer): string {
  // MDX shown as text is not indexed.
  if (node.data?.block?.kind === 'mdx') return `<p>${writeSilently(node.children, writer)}</p>`
  if (needsDescription(writer) && !node.children.every(isImageFile))
    keepDescription(textOfPhrasing(node.children), writer)
  return `<p>${writePhrasing(node.children, writer)}</p>`
}

function isImageFile(node: RootContent): boolean {
  return node.type === 'image' || (node.type === 'text' && node.value.trim() === '')
}

function writeInclude(node: Include, writer: Writer): string {
  const { file } = writer
  writer.file = node.file
  const html = node.children.map((child) => `${writeBlock(child, writer)}\n`).join('')
  writer.file = file
  return `\n${html}`
}
