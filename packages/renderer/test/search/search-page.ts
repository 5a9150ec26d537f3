import type { SearchDocument } from '../../src/search/search-document.js'

/** A page with sections by heading; the text above the first heading is that of the empty one. */
export function searchPage(
  title: string,
  sections: Readonly<Record<string, string>> = {},
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    title,
    url: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    breadcrumbs: [],
    description: '',
    keywords: [],
    sections: Object.entries(sections).map(([heading, text], index) => ({
      id: heading.toLowerCase().replaceAll(' ', '-'),
      title: heading,
      level: index === 0 ? 1 : 2,
      text,
    })),
    ...more,
  }
}
