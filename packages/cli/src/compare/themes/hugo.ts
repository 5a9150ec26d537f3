import type { ThemeMarkup } from './theme-markup.js'

/** Pages of taxonomies and pages for printing: Hugo generates them. */
const GENERATED_ROUTES = /^(?:\/.*)?\/(?:tags|categories|_print|page)(?:\/|$)/

/** Content of all themes: what Hugo's renderers generate. */
const GENERATED = ['.lntd:has(.lnt), .ln, .lnlinks', 'a.footnote-backref', '.mermaid, pre.mermaid']

/** Docsy, on Hugo. */
export const docsyMarkup: ThemeMarkup = {
  name: 'Docsy',
  detect: '.td-main, .td-content, .td-navbar',
  main: 'main .td-content, main .td-box, main .td-default, main[role="main"]:not(:has(.td-content))',
  skip: [
    'nav, .td-page-meta, .td-page-meta__lastmod, .reading-time, .feedback--title, .feedback--question, .taxonomy',
    '.article-meta, .td-toc, .td-search',
    ...GENERATED,
  ].join(', '),
  permalinks: 'a.td-heading-self-link',
  generatedIds: /^(?:fn:|fnref|tabs-|bsTab|TableOfContents$|feedback|td-(?:cover-)?block-\d)/,
  generatedRoutes: GENERATED_ROUTES,
}

/** Hugo Book, on Hugo. */
export const bookMarkup: ThemeMarkup = {
  name: 'Hugo Book',
  detect: '.book-page, .book-menu',
  main: '.book-page article.book-article, .book-page article.markdown, .book-page .markdown',
  skip: ['.book-header, .book-footer, .book-comments, nav.book-toc', ...GENERATED].join(', '),
  permalinks: 'a.anchor',
  generatedIds: /^(?:fn:|fnref|tabs-|TableOfContents$)/,
  generatedRoutes: GENERATED_ROUTES,
}
