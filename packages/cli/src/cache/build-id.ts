declare const __DOCGEN_BUILD__: string | undefined

/** Hash of this docgen's own code; `source` if it runs unbundled, as in its own tests. Part of every cache key. */
export const BUILD_ID: string = typeof __DOCGEN_BUILD__ === 'string' ? __DOCGEN_BUILD__ : 'source'
