declare const __DOCGEN_BUILD__: string | undefined

/** Hash of the code that this docgen is built from; `source` when it runs unbundled, as its own tests do. Part of every cache key. */
export const BUILD_ID: string = typeof __DOCGEN_BUILD__ === 'string' ? __DOCGEN_BUILD__ : 'source'
