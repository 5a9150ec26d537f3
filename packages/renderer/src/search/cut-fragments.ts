import type { SearchDocument } from './search-document.js'

/** A piece of a page's text, as a file of its own: what hits in its sections show. */
export interface Fragment {
  /** The first section in it. */
  readonly start: number
  /** JSON of a `FragmentData`. */
  readonly json: string
}

/** What stands in the file of a fragment. The fields are those of a search hit in the specification. */
export interface FragmentData {
  /** The page's title. */
  readonly t: string
  /** Its address, relative to the base of the index. */
  readonly u: string
  /** Its breadcrumb trail. */
  readonly b: readonly string[]
  /** In the first piece of a page only, like the keywords. */
  readonly description?: string
  readonly keywords?: string
  /** Number of the first section in `s`. */
  readonly n: number
  /** Id, heading and text of each section. */
  readonly s: readonly (readonly [id: string, heading: string, text: string])[]
}

// A hit needs the text around it and no more: the pages of a long policy or of an API are not sent whole.
const LARGEST = 4000

/** Cuts a page between its sections. Every piece says which page it is of, so that one is enough to show a hit. */
export function cutFragments({ title, address, trail, description, keywords, sections }: SearchDocument): Fragment[] {
  const page = { t: title, u: address, b: trail }
  const about = {
    ...(description !== '' && { description }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
  }
  const fragments: Fragment[] = []
  let start = 0
  let size = 0
  const close = (end: number): void => {
    const s = sections.slice(start, end).map(({ id, title: heading, text }) => [id, heading, text] as const)
    fragments.push({
      start,
      json: JSON.stringify({ ...page, ...(start === 0 && about), n: start, s } satisfies FragmentData),
    })
  }
  for (const [index, { text }] of sections.entries()) {
    if (size > 0 && size + text.length > LARGEST) {
      close(index)
      start = index
      size = 0
    }
    size += text.length
  }
  close(sections.length)
  return fragments
}
