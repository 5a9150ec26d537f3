import type { LinkTarget } from '@docgen/renderer'
import { encodeKey } from '@docgen/renderer/openapi'
import { decodePath } from '../../read/files/decode-path.js'
import { findMarkdownTarget } from './find-markdown-target.js'
import { findRefTarget } from './find-ref-target.js'
import { findUrlTarget } from './find-url-target.js'
import { editionLinks, type FileTarget, findOperationPage, type LinkTable } from './link-table.js'
import { type LinkOrigin, type LinkParts, type ResolvedLink, toPage, type ValidLink } from './link-target.js'

export type { LinkOrigin, MissingLink, ResolvedLink, ValidLink } from './link-target.js'

const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** A path below the base URL: the renderer writes absolute URLs of the site itself this way. */
const SITE = 'pathname-site://'
/** A reference to a page by its path or name: dialects write those of other tools this way. */
const REFERENCE = 'ref:'
const MARKDOWN_FILE = /\.mdx?$/i
/** Ending of the files that `docusaurus-plugin-openapi-docs` generates. */
const GENERATED_FILE = /\.(?:api|info|schema|tag)\.mdx$/

/** Whether the path of a URL ends in `.md` or `.mdx`, as the path of a source file does. */
export function isMarkdownLink(href: string): boolean {
  return MARKDOWN_FILE.test(href.replace(/[?#].*/s, ''))
}

/** The target of `href` from `origin`. Pure, and cheap enough for every link of a site. */
export function resolveLink(href: string, origin: LinkOrigin, table: LinkTable): ResolvedLink {
  const unchecked = uncheckedUrl(href, table.baseUrl)
  if (unchecked !== undefined) return { kind: 'external', href: unchecked }
  if (href.startsWith(SITE)) return findInSite(href.slice(SITE.length), origin, table)
  if (/^api:/i.test(href)) return findOperation(href, origin, table)
  if (href.startsWith(REFERENCE)) return findRefTarget(cutLink(href.slice(REFERENCE.length), origin, table), table)
  if (href.startsWith('//') || SCHEME.test(href)) return { kind: 'external', href }
  const link = cutLink(href, origin, table)
  if (link.path === '') return findApiAnchor(link) ?? findSamePage(link, table)
  if (!MARKDOWN_FILE.test(link.path)) {
    const target = findUrlTarget(link, table)
    return target.kind === 'missing' ? (findApiPointer(link) ?? target) : target
  }
  const target = findMarkdownTarget(link, table)
  if (target.kind !== 'missing') return target
  // A slug can also end in `.md`. The pages of operations have the URLs of those that Docusaurus' plugin generates.
  const page = findUrlTarget({ ...link, path: link.path.replace(GENERATED_FILE, '') }, table)
  return page.kind === 'missing' ? target : page
}

/** The target of a link or image for the renderer; the URL as written if there is none. */
export function toTarget(link: ResolvedLink): FileTarget & Pick<LinkTarget, 'isFile'> {
  if (link.kind !== 'asset' && link.kind !== 'static') return { href: link.href }
  const { kind: _kind, path: _path, ...file } = link
  return { ...file, isFile: true }
}

function cutLink(href: string, { file, route, edition: key }: LinkOrigin, table: LinkTable): LinkParts {
  const edition = editionLinks(table, key)
  const end = href.search(/[?#]/)
  if (end === -1) return { href, path: decodePath(href), suffix: '', anchor: undefined, file, route, edition }
  const hash = href.indexOf('#', end)
  const anchor = hash === -1 || hash === href.length - 1 ? undefined : decodePath(href.slice(hash + 1))
  return { href, path: decodePath(href.slice(0, end)), suffix: href.slice(end), anchor, file, route, edition }
}

/**
 * Resolves an absolute URL of the site, which means the same page in every edition. If the site has no such page, the
 * URL counts as external, because the host may serve something else there.
 */
function findInSite(path: string, { file }: LinkOrigin, table: LinkTable): ValidLink {
  const whole = table.baseUrl + path.slice(1)
  const target = findUrlTarget(cutLink(whole, { file }, table), table)
  return target.kind === 'missing' ? { kind: 'external', href: whole } : target
}

function findSamePage({ href, route, anchor }: LinkParts, { baseUrl }: LinkTable): ValidLink {
  return route === undefined ? toPage('/', baseUrl + href, anchor) : toPage(route, href, anchor)
}

/**
 * Resolves `api:get-order`, optionally with an anchor of the page, or `api:openapi.yaml#/paths/~1orders/get`.
 * In the description of an API, the operations of this API take precedence.
 */
function findOperation(href: string, { file, edition }: LinkOrigin, table: LinkTable): ResolvedLink {
  const whole = href.slice('api:'.length)
  const [id = '', hash] = whole.includes('#/') ? [whole] : whole.split('#', 2)
  const page = findOperationPage(id, file, editionLinks(table, edition))
  if (page && hash) return toPage(page.route, `${page.href}#${hash}`, decodePath(hash))
  if (page) return toPage(page.route, page.href, undefined)
  return { kind: 'missing', href, file, expected: 'operation', wanted: id, isDraft: false }
}

// Redoc: `#operation/getPet`, `#tag/Pets/operation/getPet`; Swagger UI: `#/Pets/getPet`, in its second version with a `!`;
// Stoplight: `#/operations/getPet`. Redoc: `#tag/Pets/paths/~1pets/get`; Scalar: `#tag/pets/GET/pets`.
const OPERATION = /^(?:(?:tag\/[^/]+\/)?operation\/|!?\/[^/]+\/)([^/]+)$/
const POINTER = /^(?:tag\/[^/]+\/)?(paths\/[^/]+\/[a-z]+)$/
const METHOD = /^tag\/[^/]+\/([a-z]+)(\/.+)$/i
const TAG = /^(?:tag|!?)\/([^/]+)$/
// Redoc: `#section/Errors/Not-Found`; Scalar: `#description/not-found`.
const SECTION = /^(?:section|description)\/(?:[^/]+\/)*([^/]+)$/

/**
 * Resolves anchors of other tools in the description of an API: most descriptions are written for a tool that shows
 * everything on one page. Undefined in other files, for other anchors, and if the API has no such operation.
 */
export function findApiAnchor({ path, anchor, file, edition }: LinkParts): ValidLink | undefined {
  if (path !== '' || anchor === undefined || !anchor.includes('/')) return undefined
  const [api = ''] = file.split('#', 1)
  const overview = Object.hasOwn(edition.pages, api) && /\.(?:json|ya?ml)$/i.test(api) ? edition.pages[api] : undefined
  if (!overview) return undefined
  const id = OPERATION.exec(anchor)?.[1] ?? findPointer(anchor)
  if (id !== undefined) {
    const page = findOperationPage(id, file, edition)
    return page && toPage(page.route, page.href, undefined)
  }
  const [, tag] = TAG.exec(anchor) ?? []
  const [, heading] = SECTION.exec(anchor) ?? []
  const part = tag === undefined ? heading?.toLowerCase() : `tag-${tag}`
  const hash = part?.replace(/\s+/g, '-')
  return hash === undefined ? undefined : toPage(overview.route, `${overview.href}#${encodeURIComponent(hash)}`, hash)
}

// Stoplight: `openapi.json/paths/~1pets/get`, relative to the description or to a page; as a reference with a `#`.
const FILE_POINTER = /\.(?:json|ya?ml)#?(\/paths\/[^/]+\/[a-z]+)$/i

/** Resolves the path of an operation in a file, in the description of an API that has this operation. */
export function findApiPointer({ path, anchor, file, edition }: LinkParts): ValidLink | undefined {
  const [, pointer] = FILE_POINTER.exec(anchor === undefined ? path : `${path}#${anchor}`) ?? []
  const page = pointer === undefined ? undefined : findOperationPage(pointer, file, edition)
  return page && toPage(page.route, page.href, undefined)
}

/** The reference to an operation that an anchor names by its path. */
function findPointer(anchor: string): string | undefined {
  const [, pointer] = POINTER.exec(anchor) ?? []
  if (pointer !== undefined) return `/${pointer}`
  const [, method, path] = METHOD.exec(anchor) ?? []
  return method === undefined || path === undefined ? undefined : `/paths/${encodeKey(path)}/${method.toLowerCase()}`
}

const PROTOCOL = 'pathname://'
/** How a `<Link>` to `pathname://` with `autoAddBaseUrl={false}` is written. */
const WHOLE = 'pathname-whole://'

/** The URL of an unchecked link, `pathname:///other-app`, below the base URL; `undefined` for all other links. */
export function uncheckedUrl(href: string, baseUrl: string): string | undefined {
  if (href.startsWith(WHOLE)) return href.slice(WHOLE.length)
  if (!href.startsWith(PROTOCOL)) return undefined
  const path = href.slice(PROTOCOL.length)
  return path.startsWith(baseUrl) ? path : baseUrl + path.replace(/^\/+/, '')
}
