import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import { askIfMeant, isSameButCase, nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import { listFilePaths } from '../graph/find-markdown-target.js'
import { findNearestTarget } from '../graph/find-nearest-target.js'
import { editionLinks, type LinkTable } from '../graph/link-table.js'
import { type PackedAnchors, unpackAnchors } from '../graph/pack-anchors.js'
import { NO_PART_MEMO, type PartMemo } from '../graph/part-memo.js'
import { type MissingLink, type ResolvedLink, resolveLink } from '../graph/resolve-link.js'
import { decodePath } from '../graph/resolve-slug.js'
import { severityOf } from './severity-of.js'

/** A page as the link check sees it; the links name real files. */
export interface CheckedPage {
  readonly route: string
  /** `editionKey` of the page. */
  readonly edition: string
  readonly links: readonly LinkUse[]
  /** What the links lead to, where somebody has asked before. */
  readonly resolved?: readonly ResolvedLink[]
  readonly anchors: PackedAnchors
}

/** What the link check asks. */
export interface LinkCheck {
  readonly pages: readonly CheckedPage[]
  readonly table: LinkTable
  readonly config: Config
  /** Recalls what the links of a page lead to, for lists of links that are the same objects. */
  readonly parts?: PartMemo
}

/** Every link, anchor and picture of the content that leads nowhere, at its place in the source, with the nearest that exists. */
export function checkLinks({ pages, table, config, parts = NO_PART_MEMO }: LinkCheck): Diagnostic[] {
  const findAnchors = createAnchorFinder(pages)
  // A partial stands on many pages, and its mistake is one.
  const found = new Map<string, Diagnostic>()
  for (const page of pages) {
    const { route, edition, links } = page
    const targets =
      page.resolved ??
      parts.recall(
        'targets of links',
        links,
        () => [table, route, edition],
        () => links.map(({ href, file }) => resolveLink(href, { file, route, edition }, table)),
      )
    for (const [index, link] of links.entries()) {
      const resolved = targets[index]
      if (!resolved) continue
      const diagnostic =
        reportUnfit(link, resolved, config) ??
        (resolved.kind === 'missing'
          ? reportMissing(link, resolved, { table, config, edition })
          : reportAnchor(link, resolved, findAnchors, config))
      if (diagnostic) found.set(JSON.stringify(diagnostic), diagnostic)
    }
  }
  return [...found.values()]
}

interface LinkScope {
  readonly table: LinkTable
  readonly config: Config
  readonly edition: string
}

function reportMissing(link: LinkUse, missing: MissingLink, scope: LinkScope): Diagnostic | undefined {
  const { config } = scope
  const rule = findRule(link, missing, config)
  const severity = severityOf(rule.reporting)
  if (!severity) return undefined
  const hint = hintAt(link, missing, scope)
  return {
    code: rule.code,
    severity,
    ...placeOf(link),
    message: describe(link.kind === 'image' ? missingPicture(missing, scope) : missing, rule),
    ...(hint !== undefined && { hint }),
  }
}

function hintAt({ kind }: LinkUse, missing: MissingLink, { table, edition }: LinkScope): string | undefined {
  if (missing.isDraft) return 'Take the link out until the page is ready, or build with --drafts'
  if (hasNoPage(missing)) return undefined
  const target = findNearestTarget(missing, table, edition)
  if (target) return askIfMeant(target.spelling, target.isSameButCase)
  const [root] = table.staticRoots
  return kind === 'image' && missing.href.startsWith('/') && root !== undefined
    ? `Put it at ${root}${missing.wanted}`
    : undefined
}

/** A picture written relative to its text is sought as a file there, not at an address. */
function missingPicture(missing: MissingLink, { table, edition }: LinkScope): MissingLink {
  const { href, file, wanted } = missing
  if (href.startsWith('/')) return missing
  const path = decodePath(href.replace(/[?#].*$/s, ''))
  const [beside = wanted] = listFilePaths({ path, file, edition: editionLinks(table, edition) })
  return { ...missing, wanted: beside }
}

function describe(missing: MissingLink, { what }: Rule): string {
  const { wanted } = missing
  if (missing.isDraft) return `${wanted} is a draft and has no page in this build`
  return hasNoPage(missing)
    ? `${wanted} has no page: files whose names begin with _ are there to be included`
    : `${what} ${wanted}`
}

function hasNoPage({ isDraft, sought, wanted }: MissingLink): boolean {
  return isDraft || (sought === 'file' && PARTIAL.test(wanted))
}

/** A link without an address, and a picture that is a page. */
function reportUnfit(link: LinkUse, { kind }: ResolvedLink, config: Config): Diagnostic | undefined {
  const { href } = link
  if (link.kind === 'image') {
    if (kind !== 'page') return undefined
    const message = href === '' ? 'this picture has no address' : `${href} is a page, not a picture`
    return { code: 'broken-image', severity: 'error', ...placeOf(link), message }
  }
  const severity = severityOf(config.onBrokenLinks)
  if (href !== '' || !severity) return undefined
  const [message, hint] = ['this link has no address', 'Write one, or # for the top of this page']
  return { code: 'broken-link', severity, ...placeOf(link), message, hint }
}

const FILE_NAME = /\.[a-z][a-z\d]{1,4}$/i
const PARTIAL = /(?:^|\/)_[^/]*$/

interface Rule {
  readonly code: string
  readonly reporting: Config['onBrokenLinks']
  readonly what: string
}

function findRule({ kind }: LinkUse, { sought, wanted }: MissingLink, config: Config): Rule {
  if (kind === 'image') return { code: 'broken-image', reporting: 'throw', what: 'no picture at' }
  if (sought === 'operation') return { code: 'broken-link', reporting: config.onBrokenLinks, what: 'no API operation' }
  if (sought === 'file')
    return { code: 'broken-markdown-link', reporting: config.onBrokenMarkdownLinks, what: 'no Markdown file at' }
  const what = FILE_NAME.test(wanted) ? 'no page or file at' : 'no page at'
  return { code: 'broken-link', reporting: config.onBrokenLinks, what }
}

/** The ids of the page at a route; nothing where there is no page. */
type FindAnchors = (route: string) => ReadonlySet<string> | undefined

/** Few pages are linked to with an anchor: the ids of all others stay packed. */
function createAnchorFinder(pages: readonly CheckedPage[]): FindAnchors {
  const packed = new Map(pages.map(({ route, anchors }) => [route, anchors]))
  const known = new Map<string, ReadonlySet<string>>()
  return (route) => {
    const anchors = packed.get(route)
    const found = known.get(route) ?? (anchors !== undefined ? new Set(unpackAnchors(anchors)) : undefined)
    if (found) known.set(route, found)
    return found
  }
}

// The beginning of every page, whatever it holds (HTML standard, "scroll to the fragment").
const TOP = /^top$/i

function reportAnchor(
  link: LinkUse,
  resolved: ResolvedLink,
  findAnchors: FindAnchors,
  config: Config,
): Diagnostic | undefined {
  if (resolved.kind !== 'page' || resolved.anchor === undefined) return undefined
  const severity = severityOf(config.onBrokenAnchors)
  if (!severity) return undefined
  const anchors = findAnchors(resolved.route)
  if (!anchors || anchors.has(resolved.anchor) || TOP.test(resolved.anchor)) return undefined
  const target = nearestWord(resolved.anchor, [...anchors])
  return {
    code: 'broken-anchor',
    severity,
    ...placeOf(link),
    message: `${resolved.route} has nothing with the id ${resolved.anchor}`,
    ...(target !== undefined && { hint: askIfMeant(`#${target}`, isSameButCase(target, resolved.anchor)) }),
  }
}

function placeOf({ file, line, column, href }: LinkUse): Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'> {
  return { file, line, column, length: Math.max(1, href.length) }
}
