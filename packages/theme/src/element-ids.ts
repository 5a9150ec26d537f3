/** Ids of the frame's own elements. The prefix keeps them apart from the ids that headings get. */
export const ELEMENT_IDS = {
  main: 'docgen-main',
  drawer: 'docgen-drawer',
  status: 'docgen-status',
  codeActions: 'docgen-code-actions',
  baseUrlBanner: 'docgen-base-url-banner',
  shortcuts: 'docgen-shortcuts',
  searchResults: 'docgen-search-results',
} as const
