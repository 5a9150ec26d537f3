// Ids of elements of the layout, imported as a namespace. The prefix avoids collisions with the ids of headings.

/** The main part of a page. */
export const main = 'docgen-main'
/** The sidebar next to the text, which in narrow windows is the drawer. */
export const drawer = 'docgen-drawer'
/** The live region for screen readers, which also contains the error messages. */
export const status = 'docgen-status'
/** The template of a code block's buttons. */
export const codeActions = 'docgen-code-actions'
/** The message shown when the site's files are not found. */
export const baseUrlBanner = 'docgen-base-url-banner'
/** The list of keyboard shortcuts. */
export const shortcuts = 'docgen-shortcuts'
/** Container of the results on the search page. */
export const searchResults = 'docgen-search-results'
