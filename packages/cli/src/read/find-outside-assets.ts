import { join, posix } from 'node:path'
import { type Memo, NO_MEMO } from '../cache/memo.js'
import { isFile } from '../config/read-regular-file.js'
import { decodePath } from './files/decode-path.js'
import { isOfSite } from './files/is-of-site.js'
import { countFoldersAbove, countRepositoryFolders } from './git/count-repository-folders.js'
import type { PartialFile } from './source.js'
import type { TextFacts } from './text-facts.js'

/** The files to search for paths, and the folders of the site. */
export interface OutsideAssetsRequest {
  readonly siteDir: string
  /** Pages and partials. */
  readonly files: readonly PartialFile[]
  /** Content folders, relative to the site's folder. */
  readonly folders: readonly string[]
  /** Paths of the files in the content folders, relative to the site's folder. */
  readonly collected: readonly string[]
  readonly staticDirectories: readonly string[]
  /** Caches the paths that each text contains. */
  readonly memo?: Memo
  readonly facts: TextFacts
}

/**
 * A possible path in a Markdown link or definition, in an attribute, in an import, or in an image field of the front
 * matter. In quotes, it can have spaces.
 */
const PATH =
  /(?:\]\(|\]:[ \t]*)(?:<([^<>\n]+)>|((?:[^\s"'<>()?#\\]|\\[!-/:-@[-`{-~]?)+))|(?:=\s*|\brequire\(|\bfrom\s*)(?:"([^"<>\n]+)"|'([^'<>\n]+)')|^[ \t]*(?:-[ \t]+)?(?:dark|image|light|src):[ \t]+(?:"([^"<>\n]+)"|'([^'<>\n]+)'|([^\s"'<>#]+))/gm
const SITE_ALIAS = '@site/'
/** In a path that may point outside its content folder: a parent folder, the alias, or a folder such as `.gitbook`. */
const OUTSIDE = /\.\.\/|@site\/|(?<![^/("'<\s])\.\w[^\s/("'<]*\//g
/**
 * Names of Markdown and HTML files, which are pages, as in Docusaurus: only a link with `@site/` downloads the file.
 * Also names of hidden files such as `.env`, which can contain secrets.
 */
const PAGE_OR_HIDDEN = /\.(?:mdx?|html?)$|^\./i
/** Files that are part of the page's module if the page imports them. */
const CODE = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json[5c]?|ya?ml|toml|mdx?)$/i

/**
 * Finds images and other files that pages refer to outside of the content and static folders, such as
 * `../../assets/logo.png`. Returns paths relative to the site's folder, with the letter case of the pages, so that
 * links find them. All files are in the site's repository, or next to a content folder outside of it.
 */
export function findOutsideAssets({
  siteDir,
  files,
  folders,
  collected,
  staticDirectories,
  memo = NO_MEMO,
  facts,
}: OutsideAssetsRequest): readonly string[] {
  const seen = new Set([...collected, ...files.map(({ path }) => path)])
  const above = Math.max(countRepositoryFolders(siteDir), ...folders.map(countFoldersAbove))
  const list = memo.each('paths in texts', {}, (file: PartialFile, isInFolder: boolean) =>
    facts.recall(isInFolder ? 'paths out of the folder' : 'paths', file, () => listPaths(file, isInFolder)),
  )
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

/**
 * Lists the possible paths in a text; for a file in a content folder, only paths that can point outside the folder, or
 * into a hidden folder.
 */
function listPaths({ path, text }: Pick<PartialFile, 'path' | 'text'>, isInFolder: boolean): readonly string[] {
  const searched = isInFolder ? selectLines(text, OUTSIDE) : text
  return [...searched.matchAll(PATH)].flatMap(([whole, bracketed, bare, ...quoted]) => {
    const plain = quoted.find((each) => each !== undefined) ?? removeEscapes(bracketed ?? bare ?? '')
    const file = isInFolder && plain.search(OUTSIDE) === -1 ? undefined : findPath(plain, path)
    return file === undefined || (whole.startsWith('from') && CODE.test(file)) ? [] : file
  })
}

/** The text of a destination in Markdown without backslashes before punctuation. */
function removeEscapes(destination: string): string {
  return destination.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** Returns each line with a match of a global pattern and the line before it, where an attribute's value may begin. */
function selectLines(text: string, wanted: RegExp): string {
  let selected = ''
  let end = 0
  for (const { index } of text.matchAll(wanted)) {
    if (index < end) continue
    const start = text.lastIndexOf('\n', index - 1)
    const before = start > 0 ? text.lastIndexOf('\n', start - 1) : -1
    const next = text.indexOf('\n', index)
    selected += text.slice(Math.max(end, before + 1), next === -1 ? text.length : next + 1)
    end = next === -1 ? text.length : next + 1
  }
  return selected
}

/**
 * Resolves a written path relative to the site's folder; `undefined` for URLs, absolute paths, pages and hidden files.
 */
function findPath(written: string, source: string): string | undefined {
  const name = decodePath(written.replace(/[?#].*/s, ''))
  if (name.startsWith(SITE_ALIAS)) return posix.normalize(name.slice(SITE_ALIAS.length))
  const isRelative = !name.startsWith('/') && !/^[\w-]+:/.test(name)
  return isRelative && !PAGE_OR_HIDDEN.test(posix.basename(name)) ? posix.join(posix.dirname(source), name) : undefined
}
