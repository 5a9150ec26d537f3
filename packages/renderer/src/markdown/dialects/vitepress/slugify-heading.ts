import { slug } from 'github-slugger'
import type { PhrasingContent, RootContent } from 'mdast'
import { parseFast } from '../../../parse/parse-fast.js'
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
export function hasSameId(source: string, id: string): boolean {
  return PLAIN.test(source) && slug(source) === id
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

/** Creates a function that returns the id of the next heading of a page: the slug of its text, numbered if taken. */
export function createHeadingIds(): (text: string, customId?: string) => string {
  // Id → number of the last numbered id derived from it.
  const taken = new Map<string, number>()
  return (text, customId) => {
    const base = customId ?? slugifyHeading(text)
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
