import type * as z from 'zod/mini'
import type { DeepReadonly } from './deep-readonly.js'
import type { DocsConfig } from './docs-config.js'
import type { BlogConfig } from './schema/plain-folders.js'
import type { versionsSchema } from './schema/versions.js'

/** A folder of Markdown files that become pages, with their shared settings: docs, plain pages, or a blog. */
export interface Collection {
  /**
   * The `id` in the config. For plain pages and blogs, `@pages` or `@blog`, followed by `-` and the `id` unless the
   * `id` is `default`. Prefixes the names of versions and files, except if it is `default`.
   */
  readonly id: string
  readonly kind: 'docs' | 'pages' | 'blog'
  readonly docs: DocsConfig
  /** The settings of a blog. */
  readonly blog?: DeepReadonly<BlogConfig>
  /** Whether React pages of the collection have a navbar and a footer only if they render the layout component. */
  readonly isBare?: boolean
  /** Absent if the collection cannot have versions. */
  readonly versions?: DeepReadonly<z.output<typeof versionsSchema>>
  /** Path of the collection's settings in the config. */
  readonly position: readonly (string | number)[]
}

/** Id of a folder if the config does not set another. */
export const DEFAULT_COLLECTION = 'default'

/** The unique key of a collection's version: `1.0`, or `community/1.0`. */
export function versionKey(collection: string, name: string): string {
  return collection === DEFAULT_COLLECTION ? name : `${collection}/${name}`
}

/** Splits a `versionKey` into its two parts. */
export function splitVersionKey(key: string): { readonly collection: string; readonly name: string } {
  const slash = key.lastIndexOf('/')
  if (slash === -1) return { collection: DEFAULT_COLLECTION, name: key }
  return { collection: key.slice(0, slash), name: key.slice(slash + 1) }
}
