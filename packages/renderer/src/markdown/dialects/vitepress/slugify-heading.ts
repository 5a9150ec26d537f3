import type { PhrasingContent, RootContent } from 'mdast'
import { parseFast } from '../../../parse/parse-fast.js'
import { type AnchorSettings, createElementIds } from '../../ids/create-element-ids.js'
import { findEmoji } from '../find-emoji.js'

const COMBINING = /[\u0300-\u036f]/g
const CONTROL = /[\u0000-\u001f]/g
const SPECIAL = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g

/** The id that VitePress gives a heading with this text: `slugify` of `@mdit-vue/shared`. */
export function slugifyHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING, '')
    .replace(CONTROL, '')
    .replace(SPECIAL, '-')
    .replace(/^-|-$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase()
}

/** Whether docgen surely gives a heading the same id: its text has no markup. */
export function hasSameId(source: string, id: string, anchors?: AnchorSettings): boolean {
  return PLAIN.test(source) && createElementIds(anchors).slug(source) === id
}

/** Names of emoji, which VitePress omits from ids. */
const EMOJI = /:([\w+-]+):/g

/** A heading without any markup. */
const PLAIN = /^[\w\s,.;'’()/?-]*$/

/** The text of a heading as VitePress uses it for the id: with code and alternative texts, without HTML and emoji. */
export function readHeadingText(written: string): string {
  const source = written.replace(EMOJI, (code, name: string) => (findEmoji(name) === undefined ? code : ''))
  if (PLAIN.test(source) && !/(?:^|\W)_|_(?:\W|$)/.test(source)) return source.trim()
  const [first] = parseFast(`# ${source}`)?.children ?? []
  if (first?.type !== 'heading') return source.trim()
  return first.children
    .map((node) => textOf(node, `# ${source}`))
    .join('')
    .trim()
}

function textOf(node: PhrasingContent | RootContent, source: string): string {
  switch (node.type) {
    case 'text':
      return keepEntities(node.value, source.slice(node.position?.start.offset, node.position?.end.offset))
    case 'inlineCode':
      return node.value
    case 'image':
      return node.alt ?? ''
    case 'html':
      return ''
    case 'textDirective':
      return source.slice(node.position?.start.offset, node.position?.end.offset)
    default:
      return 'children' in node ? node.children.map((child) => textOf(child, source)).join('') : ''
  }
}

/** Returns the id of the next heading of a page with this text, and reserves it. */
export type NextHeadingId = (text: string, customId?: string) => string

/** The text of a node with its entities as written: in VitePress, `&nbsp;` in a heading becomes `nbsp` in the id. */
function keepEntities(value: string, written: string): string {
  return /&#?\w+;/.test(written) ? written.replace(/\\([!-/:-@[-`{-~])/g, '$1') : value
}

/** Creates a function that returns the slugs of headings as their ids, numbered if taken. */
export function createHeadingIds(slugify: (text: string) => string = slugifyHeading): NextHeadingId {
  // Id → number of the last numbered id derived from it.
  const taken = new Map<string, number>()
  return (text, customId) => {
    const base = customId ?? slugify(text)
    let id = base
    let count = taken.get(base) ?? 0
    while (customId === undefined && taken.has(id)) {
      count += 1
      id = `${base}-${count}`
    }
    taken.set(base, count)
    if (!taken.has(id)) taken.set(id, 0)
    return id
  }
}

/** Creates a function that returns the ids that docgen creates with settings of the site. */
export function createOwnIds(anchors: AnchorSettings): NextHeadingId {
  const ids = createElementIds(anchors)
  return (text, customId) => {
    if (customId === undefined) return ids.slug(text)
    ids.reserve(customId)
    return customId
  }
}
