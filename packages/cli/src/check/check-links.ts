import { posix } from 'node:path'
import {
  type Diagnostic,
  type DiagnosticCode,
  didYouMean,
  type LinkUse,
  NOT_IN_SOURCE,
} from '@docgen/renderer/contract'

import { type Memo, NO_MEMO } from '../cache/memo.js'
import type { Config } from '../config/config.js'
import { listFilePaths } from '../graph/links/find-markdown-target.js'
import { findNearestTarget, type NearTarget } from '../graph/links/find-nearest-target.js'
import { editionLinks, type LinkTable } from '../graph/links/link-table.js'
import type { PackedAnchors } from '../graph/links/pack-anchors.js'
import { type MissingLink, type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'
import { decodePath } from '../read/files/decode-path.js'
import type { AnchorCheck } from './create-anchor-check.js'
import { lowerSeverity, severityOf } from './severity-of.js'

/** A page for the link check; its links contain the real paths of files. */
export interface CheckedPage {
  readonly route: string
  /** Key of the page's edition, from `editionKey`. */
  readonly edition: string
  readonly links: readonly LinkUse[]
  /** Targets of the links, if they are already resolved. */
  readonly resolved?: readonly ResolvedLink[]
  readonly anchors: PackedAnchors
}

/**
 * Finds the position of a link's URL in the code of a page or component. If it returns undefined, diagnostics show the
 * start of the link, or of the component that renders it.
 */
export type FindLinkPosition = (link: LinkUse) => Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> | undefined

/** Inputs of the link check. */
export interface LinkCheck {
  readonly pages: readonly CheckedPage[]
  readonly table: LinkTable
  readonly config: Config
  readonly checkAnchor: AnchorCheck
  /** Finds more precise positions than those in `pages`. */
  readonly locate?: FindLinkPosition | undefined
  /** Memoizes the resolved links of a page, for link lists that are the same objects. */
  readonly memo?: Memo
}

/**
 * Reports every broken link, anchor and image of the content, at its position in the source, with the nearest
 * existing target.
 */
export function checkLinks({ pages, table, config, checkAnchor, locate, memo = NO_MEMO }: LinkCheck): Diagnostic[] {
  // Many pages can show the same source, such as a partial or a schema, but its problem is reported once.
  const problems = new Map<string, { readonly diagnostic: Diagnostic; readonly routes: Set<string> }>()
  const resolveAll = memo.each('targets of links', { table }, resolveLinks)
  // A suggestion compares the link with all pages, so a live session finds it once.
  const findNearest = memo.each('nearest targets', { table }, findNearestIn)
  for (const page of pages) {
    const { route, edition, links } = page
    const targets = page.resolved ?? resolveAll(links, { route, edition })
    for (const [index, link] of links.entries()) {
      const resolved = targets[index]
      if (!resolved) continue
      const diagnostic =
        reportWrongKind(link, resolved, config) ??
        (resolved.kind === 'missing'
          ? reportMissing(link, resolved, { table, config, edition, findNearest })
          : reportAnchor(link, checkAnchor(resolved)))
      if (!diagnostic) continue
      const reported = { ...diagnostic, ...locate?.(link), ...(isOnlyWarning(link, diagnostic) && WARNING) }
      const isOfAll = isOfEachPage(link, reported)
      const key = JSON.stringify(isOfAll ? [reported.code, positionOf(link)] : reported)
      const problem = problems.get(key) ?? { diagnostic: reported, routes: new Set() }
      problems.set(key, problem)
      if (isOfAll) problem.routes.add(route)
    }
  }
  return Array.from(problems.values(), ({ diagnostic, routes }) => addCount(diagnostic, routes.size - 1))
}

/** Adds the number of other pages with the same problem to the message. */
function addCount(diagnostic: Diagnostic, others: number): Diagnostic {
  if (others < 1) return diagnostic
  const pages = others === 1 ? 'page' : 'pages'
  return { ...diagnostic, message: `${diagnostic.message}. The same is true of ${others} more ${pages}` }
}

/** Whether the target of a link is on the page itself, so that the link is broken on each page that shows it. */
function isOfEachPage({ href }: LinkUse, { code }: Diagnostic): boolean {
  return code === 'broken-anchor' && href.startsWith('#')
}

function resolveLinks(
  links: readonly LinkUse[],
  position: Pick<CheckedPage, 'route' | 'edition'>,
  { table }: Pick<LinkCheck, 'table'>,
): readonly ResolvedLink[] {
  return links.map(({ href, file }) => resolveLink(href, { file, ...position }, table))
}

function findNearestIn(
  missing: MissingLink,
  { edition }: Pick<CheckedPage, 'edition'>,
  { table }: Pick<LinkCheck, 'table'>,
): NearTarget | undefined {
  return findNearestTarget(missing, table, edition)
}

const WARNING = { severity: 'warning' } as const

/** Whether an error becomes a warning: an absolute URL on the site's host can belong to another site on that host. */
function isOnlyWarning({ href }: LinkUse, { severity }: Diagnostic): boolean {
  return severity === 'error' && href.startsWith('pathname-site:')
}

interface LinkScope {
  readonly table: LinkTable
  readonly config: Config
  readonly edition: string
  readonly findNearest: (missing: MissingLink, page: Pick<CheckedPage, 'edition'>) => NearTarget | undefined
}

function reportMissing(link: LinkUse, missing: MissingLink, scope: LinkScope): Diagnostic | undefined {
  const { config } = scope
  const rule = findRule(link, missing, config)
  const { hint, isSameButCase } = suggest(link, missing, scope)
  // The router of Docusaurus ignores the letter case, and it does not check links in HTML.
  const isLessSevere = link.kind !== 'image' && (link.isHtml || (rule.code === 'broken-link' && isSameButCase))
  const severity = severityOf(isLessSevere ? lowerSeverity(rule.reporting, config.onBrokenContent) : rule.reporting)
  if (!severity) return undefined
  return {
    code: rule.code,
    severity,
    ...positionOf(link),
    message: describe(link.kind === 'image' || isFromSite(missing) ? missingFile(missing, scope) : missing, rule),
    ...(hint !== undefined && { hint }),
    ...(link.isInserted && { hint: NOT_IN_SOURCE }),
    ...(link.kind !== 'image' && !hasNoPage(missing) && { missing: pathOf(missing) }),
  }
}

/** The path of the file that a link probably means, which a script of the site may have to generate. */
function pathOf({ expected, wanted, href, file }: MissingLink): string {
  if (expected === 'file') return wanted
  const path = decodePath(href.replace(/[?#].*/s, ''))
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path)
}

interface Suggestion {
  readonly hint?: string
  /** Whether a page has this URL in another letter case. */
  readonly isSameButCase?: boolean
}

function suggest({ kind }: LinkUse, missing: MissingLink, { table, edition, findNearest }: LinkScope): Suggestion {
  if (missing.isDraft) return { hint: 'Remove the link until the page is ready, or build with --drafts' }
  if (hasNoPage(missing)) return {}
  if (kind !== 'image' && MAIL.test(missing.href)) return { hint: `Write mailto:${missing.href}` }
  if (HOST.test(missing.href)) return { hint: `Write https://${missing.href}` }
  // Without an extension, the suggestion would be a page instead of an image.
  const isNamed = kind !== 'image' || FILE_NAME.test(missing.wanted)
  const target = isNamed ? findNearest(missing, { edition }) : undefined
  if (target) {
    const { spelling, isSameButCase } = target
    return { hint: didYouMean(spelling, isSameButCase), isSameButCase }
  }
  const hint = kind === 'image' ? hintForAsset(missingFile(missing, { table, edition }).wanted, table) : undefined
  if (hint !== undefined) return { hint }
  if (kind !== 'image' && missing.expected !== 'operation' && missing.file.includes('#%2F'))
    return { hint: 'If the description was written for another site, set its linkBase' }
  if (kind !== 'image' && missing.expected !== 'operation' && isOutside(missing)) return { hint: OUTSIDE }
  return kind === 'image' ? hintForStatic(missing, table) : {}
}

/** The hint for an image path that is a folder, or of which only the dark variant exists; undefined for all others. */
function hintForAsset(wanted: string, { assets }: LinkTable): string | undefined {
  const dark = wanted.replace(/(\.\w+)$/, '.dark$1')
  if (Object.hasOwn(assets, dark)) return `Only ${dark} exists: add the image for light mode`
  const folder = `${wanted.replace(/\/$/, '')}/`
  return Object.keys(assets).some((path) => path.startsWith(folder)) ? 'It is a folder: name a file in it' : undefined
}

/** Returns a hint that names the file to create, if the URL of a missing image starts at the root of the site. */
export function hintForStatic({ href, wanted }: MissingLink, { staticRoots: [root] }: LinkTable): { hint?: string } {
  return href.startsWith('/') && root !== undefined ? { hint: `Put it at ${root}${wanted}` } : {}
}

const OUTSIDE =
  'The link points outside of the docs folder. docgen copies files of the repository from there, except Markdown and HTML: link to those by their full URL'

/** Whether a relative link points outside of the top folder of its file: `../LICENSE` in `docs/index.md`. */
function isOutside({ href, file }: MissingLink): boolean {
  if (!href.startsWith('../') || !file.includes('/')) return false
  return posix.join(posix.dirname(file), href).split('/')[0] !== file.split('/')[0]
}

/** Whether a link names a file by its path from the site's folder. */
function isFromSite({ href }: MissingLink): boolean {
  return href.startsWith('@site/')
}

/** Resolves a relative path, or one that begins with `@site/`, to a file. Returns the link with the file's path. */
function missingFile(missing: MissingLink, { table, edition }: Pick<LinkScope, 'table' | 'edition'>): MissingLink {
  const { href, file, wanted } = missing
  if (href.startsWith('/')) return missing
  const path = decodePath(href.replace(/[?#].*/s, ''))
  const [adjacent = wanted] = listFilePaths({ path, file, edition: editionLinks(table, edition) })
  return { ...missing, wanted: adjacent }
}

function describe(missing: MissingLink, { messageStart }: Rule): string {
  const { wanted } = missing
  if (missing.isDraft) return `${wanted} is a draft and has no page in this build`
  return hasNoPage(missing)
    ? `${wanted} has no page: files whose names begin with _ are partials`
    : `${messageStart} ${wanted}`
}

function hasNoPage({ isDraft, expected, wanted }: MissingLink): boolean {
  return isDraft || (expected === 'file' && PARTIAL.test(wanted))
}

/** Reports a link or an image without a URL, and an image whose URL is a page. */
function reportWrongKind(link: LinkUse, { kind }: ResolvedLink, config: Config): Diagnostic | undefined {
  const { href } = link
  if (link.kind === 'image') {
    const severity = severityOf(config.onBrokenImages)
    if (kind !== 'page' || !severity) return undefined
    const message = href === '' ? 'this image has no URL' : `${href} is a page, not an image`
    return { code: 'broken-image', severity, ...positionOf(link), message }
  }
  // Docusaurus ignores links without a URL.
  const severity = severityOf(lowerSeverity(config.onBrokenLinks, config.onBrokenContent))
  if (href !== '' || !severity) return undefined
  const [message, hint] = ['this link has no URL', 'Write one, or # for the top of this page']
  return { code: 'broken-link', severity, ...positionOf(link), message, hint }
}

const MAIL = /^[^\s@/:?#]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const HOST = /^www\.[a-z\d-]+\.[a-z]/i
const FILE_NAME = /\.[a-z][a-z\d]{1,4}$/i
const PARTIAL = /(?:^|\/)_[^/]*$/

interface Rule {
  readonly code: DiagnosticCode
  readonly reporting: Config['onBrokenLinks']
  readonly messageStart: string
}

function findRule({ kind }: LinkUse, missing: MissingLink, config: Config): Rule {
  const { expected, wanted } = missing
  if (kind === 'image') return { code: 'broken-image', reporting: config.onBrokenImages, messageStart: 'no image at' }
  if (expected === 'operation')
    return { code: 'broken-link', reporting: config.onBrokenLinks, messageStart: 'no API operation' }
  if (expected === 'file')
    return {
      code: 'broken-markdown-link',
      reporting: config.onBrokenMarkdownLinks,
      messageStart: 'no Markdown file at',
    }
  const messageStart = isFromSite(missing) ? 'no file at' : FILE_NAME.test(wanted) ? 'no page or file at' : 'no page at'
  return { code: 'broken-link', reporting: config.onBrokenLinks, messageStart }
}

function reportAnchor(link: LinkUse, anchorProblem: ReturnType<AnchorCheck>): Diagnostic | undefined {
  return anchorProblem && { ...anchorProblem, ...positionOf(link) }
}

function positionOf({ file, line, column, href }: LinkUse): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  return { file, line, column, length: Math.max(1, href.length) }
}
