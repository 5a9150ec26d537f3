import type { Heading } from 'mdast'
import type { HeadingProps } from '../../contract/index.js'
import { escapeHtml } from '../../render/escape-html.js'
import { beginSection } from '../begin-section.js'
import { withoutMarkers } from '../create-markers.js'
import { inlineHtmlOf, textOfPhrasing } from './text-of-phrasing.js'
import { writeSilently } from './write-phrasing.js'
import type { Writer } from './writer.js'

/** Writes a heading with its id, and begins its section. Writes nothing for the page's title: the layout shows it. */
export function writeHeading(node: Heading, writer: Writer): string {
  const { draft } = writer
  const label = textOfPhrasing(node.children)
  const ownId = ownIdOf(node)
  if (node.data?.block?.kind === 'title') {
    // Reserves its slug: a later heading with the same text is numbered, whether the title is in the text or above it.
    const id = ownId ?? draft.ids.slug(label)
    draft.anchors.push(id)
    draft.title = { html: writeTitle(node, writer), text: label, id, hasOwnId: ownId !== undefined }
    return ''
  }
  const id = ownId ?? draft.ids.slug(label)
  draft.anchors.push(id)
  beginSection({ id, level: node.depth, label, html: inlineHtmlOf(node.children) }, draft)
  if (node.depth === 1) return `<h1 id="${escapeHtml(id)}">${writeSilently(node.children, writer)}</h1>`
  const props: Omit<HeadingProps, 'children'> = { text: draft.markers.text, level: node.depth, id, label }
  const content = writeSilently(node.children, writer)
  return writer.draw({ name: 'Heading', props }, content === '' ? [] : [content])
}

function ownIdOf({ data }: Heading): string | undefined {
  const id = data?.hProperties?.['id']
  return typeof id === 'string' ? withoutMarkers(id) : undefined
}

/** A title of plain text may also be used in attributes. */
function writeTitle(node: Heading, writer: Writer): string {
  const isText = node.children.length > 0 && node.children.every(({ type }) => type === 'text')
  const html = writeSilently(node.children, writer)
  return isText ? escapeHtml(withoutMarkers(node.children.map(textIn).join(''))) : html
}

function textIn(node: Heading['children'][number]): string {
  return 'value' in node ? node.value : ''
}
