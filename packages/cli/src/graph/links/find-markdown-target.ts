import { posix } from 'node:path'
import { eachNeighborPath } from '../../read/neighbor-docs.js'
import type { FileTarget, LinkTable, PageTarget } from './link-table.js'
import { type LinkParts, type ResolvedLink, toPage } from './link-target.js'

const SITE_ALIAS = '@site/'

/**
 * Resolves the path of a Markdown file: relative to the file with the link, then to the folder of its docs, then to the
 * site's folder.
 */
export function findMarkdownTarget(link: LinkParts, table: LinkTable): ResolvedLink {
  for (const path of eachFilePath(link)) {
    const page = findPage(path, link, table)
    if (page) return toPage(page.route, page.href + link.suffix, link.anchor)
  }
  const candidates = listFilePaths(link)
  for (const path of candidates) {
    const file = findFile(path, table)
    if (file) return { ...file, href: file.href + link.suffix }
  }
  const { href, file, edition } = link
  const isDraft = candidates.some((path) => edition.drafts.includes(path))
  return { kind: 'missing', href, file, expected: 'file', wanted: candidates[0] ?? link.path, isDraft }
}

/** The page of a file in the edition of the link, else in another edition of the same language. */
function findPage(path: string, { edition }: LinkParts, { editions }: LinkTable): PageTarget | undefined {
  if (Object.hasOwn(edition.pages, path)) return edition.pages[path]
  for (const other of Object.values(editions)) {
    if (other.locale === edition.locale && Object.hasOwn(other.pages, path)) return other.pages[path]
  }
  return undefined
}

/** The asset or static file at a path relative to the site's folder. */
export function findFile(
  path: string,
  { assets, statics, staticRoots }: LinkTable,
): ({ readonly kind: 'asset' | 'static'; readonly path: string } & FileTarget) | undefined {
  const asset = Object.hasOwn(assets, path) ? assets[path] : undefined
  if (asset) return { kind: 'asset', path, ...asset }
  for (const root of staticRoots) {
    if (!path.startsWith(`${root}/`)) continue
    const output = path.slice(root.length)
    const file = Object.hasOwn(statics, output) ? statics[output] : undefined
    if (file) return { kind: 'static', path: output, ...file }
  }
  return undefined
}

/** The paths, relative to the site's folder, that the path of a link may mean; the most likely first. */
export function listFilePaths(link: PathInLink): readonly string[] {
  return [...new Set(eachFilePath(link))]
}

type PathInLink = Pick<LinkParts, 'path' | 'file' | 'edition'>

/**
 * Yields the paths that the path of a link may mean. It is a generator, because the first path nearly always matches.
 * For a path in a folder of originals or translations, it yields the path of the translation, then of the original.
 */
function* eachFilePath(link: PathInLink): Generator<string> {
  const { contentRoots } = link.edition
  for (const path of eachPath(link)) {
    const contentRoot = contentRoots.length < 2 ? undefined : contentRoots.find((root) => path.startsWith(`${root}/`))
    if (contentRoot === undefined) yield path
    else for (const root of contentRoots) yield root + path.slice(contentRoot.length)
  }
}

function* eachPath(link: PathInLink): Generator<string> {
  const { path, file } = link
  const { contentRoots } = link.edition
  if (path.startsWith(SITE_ALIAS)) {
    yield joinPath('', path.slice(SITE_ALIAS.length))
    return
  }
  if (!path.startsWith('/')) {
    // Nearly all links stay in the site's folder.
    const mayLeave = path.includes('..') || file.startsWith('..')
    const entered = mayLeave ? enterSite(posix.join(folderOf(file), path), link.edition.folders) : undefined
    if (entered !== undefined) yield entered
    yield joinPath(folderOf(file), path)
    yield* eachNeighborPath(file, path, link.edition)
  }
  if (path.startsWith('.')) return
  for (const root of contentRoots) yield joinPath(root, path)
  yield joinPath('', path)
}

/**
 * Removes the detour from a path such as `../../repo/site/docs/a.md`, which goes up out of the site's folder and down
 * again through the same folders. `folders` are the names of the folders from the repository's root to the site.
 * `undefined` for a path without a detour.
 */
function enterSite(path: string, folders: readonly string[] = []): string | undefined {
  const steps = path.split('/')
  const above = steps.findIndex((step) => step !== '..')
  const names = above > 0 && above <= folders.length ? folders.slice(folders.length - above) : []
  const firstOther = names.findIndex((name, index) => name !== steps[above + index])
  const back = firstOther < 0 ? names.length : firstOther
  return back === 0 ? undefined : [...steps.slice(0, above - back), ...steps.slice(above + back)].join('/')
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf('/'), 0))
}

const LEAVES = /(?:^|\/)\.\.$/

// A segment that is not the name of a file or folder: empty, `.` or `..`.
const UNUSUAL_PART = /(?:^|\/)\.{0,2}(?:\/|$)/

/** `path` relative to `folder`, with `.` and `..` resolved; begins with `../` if it leaves the site's folder. */
function joinPath(folder: string, path: string): string {
  let base = folder
  let relative = path.startsWith('./') ? path.slice(2) : path
  while (base !== '' && !LEAVES.test(base) && relative.startsWith('../')) {
    base = base.slice(0, Math.max(base.lastIndexOf('/'), 0))
    relative = relative.slice(3)
  }
  if (!UNUSUAL_PART.test(relative)) return base === '' ? relative : `${base}/${relative}`
  const joined = posix.join(base, relative.replace(/^\/+/, ''))
  return joined === '.' || joined === './' ? '' : joined.replace(/\/$/, '')
}
