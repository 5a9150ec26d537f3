import type * as z from 'zod/mini'
import type { DeepReadonly } from '../../config/deep-readonly.js'
import type { authorSchema } from '../../config/schema/post.js'

/** Data of a post, in addition to the data of every page. */
export interface Post {
  /** RFC 3339 in UTC: from the front matter, else the file's path, else the first commit; absent if unknown. */
  readonly date?: string
  readonly authors: readonly RawAuthor[]
  /** Reading time in minutes, at least 1. */
  readonly readingMinutes: number
  /** Text before `<!-- truncate -->`, else the start of the first paragraph, without markup. */
  readonly excerpt: string
  /** Whether the author has marked the end of the excerpt: lists then show the excerpt instead of the description. */
  readonly hasTruncateMarker?: true
  /** The excerpt with its headings, as lists of posts show it; absent without headings. */
  readonly excerptWithHeadings?: string
  /** Path below the blog's URL, such as `2026/03/01/name`: from the file's path and the date in it. */
  readonly slug: string
}

/** The author of a post, as written in front matter or `authors.yml`. */
export type RawAuthor = DeepReadonly<z.output<typeof authorSchema>>
