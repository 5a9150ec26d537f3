/**
 * Id of the element of the search page that contains the search manifest. The build fills it in, and the search reads
 * it there instead of requesting the manifest.
 */
export const SEARCH_MANIFEST_ID = 'docgen-search-manifest'
