import { join, posix } from 'node:path'
import { type Memo, NO_MEMO } from '../cache/memo.js'
import { isFile } from '../config/read-regular-file.js'
import { decodePath } from './files/decode-path.js'
import { isOfSite } from './files/is-of-site.js'
import { countFoldersAbove, countRepositoryFolders } from './git/count-repository-folders.js'
import type { PartialFile } from './source.js'

/** The pages and the folders of the search. */
export interface OutsideAssetsRequest {
  readonly siteDir: string
  readonly files: readonly Pick<PartialFile, 'path' | 'text'>[]
  /** Content folders, relative to the site's folder. */
  readonly folders: readonly string[]
  /** Paths of the files in the content folders, relative to the site's folder. */
  readonly collected: readonly string[]
  readonly staticDirectories: readonly string[]
  /** Caches the paths in each text. */
  readonly memo?: Memo
}

/** A possible path in a Markdown link or definition, in an attribute, or in an import. */
const PATH = /(?:\]\(|\]:[ \t]*|=\s*["']|\brequire\(["']|\bfrom\s*["'])(?:<([^<>\n]+)>|([^\s"'<>()?#]+))/g
const SITE_ALIAS = '@site/'
const PARENT = '../'
/**
 * Markdown and HTML files are pages, as in Docusaurus: only a path with `@site/` makes one a file to download. Hidden
 * files such as `.env` can contain secrets.
 */
const PAGE_OR_HIDDEN = /(?:\.(?:mdx?|html?)|^\.[^.]*|^\.\.)$/i
/** Files that are part of the page's module if the page imports them. */
const CODE = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json[5c]?|ya?ml|toml|mdx?)$/i

/**
 * Paths of images and other files that pages name outside of the content and static folders, such as
 * `../../assets/logo.png`, relative to the site's folder: as pages spell them, so that links find them. All are files
 * of the site's repository.
 */
export function findOutsideAssets({
  siteDir,
  files,
  folders,
  collected,
  staticDirectories,
  memo = NO_MEMO,
}: OutsideAssetsRequest): readonly string[] {
  const seen = new Set([...collected, ...files.map(({ path }) => path)])
  const above = Math.max(countRepositoryFolders(siteDir), ...folders.map(countFoldersAbove))
  const list = memo.each('paths in texts', {}, listPaths)
  return files.flatMap((source) => {
    const isInFolder = folders.some((folder) => folder === '' || source.path.startsWith(`${folder}/`))
    return list(source, isInFolder).filter((file) => {
      if (seen.has(file)) return false
      seen.add(file)
      const isStatic = staticDirectories.some((folder) => file.startsWith(`${folder}/`))
      return !isStatic && isFile(join(siteDir, file)) && isOfSite(file, siteDir, above)
    })
  })
}

/** The possible paths in a text; if its file is in a content folder, only those that can point outside the folder. */
function listPaths({ path, text }: Pick<PartialFile, 'path' | 'text'>, isInFolder: boolean): readonly string[] {
  const pointsOutside = (name: string): boolean => name.includes(PARENT) || name.includes(SITE_ALIAS)
  const searched = isInFolder ? linesWith(text, [PARENT, SITE_ALIAS]) : text
  return [...searched.matchAll(PATH)].flatMap(([whole, quoted = '', plain = quoted]) => {
    const file = isInFolder && !pointsOutside(plain) ? undefined : findPath(plain, path)
    return file === undefined || (whole.startsWith('from') && CODE.test(file)) ? [] : file
  })
}

/** Each line with one of these parts, after the line before it: an attribute's value may begin on a new line. */
function linesWith(text: string, parts: readonly string[]): string {
  const found: string[] = []
  const next = parts.map((part) => text.indexOf(part))
  for (let end = 0; ; ) {
    for (const [index, part] of parts.entries())
      if (next[index] !== -1 && (next[index] ?? -1) < end) next[index] = text.indexOf(part, end)
    const at = Math.min(...next.map((each) => (each === -1 ? text.length : each)))
    if (at === text.length) return found.join('\n')
    const before = text.lastIndexOf('\n', at)
    const start = Math.max(end, text.lastIndexOf('\n', before - 1) + 1)
    const newline = text.indexOf('\n', at)
    end = newline === -1 ? text.length : newline
    found.push(text.slice(start, end))
  }
}

/** Resolves a written path relative to the site's folder; `undefined` for URLs and for files that become pages. */
function findPath(written: string, source: string): string | undefined {
  const name = decodePath(written.replace(/[?#].*/s, ''))
  if (name.startsWith(SITE_ALIAS)) return posix.normalize(name.slice(SITE_ALIAS.length))
  const isRelative = !name.startsWith('/') && !/^[\w-]+:/.test(name)
  return isRelative && !PAGE_OR_HIDDEN.test(posix.basename(name)) ? posix.join(posix.dirname(source), name) : undefined
}
