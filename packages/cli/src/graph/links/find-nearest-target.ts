import { didYouMean, isSameButCase, nearestWord } from '@docgen/renderer/contract'
import { decodePath } from '../../read/files/decode-path.js'
import { listFilePaths } from './find-markdown-target.js'
import { type EditionLinks, editionLinks, type LinkTable } from './link-table.js'
import type { MissingLink } from './link-target.js'
import { relativePath } from './relative-path.js'

const FILE_EXTENSION = /\.[a-z][a-z\d]{1,4}$/i
/** Matches the path of an API description: its page is the overview of the API. */
const API_FILE = /\.(?:json|ya?ml)$/i

/** An existing target close to a missing one. */
export interface NearTarget {
  /** The target as the link has to spell it, with escapes for Markdown and URLs. */
  readonly spelling: string
  /** Whether it differs only in letter case. */
  readonly isSameButCase: boolean
}

/**
 * Returns the existing target that a missing link probably means: a target that differs only in case, the only target
 * with the same name in another folder, or the target with the nearest spelling; `undefined` if no target is close.
 */
export function findNearestTarget(missing: MissingLink, table: LinkTable, edition?: string): NearTarget | undefined {
  const { expected, wanted } = missing
  if (expected === 'operation') {
    const { operations, pages } = editionLinks(table, edition)
    const overview = listOverviews(pages).find((route) => route.endsWith(`/${wanted}`))
    if (overview !== undefined) return { spelling: overview, isSameButCase: false }
    const names = Object.keys(operations).filter((name) =>
      wanted.includes('#/') ? name.includes('#/') : !name.includes('#'),
    )
    return spell(pick([wanted], names, nearestWord), (id) =>
      id.includes('#/') ? spellReference(missing.file, id) : `api:${id}`,
    )
  }
  const near = findNearestPath(missing, table, edition)
  return spell(near, (path) => path.replace(/[\s%#?()<>\\]/g, escapeCharacter))
}

/**
 * The hint for a route that a config or component names: the page that it probably means, else the first pages of the
 * nearest folder below the root, else how to find the route of a page. `undefined` if the site has no pages, or if the
 * route looks like a file.
 */
export function hintForRoute(missing: MissingLink, table: LinkTable): string | undefined {
  const near = findNearestTarget(missing, table)
  if (near) return didYouMean(near.spelling, near.isSameButCase)
  if (FILE_EXTENSION.test(missing.wanted) || missing.expected !== 'route') return undefined
  const routes = Object.keys(table.routes).sort()
  for (let folder = parentOf(missing.wanted); folder !== '/'; folder = parentOf(folder)) {
    const pages = routes.filter((route) => route === folder || parentOf(route) === folder)
    if (pages.length === 0) continue
    return `Pages there: ${[...pages.slice(0, MAX_PAGES), ...(pages.length > MAX_PAGES ? ['…'] : [])].join(', ')}`
  }
  return routes.length === 0 ? undefined : 'To see the route of a page: npx docgen explain <its file>'
}

const MAX_PAGES = 4

function parentOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/')) || '/'
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

function findNearestPath(missing: MissingLink, table: LinkTable, edition?: string): NearTarget | undefined {
  const { expected, wanted, file } = missing
  const { pages, contentRoots } = editionLinks(table, edition)
  if (expected === 'file') {
    const root = contentRoots.find((folder) => file.startsWith(`${folder}/`)) ?? ''
    const candidates = Object.keys(pages).filter((each) => each.startsWith(root))
    return spell(pick([wanted], candidates), (path) => relativePath(file, path))
  }
  return FILE_EXTENSION.test(wanted)
    ? pickFile(missing, table, edition)
    : pickRoute(wanted, editionLinks(table, edition), table)
}

/** The nearest asset or static file. */
function pickFile(
  { href, file, wanted }: MissingLink,
  table: LinkTable,
  key: string | undefined,
): NearTarget | undefined {
  const statics = Object.keys(table.statics)
  if (href.startsWith('/')) return pick([wanted], statics)
  const path = decodePath(href.replace(/[?#].*/s, ''))
  const paths = listFilePaths({ path, file, edition: editionLinks(table, key) })
  const asset = pick(paths, Object.keys(table.assets))
  if (asset?.isSameButCase) return spell(asset, (target) => relativePath(file, target))
  // A path may contain the static folder itself, such as `static/img/a.png`.
  const roots = table.staticRoots.flatMap((root) => statics.map((output) => root + output))
  const near = findSameButCase(paths, roots) ?? asset
  return spell(near, (target) => relativePath(file, target))
}

/** The nearest page: in the edition of the link, if one is near there; never in another language. */
function pickRoute(
  wanted: string,
  { pages, locale }: Pick<EditionLinks, 'pages' | 'locale'>,
  { routes, editions }: LinkTable,
): NearTarget | undefined {
  const hasOthers = Object.keys(editions).length > 1
  const candidates = Object.values(pages)
  const overviews = listOverviews(pages)
  const near = hasOthers
    ? pick(
        [wanted],
        candidates.map(({ route }) => route),
      )
    : undefined
  const others = Object.values(editions).filter((each) => each.locale !== locale)
  const translated = new Set(others.flatMap((each) => Object.values(each.pages).map(({ route }) => route)))
  const all = Object.keys(routes).filter((route) => !translated.has(route))
  const sameButCase = near?.isSameButCase ? near : findSameButCase([wanted], all)
  const nearest = sameButCase ?? near ?? pickBelow(wanted, [...overviews, ...all]) ?? pick([wanted], all)
  return nearest ?? pickBelow(findFolder(wanted, all), all)
}

function listOverviews(pages: EditionLinks['pages']): readonly string[] {
  return Object.entries(pages).flatMap(([path, { route }]) => (API_FILE.test(path) ? [route] : []))
}

/** The folder of pages whose path differs only in case, hyphens and underscores; `/` if there is no such folder. */
function findFolder(wanted: string, routes: readonly string[]): string {
  const path = simplify(wanted)
  return routes.map(parentOf).find((folder) => simplify(folder) === path) ?? '/'
}

/** The first route directly below a folder, for links to a folder without a page. */
function pickBelow(wanted: string, routes: readonly string[]): NearTarget | undefined {
  const folder = `${wanted.replace(/\/$/, '')}/`
  if (folder === '/') return undefined
  const below = routes.find((route) => route.startsWith(folder) && !route.slice(folder.length).includes('/'))
  return below === undefined ? undefined : { spelling: below, isSameButCase: false }
}

/** The candidate that is closest to any of the names, the most likely name first. `nearest` compares the spelling. */
function pick(names: readonly string[], candidates: readonly string[], nearest = nearestPath): NearTarget | undefined {
  const sameButCase = findSameButCase(names, candidates)
  const [wanted] = names
  if (sameButCase || wanted === undefined) return sameButCase
  const lowered = wanted.toLowerCase()
  const name = lowered.slice(lowered.lastIndexOf('/'))
  const sameNames = name.length > 1 ? candidates.filter((candidate) => candidate.toLowerCase().endsWith(name)) : []
  const near = sameNames.length === 1 ? sameNames[0] : (nearest(wanted, candidates) ?? pickByName(name, candidates))
  return near === undefined ? undefined : { spelling: near, isSameButCase: false }
}

/** The closest candidate that resembles the path in each of its parts: an equal folder alone is not enough. */
function nearestPath(wanted: string, candidates: readonly string[]): string | undefined {
  // Authors on Windows may write backslashes.
  const parts = wanted.split(/[\\/]/).filter((part) => part !== '.')
  const isNear = (candidate: string): boolean => {
    const others = candidate.split('/')
    return (
      others.length === parts.length &&
      parts.every((part, index) => {
        const other = others[index] ?? ''
        return part === other || nearestWord(stemOf(part), [stemOf(other)]) !== undefined
      })
    )
  }
  return nearestWord(wanted, candidates.filter(isNear))
}

/** A name without its extension and the number that sets its position. */
function stemOf(name: string): string {
  return name.replace(FILE_EXTENSION, '').replace(/^\d+[-_.]\s*/, '')
}

/** The only candidate in any folder with a name that differs only in case, hyphens and underscores. */
function pickByName(name: string, candidates: readonly string[]): string | undefined {
  const simplified = simplify(name)
  if (simplified.length < MIN_NAME) return undefined
  const matches = candidates.filter((each) => simplify(each.slice(each.lastIndexOf('/'))) === simplified)
  return matches.length === 1 ? matches[0] : undefined
}

/** Shorter names are often alike by chance. */
const MIN_NAME = 4

function simplify(name: string): string {
  return name.toLowerCase().replace(/^\/|\.mdx?$|[-_]/g, '')
}

function findSameButCase(names: readonly string[], candidates: readonly string[]): NearTarget | undefined {
  for (const name of names) {
    const spelling = candidates.find((candidate) => isSameButCase(candidate, name))
    if (spelling !== undefined) return { spelling, isSameButCase: true }
  }
  return undefined
}

/** A reference to an operation of another description, in the form of `operationRef`. */
function spellReference(file: string, reference: string): string {
  const [from = ''] = file.split('#', 1)
  const [path = '', pointer = ''] = reference.split('#', 2)
  return `${relativePath(from, path)}#${pointer}`
}

function spell(near: NearTarget | undefined, write: (name: string) => string): NearTarget | undefined {
  return near && { ...near, spelling: write(near.spelling) }
}
