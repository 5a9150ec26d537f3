import { join, posix } from 'node:path'
import { isFile } from '../config/read-regular-file.js'
import { decodePath } from './files/decode-path.js'
import { isOfSite } from './files/is-of-site.js'
import { countFoldersAbove, countRepositoryFolders } from './git/count-repository-folders.js'
import type { PartialFile } from './source.js'

/** Inputs of the search for files outside of the content folders. */
export interface OutsideAssetsRequest {
  readonly siteDir: string
  readonly files: readonly Pick<PartialFile, 'path' | 'text'>[]
  /** Content folders, relative to the site's folder. */
  readonly folders: readonly string[]
  /** Paths of the files in the content folders, relative to the site's folder. */
  readonly collected: readonly string[]
  readonly staticDirectories: readonly string[]
}

/** A path in a Markdown link or definition, in an attribute, or in an import; what it names is decided afterwards. */
const PATH = /(?:\]\(|\]:[ \t]*|=\s*["']|\brequire\(["']|\bfrom\s*["'])(?:<([^<>\n]+)>|([^\s"'<>()?#]+))/g
const SITE_ALIAS = '@site/'
/**
 * As in Docusaurus, the first are pages, and only `@site/` makes them files to download. Hidden files such as `.env`
 * can contain secrets.
 */
const PAGE_OR_HIDDEN = /(?:\.(?:mdx?|html?)|^\.[^.]*|^\.\.)$/i
/** Imports of these are part of the page's module. */
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
}: OutsideAssetsRequest): readonly string[] {
  const seen = new Set([...collected, ...files.map(({ path }) => path)])
  const above = Math.max(countRepositoryFolders(siteDir), ...folders.map(countFoldersAbove))
  const assets: string[] = []
  for (const { path, text } of files) {
    const isInFolder = folders.some((folder) => folder === '' || path.startsWith(`${folder}/`))
    if (isInFolder && !text.includes('../') && !text.includes(SITE_ALIAS)) continue
    for (const [whole, quoted = '', plain = quoted] of text.matchAll(PATH)) {
      if (isInFolder && !plain.includes('../') && !plain.includes(SITE_ALIAS)) continue
      const file = findPath(plain, path)
      if (file === undefined || seen.has(file) || (whole.startsWith('from') && CODE.test(file))) continue
      seen.add(file)
      const isStatic = staticDirectories.some((folder) => file.startsWith(`${folder}/`))
      if (!isStatic && isFile(join(siteDir, file)) && isOfSite(file, siteDir, above)) assets.push(file)
    }
  }
  return assets
}

/** The path that may be meant, relative to the site's folder; undefined for URLs and for files that become pages. */
function findPath(written: string, source: string): string | undefined {
  const name = decodePath(written.replace(/[?#].*/s, ''))
  if (name.startsWith(SITE_ALIAS)) return posix.normalize(name.slice(SITE_ALIAS.length))
  const isRelative = !name.startsWith('/') && !/^[\w-]+:/.test(name)
  return isRelative && !PAGE_OR_HIDDEN.test(posix.basename(name)) ? posix.join(posix.dirname(source), name) : undefined
}
