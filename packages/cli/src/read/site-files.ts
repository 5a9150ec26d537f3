import type { CategoryMetadata } from '../config/files/category.js'
import type { DefinedTags } from '../config/files/read-tags-file.js'
import type { ApiFile } from './api/api-file.js'
import type { RawAuthor } from './posts/post.js'
import type { PartialFile, Source } from './source.js'
import type { Translation } from './translation.js'
import type { DocsVersion } from './versions/version-files.js'

/** All files of the site, read once; lists are in code-unit order of their paths inside each docs folder. */
export interface SiteFiles {
  /** Names of the folders from the root of the repository to the site; empty or absent without a repository. */
  readonly folders?: readonly string[]
  /** Published versions of each collection, newest first. */
  readonly versions: readonly DocsVersion[]
  /** Locale → the translated texts in the folder of the language; the default language has no entry. */
  readonly translations: ReadonlyMap<string, Translation>
  readonly sources: readonly Source[]
  /** Site-relative path → text file that is not a page and can be included (`_x.md`). */
  readonly partials: ReadonlyMap<string, PartialFile>
  readonly categories: readonly CategoryFile[]
  readonly tags: readonly TagsFile[]
  /** The authors file of each blog in each language, if it exists. */
  readonly authors: readonly AuthorsFile[]
  readonly assets: readonly Asset[]
  readonly statics: readonly StaticFile[]
  /** API descriptions of each version in the order of the config. */
  readonly apis: readonly ApiFile[]
  /** Site-relative path → last change in the repository's history; empty if pages do not show it. */
  readonly history: ReadonlyMap<string, LastChange>
}

/** A `_category_.json` or `_category_.yml` file. */
export interface CategoryFile {
  /** Relative to the site's folder. */
  readonly path: string
  /** The folder that it describes, relative to the site's folder. */
  readonly folder: string
  /** As written, for the positions of diagnostics. */
  readonly text: string
  readonly metadata: CategoryMetadata
  readonly version: string
  readonly locale: string
}

/** A `tags.yml`: definitions of the tags of a docs folder. */
export interface TagsFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly tags: DefinedTags
  readonly version: string
  readonly locale: string
}

/** An `authors.yml`: the authors of a blog. */
export interface AuthorsFile {
  /** Relative to the site's folder. */
  readonly path: string
  /** As written, for the positions of diagnostics. */
  readonly text: string
  /** Key → author. */
  readonly authors: Readonly<Record<string, RawAuthor>>
  readonly version: string
  readonly locale: string
}

/** A file that is not a page or partial, and that pages can link to or show. */
export interface Asset {
  /** Relative to the site's folder. */
  readonly path: string
  /** 32 hex digits of the SHA-256 of the file's bytes. */
  readonly hash: string
  readonly bytes: number
  /** Size of an image in CSS pixels, if its file contains it. */
  readonly width?: number
  readonly height?: number
}

/** A file of a static folder. */
export interface StaticFile extends Asset {
  /** Path inside the output folder. */
  readonly output: string
  /** Only for files that docgen extends: `_headers` and `_redirects`. */
  readonly text?: string
}

/** Date and author of a change of a file: its last, or for the dates of posts, its first. */
export interface LastChange {
  /** RFC 3339 date in UTC. */
  readonly date: string
  readonly author: string
  /** Names of all authors, the authors with the most changes first; absent if no page shows them. */
  readonly authors?: readonly string[]
}
