import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import type { SiteGraph } from '../../graph/site-graph.js'
import type { NavbarPage, NavbarPlanner } from './navbar-planner.js'

/**
 * Returns the page for which to plan a navbar item of a docs collection, by default the first one. On a page of another
 * collection, the item links to the last version of its own collection. `undefined` if the collection does not exist or
 * could not be read, which is reported.
 */
export function resolveNavbarPage(
  page: NavbarPage,
  collectionId: string | undefined,
  planner: NavbarPlanner,
): NavbarPage | undefined {
  const { versions } = planner.graph
  const id = collectionId ?? versions[0]?.collection.id
  if (versions.find(({ name }) => name === page.version)?.collection.id === id) return page
  const last = versions.find(({ collection, isLast }) => isLast && collection.id === id)
  if (!last) {
    reportUnknown(id ?? '', planner)
    return undefined
  }
  return { route: page.route, locale: page.locale, version: last.name, isVersionless: true }
}

/** All versions of the docs that a version belongs to, newest first. */
export function siblingVersions(version: string, { versions }: SiteGraph): SiteGraph['versions'] {
  const collectionId = versions.find(({ name }) => name === version)?.collection.id
  return versions.filter(({ collection }) => collection.id === collectionId)
}

function reportUnknown(id: string, { graph, report, locateInConfig }: NavbarPlanner): void {
  const collectionIds = [...new Set(graph.versions.map(({ collection }) => collection.id))].filter(
    (each) => !each.startsWith('@'),
  )
  // The versions of these docs could not be read, which has been reported.
  if (collectionIds.includes(id)) return
  const near = nearestWord(id, collectionIds)
  report({
    code: 'navbar-unknown-docs',
    severity: 'error',
    ...locateInConfig(['docsPluginId']),
    message: `a navbar item names the docs collection "${id}", which does not exist; available: ${collectionIds.join(', ')}`,
    ...(near !== undefined && { hint: didYouMean(near) }),
  })
}
