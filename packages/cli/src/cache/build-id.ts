declare const __DOCGEN_BUILD__: string | undefined

/** Hash of docgen's code; `source` if docgen runs unbundled, as in its tests. Part of cache keys. */
export const BUILD_ID: string = typeof __DOCGEN_BUILD__ === 'string' ? __DOCGEN_BUILD__ : 'source'
