import type { Diagnostic } from '@docgen/renderer/contract'
import { askIfMeant, isSameButCase, nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { LinkTable } from '../graph/links/link-table.js'

/**
 * Reports search contexts without pages: readers could select them and would find nothing. `pages` has the route of
 * every page.
 */
export function checkSearchContexts(
  { search }: Pick<Config, 'search'>,
  pages: LinkTable['routes'],
  placeInConfig: PlaceInConfig,
): Diagnostic[] {
  if (!search.enabled || search.contexts.length === 0) return []
  const routes = Object.keys(pages)
  return search.contexts.flatMap(({ path }, index) => {
    const wanted = `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}`
    // The path of a version or a language may precede it.
    if (wanted === '/' || routes.some((route) => `${route}/`.includes(`${wanted}/`))) return []
    const folders = new Set(routes.flatMap((route) => listFolders(route)))
    const near = nearestWord(wanted, folders)
    return {
      code: 'empty-search-context',
      severity: 'warning',
      ...placeInConfig(['search', 'contexts', index, 'path']),
      message: `no page is below ${wanted}, so readers who search this part find nothing`,
      ...(near !== undefined && { hint: askIfMeant(near, isSameButCase(near, wanted)) }),
    }
  })
}

/** A route and every folder above it: `/a/b` and `/a`. */
function listFolders(route: string): readonly string[] {
  const parts = route.split('/').slice(1)
  return parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)
}
