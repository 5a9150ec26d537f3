import type { SearchDocument } from './search-document.js'

/** What hits show of a page apart from its text. The fields are those of a search hit in the specification. */
export interface PageCard {
  /** The page's title. */
  readonly t: string
  /** Its URL, relative to the base of the index. */
  readonly u: string
  /** Its breadcrumb trail. */
  readonly b: readonly string[]
  /** The sections' headings; with its id where that can't be derived from the heading. */
  readonly s: readonly (string | readonly [id: string, heading: string])[]
}

/** The JSON of a page's card, on one line. */
export function writeCard({ title, address, trail, sections }: SearchDocument): string {
  const s = sections.map(({ id, title: heading }) => (deriveId(heading) === id ? heading : ([id, heading] as const)))
  return JSON.stringify({ t: title, u: address, b: trail, s } satisfies PageCard)
}

/** Id and heading of a section; both empty for the text above the first heading. */
export function sectionOf({ s }: PageCard, section: number): { readonly id: string; readonly heading: string } {
  const entry = s[section] ?? ''
  return typeof entry === 'string' ? { id: deriveId(entry), heading: entry } : { id: entry[0], heading: entry[1] }
}

/** The id that most headings have: nine of ten don't have to be stored. */
function deriveId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-')
}
