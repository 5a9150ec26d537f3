// Ids of the frame's own elements, imported together under one name. The prefix keeps them apart from the ids that headings get.

/** The main part of a page. */
export const main = 'docgen-main'
/** The sidebar beside the text, which on narrow windows is the drawer. */
export const drawer = 'docgen-drawer'
/** What tells of changes to those who do not see them, and holds the texts of what can go wrong. */
export const status = 'docgen-status'
/** The template of a code block's buttons. */
export const codeActions = 'docgen-code-actions'
/** What is said where the site's files are not found. */
export const baseUrlBanner = 'docgen-base-url-banner'
/** The list of keys. */
export const shortcuts = 'docgen-shortcuts'
/** Where the search page shows what was found. */
export const searchResults = 'docgen-search-results'
