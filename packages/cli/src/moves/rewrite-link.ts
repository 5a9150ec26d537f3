import { posix } from 'node:path'
import { editionLinks, type LinkTable } from '../graph/links/link-table.js'
import type { LinkOrigin } from '../graph/links/link-target.js'
import { relativePath } from '../graph/links/relative-path.js'
import { isMarkdownLink, type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'

/** A link that has to change because of a move. */
export interface LinkRewrite {
  /** The link as its author wrote it, before the move. */
  readonly href: string
  /** Where the link is after the move. */
  readonly origin: LinkOrigin
  /** Route that the link pointed to before the move; absent if it pointed to a file. */
  readonly oldRoute?: string
  /** Whether the link was a path relative to its file. */
  readonly isFromFile?: boolean
  /** Where the link has to point after the move. */
  readonly target: MoveTarget
  /** Link table after the move. */
  readonly table: LinkTable
}

/** The target of a link: a page, with the path of its Markdown file if it has one, or another file. */
export type MoveTarget =
  | { readonly kind: 'page'; readonly route: string; readonly source?: string }
  | { readonly kind: 'asset' | 'static'; readonly path: string; readonly source: string }

/**
 * Returns a link in the form in which its author wrote it - a relative or absolute path or URL, with or without `./`
 * and a trailing slash - that points to the target; `undefined` if none of these forms does.
 */
export function rewriteLink(rewrite: LinkRewrite): string | undefined {
  const { href, origin, target, table } = rewrite
  const [path = '', suffix = ''] = splitSuffix(href)
  return [...listForms(path, rewrite)]
    .map((form) => escapePath(form) + suffix)
    .find((form) => pointsTo(resolveLink(form, origin, table), target))
}

/** Whether a resolved link points to a target. */
export function pointsTo(resolved: ResolvedLink, target: MoveTarget): boolean {
  if (resolved.kind === 'page') return target.kind === 'page' && resolved.route === target.route
  return resolved.kind === target.kind && resolved.path === target.path
}

function splitSuffix(href: string): readonly [path: string, suffix: string] {
  const at = href.search(/[?#]/)
  return at === -1 ? [href, ''] : [href.slice(0, at), href.slice(at)]
}

function* listForms(path: string, rewrite: LinkRewrite): Generator<string> {
  const { target } = rewrite
  if (target.kind !== 'page') yield* listPaths(path, target.source, rewrite)
  else if (isMarkdownLink(path) && target.source !== undefined) yield* listPaths(path, target.source, rewrite)
  else if (path.startsWith('/')) yield* listAbsoluteUrls(path, target.route, rewrite)
  else yield* listRelativeUrls(path, target.route, rewrite)
  if (target.kind === 'page' && target.source !== undefined && /\.mdx?$/.test(target.source))
    yield relativePath(rewrite.origin.file, target.source)
}

function* listPaths(
  path: string,
  source: string,
  { origin, table, isFromFile = false }: LinkRewrite,
): Generator<string> {
  const { contentRoots } = editionLinks(table, origin.edition)
  const inRoot = contentRoots.flatMap((root) =>
    source.startsWith(`${root}/`) ? [source.slice(root.length + 1)] : root === '' ? [source] : [],
  )
  if (path.startsWith('@site/')) yield `@site/${source}`
  if (path.startsWith('/')) {
    for (const each of inRoot) yield `/${each}`
    for (const root of table.staticRoots) if (source.startsWith(`${root}/`)) yield source.slice(root.length)
    yield `/${source}`
  }
  // In a translation, links name originals as if they were beside it.
  const ownRoot = contentRoots.find((root) => root === '' || origin.file.startsWith(`${root}/`))
  const besideOrigin = ownRoot === undefined ? [] : inRoot.map((each) => posix.join(ownRoot, each))
  // A path from the folder of the docs, which is not relative to the file.
  const isFromRoot = !isFromFile && !path.startsWith('.') && path.includes('/')
  for (const each of [...besideOrigin, source]) {
    const relative = relativePath(origin.file, each)
    if (!path.startsWith('./') && relative.startsWith('./')) yield relative.slice(2)
    else if (!path.startsWith('./') && isFromRoot) yield* inRoot
    yield relative
  }
}

function* listAbsoluteUrls(path: string, route: string, { oldRoute, table }: LinkRewrite): Generator<string> {
  const slash = path.length > 1 && path.endsWith('/') ? '/' : ''
  const bare = path === '/' ? '/' : path.replace(/\/$/, '')
  const base = table.baseUrl.replace(/\/$/, '')
  const extension = /\.html$/.exec(bare)?.[0] ?? ''
  const written = bare.slice(0, bare.length - extension.length)
  const isBased = base !== '' && `${bare}/`.startsWith(table.baseUrl)
  const inSite = isBased ? written.slice(base.length) || '/' : written
  // The folders of a version or a language that the author omitted.
  const prefix = oldRoute?.endsWith(inSite) && inSite !== '/' ? oldRoute.slice(0, oldRoute.length - inSite.length) : ''
  const short = prefix !== '' && route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : route
  for (const each of [...new Set([short, route])])
    yield (isBased ? base : '') + (each === '/' ? '/' : each + extension + slash)
}

function* listRelativeUrls(path: string, route: string, { origin }: LinkRewrite): Generator<string> {
  const from = origin.route ?? '/'
  const slash = path.endsWith('/') ? '/' : ''
  const dot = path.startsWith('./') ? './' : ''
  for (const folder of [posix.dirname(from), from]) {
    const relative = posix.relative(folder, route)
    if (relative !== '') yield (relative.startsWith('.') ? '' : dot) + relative + slash
  }
}

/** Escapes what would end the path of a link in Markdown, or be read as another part of a URL. */
function escapePath(path: string): string {
  return path.replace(/[\s%#?()<>\\]/g, (character) =>
    /[()]/.test(character) ? `%${character.charCodeAt(0).toString(16)}` : encodeURIComponent(character),
  )
}
