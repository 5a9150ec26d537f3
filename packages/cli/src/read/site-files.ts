import type { CategoryMetadata } from '../config/category.js'
import type { DefinedTags } from '../config/read-tags-file.js'
import type { ApiFile } from './api/api-file.js'
import type { WrittenAuthor } from './posts/post.js'
import type { PartialFile, Source } from './source.js'
import type { Translation } from './translation.js'
import type { DocsVersion } from './versions/docs-version.js'

/** Everything that the site's folder holds, read once; lists are in code-unit order of their paths inside each folder of documents. */
export interface SiteFiles {
  /** Published versions, newest first. */
  readonly versions: readonly DocsVersion[]
  /** Locale → what its folder says beside documents; the default language has none. */
  readonly translations: ReadonlyMap<string, Translation>
  readonly sources: readonly Source[]
  /** Site-relative path → text file that is no page and may be included by one (`_x.md`). */
  readonly partials: ReadonlyMap<string, PartialFile>
  readonly categories: readonly CategoryFile[]
  readonly tags: readonly TagsFile[]
  /** Of the blog, in each language that has one. */
  readonly authors: readonly AuthorsFile[]
  readonly assets: readonly Asset[]
  readonly statics: readonly StaticFile[]
  /** API descriptions of each version in the order of the config. */
  readonly apis: readonly ApiFile[]
  /** Site-relative path → last change by the repository's history; empty where the config asks for none. */
  readonly history: ReadonlyMap<string, LastChange>
}

/** A `_category_.json` or `_category_.yml` file. */
export interface CategoryFile {
  /** Relative to the site's folder. */
  readonly path: string
  /** The folder that it describes, relative to the site's folder. */
  readonly folder: string
  /** As written, for the places of mistakes. */
  readonly text: string
  readonly metadata: CategoryMetadata
  readonly version: string
  readonly locale: string
}

/** A `tags.yml`: what is known of the tags of a folder of documents. */
export interface TagsFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly tags: DefinedTags
  readonly version: string
  readonly locale: string
}

/** An `authors.yml`: who writes the posts of a blog. */
export interface AuthorsFile {
  /** Relative to the site's folder. */
  readonly path: string
  /** As written, for the positions of diagnostics. */
  readonly text: string
  /** Key → author. */
  readonly authors: Readonly<Record<string, WrittenAuthor>>
  readonly version: string
  readonly locale: string
}

/** A file beside the Markdown files that a page may link to or show. */
export interface Asset {
  /** Relative to the site's folder. */
  readonly path: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
  readonly bytes: number
  /** Size of a picture in CSS pixels, where its file tells. */
  readonly width?: number
  readonly height?: number
}

/** A file that is copied as it is. */
export interface StaticFile extends Asset {
  /** Path inside the output folder. */
  readonly output: string
  /** Only of files that docgen adds to: `_headers` and `_redirects`. */
  readonly text?: string
}

/** When and by whom a file was last changed. */
export interface LastChange {
  /** RFC 3339 date in UTC. */
  readonly date: string
  readonly author: string
}
