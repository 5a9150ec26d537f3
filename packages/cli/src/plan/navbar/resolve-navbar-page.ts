import { didYouMean, nearestWord } from '@docgen/renderer/contract'
import type { SiteGraph } from '../../graph/site-graph.js'
import type { NavbarPage, NavbarPlanner } from './navbar-planner.js'

/**
 * Returns the page for which to plan a navbar item of a collection, by default the first collection. A page of another
 * collection counts as outside all versions. Undefined if there is no such collection, which is reported.
 */
export function resolveNavbarPage(
  position: NavbarPage,
  collectionId: string | undefined,
  planner: NavbarPlanner,
): NavbarPage | undefined {
  const { versions } = planner.graph
  const id = collectionId ?? versions[0]?.collection.id
  if (versions.find(({ name }) => name === position.version)?.collection.id === id) return position
  const last = versions.find(({ collection, isLast }) => isLast && collection.id === id)
  if (!last) {
    reportUnknown(id ?? '', planner)
    return undefined
  }
  return { route: position.route, locale: position.locale, version: last.name, isVersionless: true }
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
    message: `a navbar item names the documents "${id}", which do not exist; available: ${collectionIds.join(', ')}`,
    ...(near !== undefined && { hint: didYouMean(near) }),
  })
}
