/** Codes of diagnostics that may follow from what is missing in a fallback config, not from an error of the site. */
export const MISLEADING_CODES = {
  /** Without some of the site's pages: whatever names one may be right. */
  pages: [
    'api-unknown-operation',
    'broken-link',
    'broken-markdown-link',
    'empty-category',
    'empty-search-context',
    'no-documents',
    'navbar-sidebar-without-link',
    'navbar-unknown-doc',
    'navbar-unknown-sidebar',
    'no-home-page',
    'unknown-doc',
    'unknown-folder',
    'unknown-sidebar',
  ],
  /** Without the names of sidebars. */
  sidebars: ['navbar-sidebar-without-link', 'navbar-unknown-sidebar', 'unknown-sidebar'],
  /** Without a Markdown plugin, which may read syntax of its own or give headings their ids. */
  markdownPlugins: [
    'broken-anchor',
    'unknown-alert',
    'unknown-directive',
    'stray-directive-fence',
    'unclosed-directive',
  ],
} as const
