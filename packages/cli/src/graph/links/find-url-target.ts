import { decodePath } from '../../read/files/decode-path.js'
import { joinRoute } from '../routes/resolve-slug.js'
import { findFile, listFilePaths } from './find-markdown-target.js'
import type { LinkTable } from './link-table.js'
import { type LinkParts, type ResolvedLink, toPage, type ValidLink } from './link-target.js'

/**
 * Resolves a URL that does not end in `.md`: to an asset relative to the file, else to the static file or page that
 * a browser would request. A leading base URL, a trailing `.html` or `/index.html`, and a trailing slash make no
 * difference.
 */
export function findUrlTarget(link: LinkParts, table: LinkTable): ResolvedLink {
  const file = link.path.startsWith('/') ? undefined : findRelativeFile(link, table)
  if (file) return { ...file, href: file.href + link.suffix }
  const paths = listOutputPaths(link, table)
  for (const path of addEditionPaths(paths, link)) {
    const target = findOutput(path, link, table)
    if (target) return target
  }
  for (const path of removeLanguageFolder(paths, link)) {
    const target = findStatic(path, link, table)
    if (target) return target
  }
  return {
    kind: 'missing',
    href: link.href,
    file: link.file,
    expected: 'route',
    wanted: paths[0] ?? link.path,
    isDraft: false,
  }
}

function findRelativeFile(link: LinkParts, table: LinkTable): ReturnType<typeof findFile> {
  for (const candidate of listFilePaths(link)) {
    const target = findFile(candidate, table)
    if (target) return target
  }
  return undefined
}

/** The paths below the base URL that a URL may mean, as written; the most likely first. */
function listOutputPaths({ path, route, edition }: LinkParts, table: LinkTable): readonly string[] {
  if (!path.startsWith('/')) {
    const fromFolder = resolveRelative(folderOfPage(route, table) + path, table)
    if (route === undefined || table.trailingSlash !== undefined) return [fromFolder]
    // Hosts may serve the page with a trailing slash, and Docusaurus resolves links from that URL.
    const fromPage = resolveRelative(`${route}/${path}`, table)
    // The URL of a start page ends with a slash in Docusaurus.
    return route === edition.home ? [fromPage, fromFolder] : [fromFolder, fromPage]
  }
  const whole = joinRoute(path)
  const belowBase = removeBase(whole, table)
  return belowBase === undefined ? [whole] : [belowBase, whole]
}

/**
 * Resolves `.` and `..` in a path below the base URL as a browser does: `/guides/../../docs/a` is `/a` if the base URL
 * is `/docs/`. A path outside of the base URL counts as a path below it.
 */
function resolveRelative(path: string, table: LinkTable): string {
  return (path.includes('..') && removeBase(joinRoute(table.baseUrl + path), table)) || joinRoute(path)
}

function removeBase(whole: string, { baseUrl }: LinkTable): string | undefined {
  const isBased = baseUrl !== '/' && `${whole}/`.startsWith(baseUrl)
  return isBased ? joinRoute(whole.slice(baseUrl.length - 1)) : undefined
}

/** Adds the counterparts in the language and version of the linking page before the paths of a root-relative URL. */
function addEditionPaths(paths: readonly string[], { path, edition: { mounts } }: LinkParts): readonly string[] {
  if (mounts.length === 0 || !path.startsWith('/')) return paths
  const mounted = mounts.flatMap(({ from, to }) =>
    paths
      .filter((each) => isBelow(each, from))
      .map((each) => joinRoute(to + each.slice(from === '/' ? 0 : from.length))),
  )
  return [...mounted, ...paths]
}

/** Paths without the folder of the language: Docusaurus also serves static files there, and relative URLs find them. */
function removeLanguageFolder(paths: readonly string[], { edition: { mounts } }: LinkParts): readonly string[] {
  return mounts.flatMap(({ from, to }) =>
    from === '/' && to !== '/'
      ? paths.filter((each) => isBelow(each, to)).map((each) => each.slice(to.length) || '/')
      : [],
  )
}

function isBelow(path: string, base: string): boolean {
  return base === '/' || path === base || path.startsWith(`${base}/`)
}

/** The folder, below the base URL, that a browser resolves a page's relative URLs against. */
function folderOfPage(route: string | undefined, { baseUrl, routes }: LinkTable): string {
  if (route === undefined) return '/'
  const path = `/${decodePath((routes[route] ?? baseUrl + route.slice(1)).slice(baseUrl.length))}`
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function findOutput(path: string, link: LinkParts, table: LinkTable): ValidLink | undefined {
  const { statics, routes } = table
  const file = findStatic(path, link, table)
  if (file) return file
  for (const route of [path, cutExtension(path)]) {
    const href = Object.hasOwn(routes, route) ? routes[route] : undefined
    if (href !== undefined) return toPage(route, keepSlash(href, link, table) + link.suffix, link.anchor)
    const moved = findMoved(route, link, table)
    if (moved) return moved
  }
  const index = path === '/' ? '/index.html' : `${path}/index.html`
  const folder = Object.hasOwn(statics, index) ? statics[index] : undefined
  return folder && { kind: 'static', path: index, href: folder.href.slice(0, -'index.html'.length) + link.suffix }
}

function findStatic(path: string, { suffix }: LinkParts, { statics }: LinkTable): ValidLink | undefined {
  const file = Object.hasOwn(statics, path) ? statics[path] : undefined
  return file && { kind: 'static', path, ...file, href: file.href + suffix }
}

/** The target of a link to an old route: the page or URL that the route redirects to. */
function findMoved(route: string, link: LinkParts, { redirects, routes }: LinkTable): ValidLink | undefined {
  const href = Object.hasOwn(redirects, route) ? redirects[route] : undefined
  if (href === undefined) return undefined
  const page = Object.entries(routes).find(([, other]) => other === href)
  if (!page) return { kind: 'external', href: href + link.suffix }
  return toPage(page[0], href + link.suffix, link.anchor)
}

/** If the config sets no rule, a URL keeps the trailing slash that it was written with. */
function keepSlash(href: string, { path }: LinkParts, { trailingSlash }: LinkTable): string {
  const isWritten = trailingSlash === undefined && /[^/.]\/$/.test(path)
  return isWritten && !href.endsWith('/') ? `${href}/` : href
}

function cutExtension(path: string): string {
  const route = path.replace(/(?:\/index)?\.html$/, '')
  return route === '' ? '/' : route
}
