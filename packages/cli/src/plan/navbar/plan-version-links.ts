import { type Diagnostic, didYouMean, type NavbarLinkView, nearestWord } from '@docgen/renderer/contract'
import { splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { Edition } from '../../graph/edition.js'
import { encodePath } from '../../graph/routes/create-url.js'
import { editionKey, type SiteGraph } from '../../graph/site-graph.js'
import type { NavbarPage, NavbarPlanner } from './navbar-planner.js'
import { siblingVersions } from './resolve-navbar-page.js'

type VersionMenu = Extract<Config['navbar']['items'][number], { type: 'docsVersionDropdown' }>

/**
 * A link to each version that a menu lists, newest first: to its main doc, until a script finds the page's
 * counterpart.
 */
export function planVersionLinks(item: VersionMenu, position: NavbarPage, planner: NavbarPlanner): NavbarLinkView[] {
  const { graph } = planner
  const versions = siblingVersions(position.version, graph)
  reportUnknown(
    item,
    versions.map(({ name }) => splitVersionKey(name).name),
    planner,
  )
  return versions.flatMap(({ name }): NavbarLinkView[] => {
    const label = labelInMenu(splitVersionKey(name).name, item)
    if (label === undefined) return []
    const edition = findEdition(name, position.locale, graph)
    const href = mainHref({ ...position, version: name }, graph)
    if (!edition || href === undefined) return []
    const isCurrent = name === position.version
    const attributes = {}
    return [
      { kind: 'link', label: label || edition.label, href, isExternal: false, isCurrent, version: name, attributes },
    ]
  })
}

/** The display name of a version, in the language of a page. */
export function versionLabel({ version, locale }: NavbarPage, graph: SiteGraph): string {
  return findEdition(version, locale, graph)?.label ?? version
}

/** Start page of a version in the language of a page; undefined if it has no docs. */
export function mainHref(position: Pick<NavbarPage, 'version' | 'locale'>, graph: SiteGraph): string | undefined {
  return graph.mainDocs.get(editionKey(position))?.href
}

function findEdition(version: string, locale: string, { editions }: SiteGraph): Edition | undefined {
  return editions.find((edition) => edition.version === version && edition.locale === locale)
}

/** A version's label in a menu: undefined if the menu does not list it, empty if it has no custom label. */
function labelInMenu(name: string, { versions }: VersionMenu): string | undefined {
  if (versions === undefined) return ''
  if (isList(versions)) return versions.includes(name) ? '' : undefined
  const listed = versions[name]
  return listed && (listed.label ?? '')
}

function isList(versions: NonNullable<VersionMenu['versions']>): versions is readonly string[] {
  return Array.isArray(versions)
}

function reportUnknown(
  { versions = [] }: VersionMenu,
  versionNames: readonly string[],
  { report, locateInConfig }: NavbarPlanner,
): void {
  for (const [index, name] of (isList(versions) ? versions : Object.keys(versions)).entries()) {
    if (versionNames.includes(name)) continue
    const near = nearestWord(name, versionNames)
    const diagnostic: Diagnostic = {
      code: 'navbar-unknown-version',
      severity: 'error',
      ...locateInConfig(['versions', isList(versions) ? index : name]),
      message: `the version menu names the version "${name}", which is not published; published: ${versionNames.join(', ')}`,
      hint: near === undefined ? 'Remove it from the menu' : didYouMean(near),
    }
    report(diagnostic)
  }
}

/** Path, inside the output folder, of the file that lists the versions and docs of a collection in a language. */
export function versionsFile(locale: string, collection: string, { locales, versions }: SiteGraph): string {
  const suffix = collection === versions[0]?.collection.id ? '' : `-${collection}`
  return `${locales.get(locale)?.home.route ?? '/'}/docs-versions${suffix}.json`.replace(/^\/+/, '')
}

/** Ids of the collections with more than one version. */
export function listVersionedCollections({ versions }: SiteGraph): readonly string[] {
  const ids = versions.map(({ collection }) => collection.id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

/** Paths of all versions files of a site. */
export function listVersionsFiles(graph: SiteGraph): readonly string[] {
  return listVersionedCollections(graph).flatMap((id) =>
    [...graph.locales.keys()].map((locale) => versionsFile(locale, id, graph)),
  )
}

/** Returns the URL of the versions file of the collection that a version belongs to. */
export function versionsHref(
  { locale, version }: { readonly locale: string; readonly version: string },
  graph: SiteGraph,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): string {
  const collection = graph.versions.find(({ name }) => name === version)?.collection.id ?? ''
  return baseUrl + encodePath(versionsFile(locale, collection, graph))
}
