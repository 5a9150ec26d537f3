import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { DocsConfig } from './docs-config.js'
import type { versionsSchema } from './schema/versions.js'

/** A folder of Markdown files that become pages, with what is said of all of them: documents, plain pages, or a blog. */
export interface Collection {
  /** The config's name for it; `@pages` and `@blog` for the two that have none. Names of versions and files begin with it, but for `default`. */
  readonly id: string
  readonly kind: 'docs' | 'pages' | 'blog'
  readonly docs: DocsConfig
  /** Absent where there are never several. */
  readonly versions?: DeepReadonly<z.output<typeof versionsSchema>>
  /** Where its settings stand in the config. */
  readonly place: readonly (string | number)[]
}

/** Id of the documents that a site has without naming them. */
export const DEFAULT_COLLECTION = 'default'

/** The name of a version of a collection among those of all collections: `1.0`, or `community/1.0`. */
export function versionKey(collection: string, name: string): string {
  return collection === DEFAULT_COLLECTION ? name : `${collection}/${name}`
}

/** The two halves of a `versionKey`. */
export function splitVersionKey(key: string): { readonly collection: string; readonly name: string } {
  const slash = key.lastIndexOf('/')
  if (slash === -1) return { collection: DEFAULT_COLLECTION, name: key }
  return { collection: key.slice(0, slash), name: key.slice(slash + 1) }
}
