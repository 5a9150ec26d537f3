import type { ThemeMarkup } from './theme-markup.js'

/** docgen's own theme. */
export const docgenMarkup: ThemeMarkup = {
  name: 'docgen',
  detect: 'meta[name="generator"][content="docgen"]',
  main: 'main, article',
  skip: [
    'nav, footer, aside, header:not(:has(> h1, > h2))',
    '.breadcrumbs, .pagination, .toc, .toc-collapsible, .doc-footer, .tags',
    '.version-notice, .version-badge, .banner, .page-facts, .post-line, .page-actions',
    '.code-title > small, .code-more, .search-form, .table-filter, .update-filter, .chips, .sample-options',
    // The link of a line, which has no text.
    '[data-line] > a[aria-hidden]',
    '.footnotes > h2, [data-footnote-backref]',
    'docgen-island[name="Diagram"]',
  ].join(', '),
  permalinks: 'a.hash-link',
  generatedIds: /^(?:docgen-|tab-|panel-|user-content-fn|fn(?:ref)?-)/,
}
