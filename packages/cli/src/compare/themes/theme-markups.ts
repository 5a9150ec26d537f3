import { docgenMarkup } from './docgen.js'
import { docusaurusMarkup } from './docusaurus.js'
import { gitbookMarkup, mintlifyMarkup } from './hosted.js'
import { bookMarkup, docsyMarkup } from './hugo.js'
import { materialMarkup, mkdocsMarkup, readTheDocsMarkup } from './mkdocs.js'
import { nextraMarkup } from './nextra.js'
import { starlightMarkup } from './starlight.js'
import type { ThemeMarkup } from './theme-markup.js'
import { vitePressMarkup } from './vitepress.js'

/** The themes whose pages docgen understands. The first one that detects a page reads it. */
export const THEME_MARKUPS: readonly ThemeMarkup[] = [
  docgenMarkup,
  docusaurusMarkup,
  materialMarkup,
  readTheDocsMarkup,
  mkdocsMarkup,
  vitePressMarkup,
  starlightMarkup,
  nextraMarkup,
  docsyMarkup,
  bookMarkup,
  mintlifyMarkup,
  gitbookMarkup,
]

/** Any other page, such as one with a custom theme. */
export const UNKNOWN_MARKUP: ThemeMarkup = {
  name: 'another theme',
  detect: '',
  main: 'main, article, [role="main"]',
  skip: 'nav, footer, aside, header:not(:has(> h1, > h2)), .breadcrumbs, .toc',
  permalinks: 'a.anchor, a.header-anchor, a.hash-link, a.headerlink',
}
