import type { Section } from '../contract/index.js'
import type { SearchDocument } from './search-document.js'

/** The data of a page that its hits show, except its text. Names of fields are short, because readers download them. */
export interface PageCard {
  /** The page's title. */
  readonly t: string
  /** Its URL, relative to the base of the index. */
  readonly u: string
  /** Its breadcrumbs. */
  readonly b: readonly string[]
  /** The sections' headings; absent in large indexes, where only fragments have them. */
  readonly s?: readonly SectionName[]
}

/** A section's heading, with its id if that can't be derived from the heading. */
export type SectionName = string | readonly [id: string, heading: string]

/** Id and heading of a section; both empty for the text above the first heading. */
export interface NamedSection {
  readonly id: string
  readonly heading: string
}

/** The JSON of a page's card, on one line. */
export function writeCard({ title, url, breadcrumbs, sections }: SearchDocument): string {
  return JSON.stringify({ t: title, u: url, b: breadcrumbs, s: sections.map(writeName) } satisfies PageCard)
}

/**
 * The lines of a table of cards without headings: all titles, then all URLs, then all breadcrumbs. Folders of URLs and
 * breadcrumbs are written only where they change, each breadcrumb after a tab. Columns compress better than JSON per
 * page.
 */
export function writeCards(cards: readonly PageCard[]): readonly string[] {
  const urls = cards.map(({ u }) => {
    const end = u.lastIndexOf('/') + 1
    return [u.slice(0, end), u.slice(end)] as const
  })
  const paths = cards.map(({ b }) => `\t${b.map(flatten).join('\t')}`)
  return [
    ...cards.map(({ t }) => flatten(t)),
    ...urls.map(([folder, name], page) => (folder === urls[page - 1]?.[0] ? name : `${folder}\t${name}`)),
    ...paths.map((breadcrumbs, page) => (breadcrumbs === paths[page - 1] ? '' : breadcrumbs)),
  ]
}

/** A text without the characters that separate columns and lines. */
function flatten(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Reverses `writeCards`. */
export function readCards(lines: readonly string[]): readonly PageCard[] {
  const pages = lines.length / 3
  const cards: PageCard[] = []
  let folder = ''
  let breadcrumbs: readonly string[] = []
  for (let page = 0; page < pages; page++) {
    const url = lines[pages + page] ?? ''
    const end = url.indexOf('\t')
    if (end !== -1) folder = url.slice(0, end)
    const changed = lines[2 * pages + page] ?? ''
    if (changed !== '') breadcrumbs = changed === '\t' ? [] : changed.slice(1).split('\t')
    cards.push({ t: lines[page] ?? '', u: folder + url.slice(end + 1), b: breadcrumbs })
  }
  return cards
}

/**
 * The line of a page's headings, separated by tabs. A heading is written as `#id heading` if its id can't be
 * derived from it, or if it starts with `#`. Compressed, and inside JSON, this is 4% smaller than JSON.
 */
export function writeHeadings(names: readonly SectionName[]): string {
  return names
    .map((name) => {
      const { id, heading } = readName(name)
      const flat = flatten(heading)
      return typeof name === 'string' && !name.startsWith('#') ? flat : `#${id} ${flat}`
    })
    .join('\t')
}

/** Reverses `writeHeadings`, except that an empty line is read as one empty heading. */
export function readHeadings(line: string): readonly SectionName[] {
  return line.split('\t').map((part) => {
    const space = part.indexOf(' ')
    return part.startsWith('#') ? [part.slice(1, space), part.slice(space + 1)] : part
  })
}

/** A section's name in its shortest form. */
export function writeName({ id, title }: Pick<Section, 'id' | 'title'>): SectionName {
  return deriveId(title) === id ? title : [id, title]
}

/** Reverses `writeName`. */
export function readName(name: SectionName = ''): NamedSection {
  return typeof name === 'string' ? { id: deriveId(name), heading: name } : { id: name[0], heading: name[1] }
}

/** Returns the default id of a heading. An index stores only the ids that differ from it. */
function deriveId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-')
}
