import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readFrontMatter } from '../../config/read-front-matter.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'
import { findTitle } from '../../read/read-source.js'

/** The files in the docs folder of a site. */
export interface DocsFiles {
  /** The folder, relative to the site's folder. */
  readonly folder: string
  /** Paths of Markdown files, relative to the docs folder, in code-unit order. */
  readonly pages: readonly string[]
  /** Whether a file exists; the path is relative to the docs folder. */
  readonly has: (path: string) => boolean
  /** The text of a file; empty if it cannot be read. */
  readonly read: (path: string) => string
  /** The title of a page: that of the front matter, else its first heading, else its name. */
  readonly titleOf: (path: string) => string
}

/** Lists the files in the docs folder. */
export function openDocsFiles(siteDir: string, folder: string): DocsFiles {
  const listed = listFiles({ siteDir, folder, includesDotFiles: false }).value
  const pages = listed.filter((path) => /\.md$/i.test(path)).map((path) => posix.relative(folder, path))
  const read = (path: string): string => readText(join(siteDir, folder, path), path).text ?? ''
  return {
    folder,
    pages,
    has: (path) => existsSync(join(siteDir, folder, path)),
    read,
    titleOf: (path) => {
      const text = read(path)
      const { frontMatter, bodyOffset } = readFrontMatter(text, path).value
      return frontMatter.title ?? findTitle(text, bodyOffset) ?? nameTitle(path)
    },
  }
}

/** The title that a name suggests: `getting-started.md` is “Getting started”. */
export function nameTitle(path: string): string {
  const parts = path.replace(/\.md$/i, '').split('/')
  const name = /^(?:index|readme)$/i.test(parts.at(-1) ?? '') ? (parts.at(-2) ?? 'Home') : (parts.at(-1) ?? '')
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.toLowerCase() === words ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/** The id of a page in docgen: its path without the extension. */
export function docId(path: string): string {
  return path.replace(/\.mdx?$/i, '')
}
