import { type SectionName, writeName } from './page-card.js'
import type { SearchDocument } from './search-document.js'

/** A part of a page's text in a separate file, which hits in its sections show. */
export interface Fragment {
  /** Number of its first section. */
  readonly start: number
  /** JSON of a `FragmentData`. */
  readonly json: string
}

/** The content of a fragment's file. Title, URL and breadcrumbs of the page are on its card. */
export interface FragmentData {
  /** Only in the first fragment of a page, like the keywords. */
  readonly description?: string
  readonly keywords?: string
  /** Number of the first section in `s`. */
  readonly n: number
  /** Name of each section. */
  readonly h: readonly SectionName[]
  /** Text of each section. */
  readonly s: readonly string[]
}

// Maximum number of characters of a fragment with several sections. A hit needs only the text around it, not the whole
// page.
const MAX_SIZE = 4000

/** Splits the text of a page between its sections. */
export function cutFragments({
  description,
  keywords,
  sections,
}: Pick<SearchDocument, 'description' | 'keywords' | 'sections'>): Fragment[] {
  const about = {
    ...(description !== '' && { description }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
  }
  const fragments: Fragment[] = []
  let start = 0
  let size = 0
  const close = (end: number): void => {
    const sectionsOfFragment = sections.slice(start, end)
    const s = sectionsOfFragment.map(({ text }) => text)
    fragments.push({
      start,
      json: JSON.stringify({
        ...(start === 0 && about),
        n: start,
        h: sectionsOfFragment.map(writeName),
        s,
      } satisfies FragmentData),
    })
  }
  for (const [index, { text }] of sections.entries()) {
    if (size > 0 && size + text.length > MAX_SIZE) {
      close(index)
      start = index
      size = 0
    }
    size += text.length
  }
  close(sections.length)
  return fragments
}
