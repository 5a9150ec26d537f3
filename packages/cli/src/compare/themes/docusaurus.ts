import type { ThemeMarkup } from './theme-markup.js'

/** The classic theme of Docusaurus. */
export const docusaurusMarkup: ThemeMarkup = {
  name: 'Docusaurus',
  detect: '#__docusaurus, #__docusaurus_skipToContent_fallback, meta[name="generator"][content^="Docusaurus"]',
  main: 'main, article',
  skip: [
    'nav, footer, aside',
    // Generated titles, and the posts in lists, have their heading in a header.
    'header:not(.markdown):not(:has(> h1, > h2))',
    '.breadcrumbs, .pagination-nav, .theme-doc-footer, .theme-doc-toc-mobile, .theme-doc-toc-desktop',
    '[class*="tableOfContents_"]',
    '.theme-doc-version-badge, .theme-doc-version-banner, .theme-edit-this-page, .theme-last-updated',
    '.footnotes > h2, [data-footnote-backref]',
    '.docusaurus-mermaid-container, code.language-mermaid',
    'header time, [class*="codeBlockLineNumber"]',
  ].join(', '),
  permalinks: 'a.hash-link, a.anchor',
  codeLines: '.token-line',
  generatedIds: /^(?:__docusaurus|__blog-post-container$|:r|_R_|user-content-fn)/,
  generatedRoutes: /^\/__docusaurus(?:\/|$)/,
}
