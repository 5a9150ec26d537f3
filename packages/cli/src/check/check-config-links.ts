import type { Diagnostic } from '@docgen/renderer/contract'

import type { Config } from '../config/config.js'
import { isRecord } from '../config/is-record.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { positionAt } from '../config/source/position-at.js'
import { locateYamlKey } from '../config/yaml/locate-yaml-key.js'
import { findNearestTarget, hintForRoute } from '../graph/links/find-nearest-target.js'
import type { LinkTable } from '../graph/links/link-table.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { toRootPath } from '../graph/links/to-root-path.js'
import { type DocsVersion, versionedSidebars } from '../read/versions/version-files.js'
import type { AnchorCheck } from './create-anchor-check.js'
import { lowerSeverity, severityOf } from './severity-of.js'

/** Position of a link: its keys in the config or in a version's sidebars file. */
interface ConfigPosition {
  readonly path: readonly (string | number)[]
  readonly version?: DocsVersion
  /** Whether the link opens another window. */
  readonly isNewWindow?: true
}

/** A link of the config. */
interface ConfigLink extends ConfigPosition {
  readonly href: string
}

/** HTML of the config that may contain links. */
interface ConfigHtml extends ConfigPosition {
  readonly html: string
}

/** Inputs of the check of the config's links. */
export interface ConfigLinkCheck {
  readonly config: Config
  readonly table: LinkTable
  readonly versions: readonly DocsVersion[]
  readonly locateInConfig: LocateInConfig
  readonly checkAnchor: AnchorCheck
}

/**
 * Reports every broken link of navbar, footer, announcement and sidebars, at its position in the config or in a
 * version's sidebars.
 */
export async function checkConfigLinks({
  config,
  table,
  versions,
  locateInConfig,
  checkAnchor,
}: ConfigLinkCheck): Promise<Diagnostic[]> {
  const links = await readHtmlLinks([...collectLinks(config), ...versions.flatMap(collectVersionLinks)])
  return links.flatMap(({ href, isNewWindow = false, ...position }) => {
    const resolved = resolveLink(href, { file: '' }, table)
    if (resolved.kind !== 'missing') {
      // A link that is only an anchor refers to the page that shows it.
      const anchorProblem = href.startsWith('#') ? undefined : checkAnchor(resolved)
      return anchorProblem ? { ...anchorProblem, ...positionOf(position, locateInConfig) } : []
    }
    // The router of Docusaurus ignores the letter case, and its check ignores links to new windows.
    const isLessSevere = isNewWindow || findNearestTarget(resolved, table)?.isSameButCase
    const severity = severityOf(
      isLessSevere ? lowerSeverity(config.onBrokenLinks, config.onBrokenContent) : config.onBrokenLinks,
    )
    if (!severity) return []
    const hint = hintForRoute(resolved, table)
    return {
      code: 'broken-link',
      severity,
      ...positionOf(position, locateInConfig),
      message: `no page at ${resolved.wanted}`,
      ...(hint !== undefined && { hint }),
    }
  })
}

/** Replaces each HTML entry with its links. Loads the HTML parser, which is large, only if there is a link. */
async function readHtmlLinks(entries: readonly (ConfigLink | ConfigHtml)[]): Promise<ConfigLink[]> {
  const hasLinks = entries.some((entry) => 'html' in entry && /<a\s/i.test(entry.html))
  const { collectHtmlLinks } = hasLinks ? await import('./collect-html-links.js') : { collectHtmlLinks: () => [] }
  return entries.flatMap((entry) =>
    'html' in entry ? collectHtmlLinks(entry.html).map((href) => ({ ...entry, href })) : entry,
  )
}

/** The links of navbar, footer, announcement and the config's sidebars, with their keys in the config. */
export async function collectConfigLinks(config: Config): Promise<readonly ConfigLink[]> {
  return readHtmlLinks(collectLinks(config))
}

function collectLinks(config: Config): (ConfigLink | ConfigHtml)[] {
  const { navbar, footer, announcementBar, collections } = config
  return [
    ...[navbar.logo, footer?.logo].flatMap((logo, index) =>
      logo?.href === undefined ? [] : [{ path: [index === 0 ? 'navbar' : 'footer', 'logo', 'href'], href: logo.href }],
    ),
    ...navbar.items.flatMap((item, index) => linksOf(item, ['navbar', 'items', index])),
    ...(footer?.links ?? []).flatMap((entry, index) => linksOf(entry, ['footer', 'links', index])),
    ...htmlLinks(footer?.copyright, ['footer', 'copyright']),
    ...htmlLinks(announcementBar?.content, ['announcementBar', 'content']),
    ...collections.flatMap(({ docs, position }) => sidebarLinks(docs.sidebars, [...position, 'sidebars'])),
  ]
}

/** The links of a released version's sidebars; the config contains the sidebars of the unreleased docs. */
function collectVersionLinks(version: DocsVersion): (ConfigLink | ConfigHtml)[] {
  if (version.sidebarsText === undefined) return []
  return sidebarLinks(version.sidebars, []).map((link) => ({ ...link, version }))
}

/** The position of a link. Call it only for reported links, because it parses the whole file. */
function positionOf({ version, path }: ConfigPosition, locateInConfig: LocateInConfig): ReturnType<LocateInConfig> {
  return version ? locateInVersion(version, path) : locateInConfig(path)
}

function locateInVersion(
  { name, sidebarsText = '' }: DocsVersion,
  path: ConfigLink['path'],
): ReturnType<LocateInConfig> {
  const { key, value, isExact } = locateYamlKey(sidebarsText, path)
  const { start, end } = isExact ? value : key
  return { file: versionedSidebars(name), ...positionAt(sidebarsText, start, end) }
}

function sidebarLinks(sidebars: DocsVersion['sidebars'], path: ConfigLink['path']): (ConfigLink | ConfigHtml)[] {
  return Object.entries(sidebars || {}).flatMap(([id, items]) =>
    items.flatMap((item, index) => linksOf(item, [...path, id, index])),
  )
}

// The fields of navbar, footer and sidebar items that contain links, or items with links.
const LINK_FIELDS = ['to', 'href'] as const
const HTML_FIELDS = ['html', 'value'] as const
const ITEM_FIELDS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const

function linksOf(item: unknown, path: ConfigLink['path']): (ConfigLink | ConfigHtml)[] {
  if (typeof item !== 'object' || item === null) return []
  const fields = new Map<string, unknown>(Object.entries(item))
  const isNewWindow = opensWindow(fields.get('attributes'))
  return [
    ...LINK_FIELDS.flatMap((key) => {
      const href = fields.get(key)
      if (typeof href !== 'string') return []
      const link = { path: [...path, key], href: key === 'to' ? toRootPath(href) : href }
      return [{ ...link, ...(isNewWindow && { isNewWindow }) }]
    }),
    ...HTML_FIELDS.flatMap((key) => htmlLinks(fields.get(key), [...path, key])),
    ...ITEM_FIELDS.flatMap((key) => {
      const items = fields.get(key)
      return Array.isArray(items) ? items.flatMap((child, index) => linksOf(child, [...path, key, index])) : []
    }),
  ]
}

function opensWindow(attributes: unknown): boolean {
  return isRecord(attributes) && typeof attributes['target'] === 'string' && attributes['target'] !== '_self'
}

function htmlLinks(html: unknown, path: ConfigLink['path']): ConfigHtml[] {
  return typeof html === 'string' ? [{ path, html }] : []
}
