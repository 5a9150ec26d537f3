import { join, posix } from 'node:path'
import { readRawFields } from '../../config/read-front-matter.js'
import { listFiles } from '../../read/files/list-files.js'
import { readText } from '../../read/files/read-text.js'
import { docId } from '../content/docs-files.js'
import { trimPath } from '../content/trim-path.js'

/** A docs folder of the new config: the pages of one language or version. */
export interface PageFolder {
  /** Key in `locales`, or the slug of a version; `root` for pages without a folder. */
  readonly key: string
  /** Relative to the site's folder. */
  readonly path: string
  /** Path below which its pages are served, without slashes; empty for the root. */
  readonly base: string
  /** Paths of its pages, relative to the folder. */
  readonly files: readonly string[]
  /** Paths of the URLs of its pages, without slashes at their ends. */
  readonly routes: readonly string[]
  /** Finds the page of a URL path without a slash at the start; `undefined` if there is none. */
  readonly find: (route: string) => string | undefined
}

/** The content collection of a site of Starlight. */
export interface StarlightPages {
  /** Relative to the site's folder. */
  readonly folder: string
  /** Markdown files, relative to the folder, in code-unit order. */
  readonly files: readonly string[]
  /** Files of other formats, such as Markdoc. */
  readonly others: readonly string[]
  /** The text of a page; the path is relative to the folder. */
  readonly read: (file: string) => string
  /** Creates the docs folder of the pages in a folder of the collection, without those in the folders `without`. */
  readonly open: (key: string, inside: string, without: readonly string[]) => PageFolder
}

const isPage = (path: string): boolean => /\.mdx?$/.test(path)

/** Lists the pages in the content collection of a site. */
export function openStarlightPages(siteDir: string, folder: string): StarlightPages {
  const listed = listFiles({ siteDir, folder, includesDotFiles: false }).value.map((path) =>
    posix.relative(folder, path),
  )
  // As in Starlight, files whose names begin with an underscore are no pages.
  const files = listed.filter((path) => isPage(path) && !/(?:^|\/)_[^/]*$/.test(path))
  const read = (file: string): string => readText(join(siteDir, folder, file), file).text ?? ''
  return {
    folder,
    files,
    others: listed.filter((path) => /\.(?:mdoc|markdoc|astro|html|adoc)$/.test(path)),
    read,
    open: (key, base, without) => {
      // Astro writes URLs in lower case, so the folder can have other letters than the language.
      const isIn = (path: string, folder: string): boolean => path.toLowerCase().startsWith(`${folder}/`.toLowerCase())
      const inside = base === '' ? '' : (files.find((path) => isIn(path, base))?.slice(0, base.length) ?? base)
      const prefix = inside === '' ? '' : `${inside}/`
      const own = files
        .filter((path) => path.startsWith(prefix) && !without.some((other) => isIn(path, other)))
        .map((path) => path.slice(prefix.length))
      const routes = new Map(own.map((file) => [routeOf(file, prefix, read), file]))
      return {
        key,
        path: inside === '' ? folder : `${folder}/${inside}`,
        base,
        files: own,
        routes: [...routes.keys()],
        find: (route) => routes.get(trimPath(route).toLowerCase()),
      }
    },
  }
}

/** The path of the URL of a page: its slug, else its path without extension and `index`. */
function routeOf(file: string, prefix: string, read: (file: string) => string): string {
  const { slug } = readRawFields(read(prefix + file))
  const written = typeof slug === 'string' ? trimPath(slug) : undefined
  const inside = written?.startsWith(prefix) ? written.slice(prefix.length) : written
  const path = inside === undefined ? docId(file) : `${inside}/` === prefix ? '' : inside
  return path
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-'))
    .join('/')
    .replace(/(?:^|\/)index$/, '')
}
