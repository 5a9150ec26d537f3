/**
 * `file:` URL of the folder of built browser files. The path is valid from `src/` and from the bundle in `dist/`, which
 * are siblings.
 */
export const clientDirectory: string = new URL('../dist/client/', import.meta.url).href

/** `file:` URL of the built module that exports `frameComponent`. */
export const islandModule: string = new URL('../dist/island.js', import.meta.url).href

/** `file:` URL of the built module to which imports of `@theme/…` and `@docusaurus/…` resolve. */
export const docusaurusModule: string = new URL('../dist/docusaurus.js', import.meta.url).href
