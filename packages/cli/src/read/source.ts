import type { FrontMatter } from '../config/front-matter.js'
import type { Post } from './posts/post.js'

/** One Markdown file as it stands on the disk, or as a plugin has written it; or what stands for a page that is a component. Its body is not parsed. */
export interface Source {
  /** Relative to the site's folder, with `/` as separator. */
  readonly path: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
  /** The whole file, front matter included, without a byte order mark; line ends as they are. */
  readonly text: string
  readonly frontMatter: FrontMatter
  /** 1-based line on which the text after the front matter starts. */
  readonly bodyLine: number
  /** The front matter's title, else the text of the first level-1 heading, as written. */
  readonly title?: string
  /** Every file that it includes, directly or through another one: site-relative paths in code-unit order. */
  readonly includes: readonly string[]
  /** Path of an include that does not exist → the path of a file that differs from it in letter case alone; absent without any. */
  readonly sameButCase?: Readonly<Record<string, string>>
  /** Path of an include as written → the path of the file it means, where the page is a copy in a version or a translation; absent without any. */
  readonly movedIncludes?: Readonly<Record<string, string>>
  /** True where its text, or one that it includes, may show the cards of the pages beside it. */
  readonly listsCards: boolean
  /** Present on posts of a blog. */
  readonly post?: Post
  /** `current` for the working tree. */
  readonly version: string
  readonly locale: string
  /** Name of the plugin that has written it; absent on files. */
  readonly writtenBy?: string
}

/** A text file that is no page but may be included by one. */
export interface PartialFile {
  readonly path: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
  readonly text: string
}
