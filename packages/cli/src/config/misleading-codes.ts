/** Codes of diagnostics that missing fields of a fallback config may cause, although the site has no such error. */
export const MISLEADING_CODES = {
  /** Some pages are missing, so references to them may be valid. */
  pages: [
    'api-unknown-operation',
    'broken-link',
    'broken-markdown-link',
    'empty-category',
    'empty-feed',
    'empty-search-context',
    'no-documents',
    'navbar-sidebar-without-link',
    'navbar-unknown-document',
    'navbar-unknown-sidebar',
    'no-home-page',
    'redirect-target',
    'unknown-doc',
    'unknown-folder',
    'unknown-sidebar',
  ],
  /** The ids of sidebars are missing. */
  sidebars: ['navbar-sidebar-without-link', 'navbar-unknown-sidebar', 'unknown-sidebar'],
  /** A Markdown plugin is missing, which may define custom syntax or the ids of headings. */
  markdownPlugins: [
    'broken-anchor',
    'unknown-alert',
    'unknown-directive',
    'stray-directive-fence',
    'unclosed-directive',
  ],
} as const
