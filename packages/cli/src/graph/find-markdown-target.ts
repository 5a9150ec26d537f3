import type { FileTarget, LinkTable } from './link-table.js'
import { type LinkParts, type ResolvedLink, toPage } from './link-target.js'

const SITE_ALIAS = '@site/'

/** What the path of a Markdown file leads to: relative to the file that names it, then to its content folder, then to the site's. */
export function findMarkdownTarget(link: LinkParts, table: LinkTable): ResolvedLink {
  const candidates = listFilePaths(link.path, link.file, table)
  for (const path of candidates) {
    const page = Object.hasOwn(table.pages, path) ? table.pages[path] : undefined
    if (page) return toPage(page.route, page.href + link.suffix, link.anchor)
  }
  for (const path of candidates) {
    const file = findFile(path, table)
    if (file) return { ...file, href: file.href + link.suffix }
  }
  const isDraft = candidates.some((path) => table.drafts.includes(path))
  const { href, file } = link
  return { kind: 'missing', href, file, sought: 'file', wanted: candidates[0] ?? link.path, isDraft }
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

/** Where a file's path, written in the file `from`, may point: relative to the site's folder, the likeliest first. */
export function listFilePaths(path: string, from: string, { contentRoots }: LinkTable): readonly string[] {
  if (path.startsWith(SITE_ALIAS)) return insideSite([joinPath('', path.slice(SITE_ALIAS.length))])
  const own = contentRoots.find((root) => root === '' || from.startsWith(`${root}/`))
  const roots = own === undefined ? contentRoots : [own]
  const below = [...roots.map((root) => joinPath(root, path)), joinPath('', path)]
  if (path.startsWith('/')) return insideSite(below)
  const beside = joinPath(from.slice(0, Math.max(from.lastIndexOf('/'), 0)), path)
  return insideSite(path.startsWith('.') ? [beside] : [beside, ...below])
}

function insideSite(paths: readonly (string | undefined)[]): readonly string[] {
  return paths.filter((path) => path !== undefined)
}

/** `path` from `folder`, `.` and `..` worked off; undefined where it leaves the site's folder. */
function joinPath(folder: string, path: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined
    } else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}
