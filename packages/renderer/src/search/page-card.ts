import type { Section } from '../contract/index.js'
import type { SearchDocument } from './search-document.js'

/** What hits show of a page apart from its text. The fields are those of a search hit in the specification. */
export interface PageCard {
  /** The page's title. */
  readonly t: string
  /** Its URL, relative to the base of the index. */
  readonly u: string
  /** Its breadcrumb trail. */
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
export function writeCard({ title, address, trail, sections }: SearchDocument): string {
  return JSON.stringify({ t: title, u: address, b: trail, s: sections.map(writeName) } satisfies PageCard)
}

/** The same card without the headings. */
export function withoutHeadings(json: string): string {
  const { s: _, ...card }: PageCard = JSON.parse(json)
  return JSON.stringify(card)
}

/** A section's name in its shortest form. */
export function writeName({ id, title }: Pick<Section, 'id' | 'title'>): SectionName {
  return deriveId(title) === id ? title : [id, title]
}

/** Reverses `writeName`. */
export function readName(name: SectionName = ''): NamedSection {
  return typeof name === 'string' ? { id: deriveId(name), heading: name } : { id: name[0], heading: name[1] }
}

/** The default id of a heading: nine of ten ids need not be stored. */
function deriveId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-')
}
