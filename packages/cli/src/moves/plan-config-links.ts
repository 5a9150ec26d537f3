import { isCurrent, versionedSidebars } from '../read/versions/version-files.js'
import type { Site } from '../session/site.js'
import { changeConfigLinks, type PageUrl } from './change-config-links.js'
import type { TextEdit } from './edit-list.js'
import type { ReadSiteText } from './site-links.js'

/**
 * Returns the edits of the links in the config, the files that it imports, such as sidebars, and the sidebars of
 * versions: file → edits. `change` returns the new URL of a page, if it has another one.
 */
export function planConfigLinks(
  { loaded, graph }: Pick<Site, 'loaded' | 'graph'>,
  readText: ReadSiteText,
  change: (...url: PageUrl) => PageUrl | undefined,
): ReadonlyMap<string, readonly TextEdit[]> {
  const prefixes = { origin: loaded.config.url.replace(/\/$/, ''), baseUrl: graph.links.baseUrl }
  // Other inputs are packages, whose manifests contain no links to pages.
  const inputs = loaded.inputs.filter((file) => !/(?:^|\/)(?:node_modules\/|package\.json$)/.test(file))
  const versions = graph.editions.map(({ version }) => version).filter((version) => !isCurrent(version))
  const files = new Set([...inputs, ...versions.map(versionedSidebars)])
  return new Map(
    [...files].flatMap((file) => {
      const edits = changeConfigLinks(readText(file), prefixes, change)
      return edits.length === 0 ? [] : [[file, edits] as const]
    }),
  )
}
