import type { RootContent } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { trimLines } from 'trim-lines'
import { escapeText } from '../../render/escape-html.js'
import { checkLocalUrl } from '../check/check-local-url.js'
import { withoutMarkers } from '../create-markers.js'
import { type LinkKind, linkKind } from '../link-kind.js'
import { placeLink } from '../rebase-link.js'
import { writeImage } from './write-image.js'
import type { Writer } from './writer.js'

type LinkNode = Extract<RootContent, { type: 'link' }>

/** The HTML of inline content. White space after a hard break is removed. */
export function writePhrasing(nodes: readonly RootContent[], writer: Writer, isTrimmed = false): string {
  let html = ''
  let isAfterBreak = isTrimmed
  for (const node of nodes) {
    html += writeInline(node, isAfterBreak, writer)
    isAfterBreak = node.type === 'break'
  }
  return html
}

/** The same for content that does not belong to the section's text. */
export function writeSilently(nodes: readonly RootContent[], writer: Writer): string {
  const { isSilent } = writer
  writer.isSilent = true
  const html = writePhrasing(nodes, writer)
  writer.isSilent = isSilent
  return html
}

function writeInline(node: RootContent, isAfterBreak: boolean, writer: Writer): string {
  switch (node.type) {
    case 'text':
      return writeText(trimmed(trimLineEnds(node.value), isAfterBreak), writer)
    case 'inlineCode':
      return `<code>${writeText(trimmed(node.value.replace(/\r?\n|\r/g, ' '), isAfterBreak), writer)}</code>`
    case 'emphasis':
      return `<em>${writeInside(node.children, isAfterBreak, writer)}</em>`
    case 'strong':
      return `<strong>${writeInside(node.children, isAfterBreak, writer)}</strong>`
    case 'delete':
      return `<del>${writeInside(node.children, isAfterBreak, writer)}</del>`
    case 'link':
      return writeLink(node, isAfterBreak, writer)
    case 'image': {
      writer.draft.sections.separate()
      const html = writeImage(node, writer)
      writer.draft.sections.separate()
      return html
    }
    case 'break':
      writer.draft.sections.separate()
      return '<br>\n'
    default:
      throw new Error(`a line of text holds a ${node.type}`)
  }
}

/** Only text directly after a break loses its leading white space. */
function writeInside(nodes: readonly RootContent[], isAfterBreak: boolean, writer: Writer): string {
  return writePhrasing(nodes, writer, isAfterBreak && nodes[0]?.type === 'text')
}

function trimmed(value: string, isAfterBreak: boolean): string {
  return isAfterBreak ? value.replace(/^[\t ]+/, '') : value
}

/** White space around a line ending is insignificant. */
function trimLineEnds(value: string): string {
  return /[\r\n]/.test(value) ? trimLines(value) : value
}

/** The HTML of a text between tags; it also becomes part of the section's text. */
function writeText(value: string, { draft, isSilent }: Writer): string {
  const text = withoutMarkers(value.includes('\r') ? value.replace(/\r\n?/g, '\n') : value)
  if (!isSilent) draft.sections.add(text)
  return escapeText(text)
}

function writeLink(node: LinkNode, isAfterBreak: boolean, writer: Writer): string {
  const { draft, draw } = writer
  const { title } = node
  const url = placeLink(node.url, draft.compilation.options)
  const kind = linkKind(url)
  const isInside = kind === 'page' || kind === 'api'
  const href = withoutMarkers(isInside ? url : normalizeUri(url))
  if (kind === 'other') checkLocalUrl({ tagName: 'a', ...positionOf(node) }, href, writer)
  const props = {
    text: draft.markers.text,
    href: isInside ? holeOf(kind, href, node, writer) : href,
    isExternal: kind === 'external',
    ...(typeof title === 'string' && { title: withoutMarkers(title) }),
  }
  return draw({ name: 'Link', props }, [writeInside(node.children, isAfterBreak, writer)])
}

function holeOf(kind: LinkKind, href: string, node: LinkNode, writer: Writer): string {
  const link = writer.link(kind === 'api' ? 'api' : 'link', href, node)
  return writer.draft.markers.hole({ kind: 'link', link })
}

function positionOf({ position }: LinkNode): Pick<LinkNode, 'position'> {
  return position ? { position } : {}
}
