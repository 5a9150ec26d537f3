import { escapeHtml } from '../../../../html/escape-html.js'
import { type AttributeList, readAttributeList, writeAnchor } from '../../markdown-extra/attribute-list.js'
import { findClosing } from '../../protected-ranges.js'
import type { InlineConstruct, InlineEdit } from './inline-construct.js'

const LIST = /(?<=[)\]`*_>])\{(:?[^{}\n]{1,500})\}/g
/** Attributes of images that docgen keeps. */
const KEPT = new Set(['width', 'height', 'title', 'alt'])

/**
 * Removes the attributes of links, code and emphasis. An image with a size or a class becomes an HTML element with the
 * same attributes.
 */
export const attributeLists: InlineConstruct = ({ text, isFree }) => {
  if (!text.includes('{')) return []
  return [...text.matchAll(LIST)].flatMap(({ index, 0: matched, 1: inner = '' }): readonly InlineEdit[] => {
    const list = readAttributeList(inner)
    const end = index + matched.length
    if (!list || !isFree(index, end)) return []
    const image = writeImage(text, { start: index, end }, list)
    if (image) return [image]
    const { id, ...rest } = list
    if (id === undefined) return [{ start: index, end, text: '', dropped: nameDropped(list) }]
    // An empty link with an id is only the target of other links.
    const start = text.endsWith('[]()', index) ? index - 4 : text.endsWith('[]', index) ? index - 2 : index
    const isWhole = rest.classes.length + rest.others.length === 0
    return [{ start, end, text: writeAnchor(id), ...(!isWhole && { dropped: nameDropped(rest) }) }]
  })
}

/** Names what is lost without an attribute list. */
export function nameDropped({ classes, others }: AttributeList): string {
  if (classes.some((name) => name.startsWith('md-button'))) return 'buttons in a line of text, which become links'
  if (others.some(([name]) => name === 'target')) return 'targets of links: docgen opens other sites and files itself'
  if (classes.includes('annotate')) return 'annotations, which become a list below the text'
  const names = [...(classes.length > 0 ? ['class'] : []), ...others.map(([name]) => name)]
  return `attributes of text: ${names.sort().join(', ')}`
}

const IMAGE_START = /!\[([^[\]\n]*)\]\($/

function writeImage(
  text: string,
  { start, end }: { start: number; end: number },
  list: AttributeList,
): InlineEdit | undefined {
  if (text[start - 1] !== ')') return undefined
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const opening = text.lastIndexOf('](', start)
  if (opening < lineStart || findClosing(text, opening + 1) !== start) return undefined
  const [written, alt = ''] = IMAGE_START.exec(text.slice(lineStart, opening + 2)) ?? []
  if (written === undefined) return undefined
  const [, src = '', title] = /^\s*(\S+?)(?:\s+["'](.*)["'])?\s*$/.exec(text.slice(opening + 2, start - 1)) ?? []
  const kept = list.others.filter(([name]) => KEPT.has(name))
  const range = { start: opening + 2 - written.length, end }
  if (kept.length === 0 && list.classes.length === 0) return undefined
  const attributes = [
    ['src', src],
    ['alt', alt],
    ...(title === undefined ? [] : [['title', title]]),
    ...(list.classes.length === 0 ? [] : [['class', list.classes.join(' ')]]),
    ...(list.id === undefined ? [] : [['id', list.id]]),
    ...kept,
  ]
  const html = attributes.map(([name = '', value = '']) => ` ${name}="${escapeHtml(value)}"`).join('')
  const isAligned = list.others.some(([name]) => name === 'align')
  return { ...range, text: `<img${html} />`, ...(isAligned && { dropped: 'the alignment of images' }) }
}
