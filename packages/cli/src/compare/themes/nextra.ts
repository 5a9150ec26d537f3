import type { ThemeMarkup } from './theme-markup.js'

/** The docs theme of Nextra, on Next.js. */
export const nextraMarkup: ThemeMarkup = {
  name: 'Nextra',
  detect: '.nextra-navbar, .nextra-toc, .nextra-sidebar, .nextra-footer',
  main: 'article',
  skip: [
    '.nextra-breadcrumb, .nextra-toc, nav, footer',
    // The date of the last change, and links to the previous and next page.
    'article > main ~ *',
    '.nextra-copy-icon, [data-footnote-backref], section.footnotes > h2',
    '.nextra-mermaid',
  ].join(', '),
  permalinks: 'a.subheading-anchor',
  generatedIds: /^(?:nextra-|headlessui-|:|user-content-fn|_R_|\u00ab)/,
  generatedRoutes: /^\/(?:_not-found|_error|500)(?:\/|$)/,
}
