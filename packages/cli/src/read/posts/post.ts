import type * as z from 'zod/mini'
import type { DeepReadonly } from '../../config/deep-readonly.js'
import type { authorSchema } from '../../config/schema/author.js'

/** What a blog shows of a file beside what documents have. */
export interface Post {
  /** RFC 3339 in UTC: the front matter's, else that of the file's name; absent where neither has one. */
  readonly date?: string
  readonly authors: readonly WrittenAuthor[]
  /** Text before `<!-- truncate -->`, else the first paragraph: words only, without markup. */
  readonly excerpt: string
  /** Whether the author has marked where the excerpt ends: lists show it even where there is a description. */
  readonly isMarked?: true
  /** Last part of the address, or all of it below the blog: by the file's name and date. */
  readonly address: string
}

/** Who wrote a post, as front matter or `authors.yml` has it. */
export type WrittenAuthor = DeepReadonly<z.output<typeof authorSchema>>
