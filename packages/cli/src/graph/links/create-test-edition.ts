import type { EditionLinks } from './link-table.js'

/** The links of an edition for tests: English docs without versions; lists that are not given are empty. */
export function createTestEdition(links: Partial<EditionLinks> = {}): EditionLinks {
  return {
    version: 'current',
    locale: 'en',
    home: '/',
    contentRoots: ['docs'],
    origin: 'docs',
    neighbors: {},
    mounts: [],
    pages: {},
    operations: {},
    drafts: [],
    ...links,
  }
}
