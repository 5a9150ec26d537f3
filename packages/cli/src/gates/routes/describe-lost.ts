import { type Diagnostic, nearestWord, nearestWords } from '@docgen/renderer/contract'
import { createRouteOfDefault } from '../../graph/routes/create-route-of-default.js'
import type { Trial } from '../../session/trial.js'
import { addRedirectFrom } from './add-redirect-from.js'
import { createSimilarityFinder } from './create-similarity-finder.js'
import { followRenames, readRenames } from './follow-renames.js'
import { readDeletedTexts } from './read-deleted-texts.js'
import type { PublishedPage } from './read-published-pages.js'

/** A page of the site. */
interface Target {
  /** Relative to the site's folder. */
  readonly file: string
  readonly route: string
  /** Text of the file, if it is a Markdown file of the site: docgen can edit its front matter. */
  readonly text?: string
}

/** Reports each lost route at the page to which its content has moved, with the edit that adds a redirect. */
export async function describeLost(
  lost: readonly PublishedPage[],
  published: readonly PublishedPage[],
  trial: Trial,
): Promise<readonly Diagnostic[]> {
  if (lost.length === 0) return []
  const targets = await findTargets(lost, published, trial)
  const routesByFile = new Map<string, string[]>()
  for (const [route, { file }] of targets) {
    const routes = routesByFile.get(file)
    if (routes) routes.push(route)
    else routesByFile.set(file, [route])
  }
  const toDefaultRoute = createRouteOfDefault(trial.config)
  return lost.map(({ route, to }) => {
    const target = targets.get(route)
    const base: Pick<Diagnostic, 'code' | 'severity' | 'message'> = {
      code: 'lost-route',
      severity: 'error',
      message: `${route} is published${to === undefined ? '' : ` and redirects to ${to}`}, but has neither a page nor a redirect`,
    }
    // Pages without front matter, such as API pages, cannot name their old URLs.
    if (target?.text === undefined) {
      const at = target && { file: target.file, line: 1 }
      const redirect = `{ from: '${route}', to: '${target?.route ?? '…'}' }`
      return { ...base, ...at, hint: `Add redirects: [${redirect}] to the config` }
    }
    const routes = routesByFile.get(target.file) ?? []
    // A redirect from the route of the default language also covers all languages that show the file.
    const needed = routes.filter((each) => toDefaultRoute(each) === each || !routes.includes(toDefaultRoute(each)))
    const from = needed.includes(route) ? route : toDefaultRoute(route)
    const hint = `Its page is now ${target.route}: add redirect_from: ['${from}'] to the front matter, or run docgen check routes --fix`
    // One edit adds all routes of a file, and fixes each of its findings.
    const fix = addRedirectFrom(target.text, needed.toSorted())
    return { ...base, file: target.file, line: 1, hint, ...(fix && { fix }) }
  })
}

/** Lost route → its new page: from the same file, from the file that Git renamed, or with the most similar text. */
async function findTargets(
  lost: readonly PublishedPage[],
  published: readonly PublishedPage[],
  trial: Trial,
): Promise<ReadonlyMap<string, Target>> {
  const { siteDir } = trial
  const publishedRoutes = new Set(published.map(({ route }) => route))
  const pages = listTargets(trial)
  const isMoved = lost.some(({ source }) => source !== undefined && !pages.has(source))
  const renames = isMoved ? await readRenames(siteDir) : new Map<string, string>()
  const found = new Map<string, Target>()
  const toDefaultRoute = createRouteOfDefault(trial.config)
  const languageOf = (route: string): string => {
    const rest = toDefaultRoute(route)
    return route === rest ? '' : route.slice(0, rest === '/' ? undefined : -rest.length)
  }
  const choose = (route: string, targets: readonly Target[] = []): Target | undefined => {
    const sameLanguage = targets.filter((target) => languageOf(target.route) === languageOf(route))
    return chooseTarget(route, sameLanguage.length > 0 ? sameLanguage : targets, publishedRoutes)
  }
  const deleted: { readonly route: string; readonly source: string }[] = []
  for (const { route, source } of lost) {
    if (source === undefined) continue
    const file = followRenames(source, renames, (path) => pages.has(path))
    const target = choose(route, pages.get(file ?? ''))
    if (target) found.set(route, target)
    else if (file === undefined) deleted.push({ route, source })
  }
  const texts = await readDeletedTexts(
    siteDir,
    deleted.map(({ source }) => source),
  )
  if (texts.size === 0) return found
  const findSimilar = createSimilarityFinder(
    [...pages.values()].flatMap(([first]) =>
      first?.text === undefined ? [] : [{ file: first.file, text: first.text }],
    ),
  )
  for (const { route, source } of deleted) {
    const text = texts.get(source)
    const similar = text === undefined ? undefined : pages.get(findSimilar(text) ?? '')
    const target = choose(route, similar)
    if (target) found.set(route, target)
  }
  return found
}

/**
 * The page of a source with the route nearest to a lost one. A Markdown file has several pages if languages lack its
 * translation. An API description has many pages, and only a new page can show the operation of a lost route.
 */
function chooseTarget(
  route: string,
  targets: readonly Target[],
  publishedRoutes: ReadonlySet<string>,
): Target | undefined {
  const [first, ...others] = targets
  if (!first || others.length === 0) return first
  const added = [first, ...others].filter((target) => !publishedRoutes.has(target.route))
  const candidates = first.text === undefined || added.length > 0 ? added : [first, ...others]
  const routes = candidates.map((target) => target.route)
  const near = first.text === undefined ? nearestWord(route, routes) : nearestWords(route, routes, 1)[0]
  return candidates.find((target) => target.route === near)
}

/** Source file → its pages. They have no `text` if a plugin provides the file, or if it is an API description. */
function listTargets({ builtPages, files }: Trial): ReadonlyMap<string, readonly Target[]> {
  const texts = new Map(
    files.sources.flatMap(({ path, text, pluginName }) =>
      pluginName === undefined && /\.mdx?$/i.test(path) ? [[path, text] as const] : [],
    ),
  )
  const targets = new Map<string, Target[]>()
  for (const { planned } of builtPages) {
    const { source, route } = planned.page
    if (source === undefined) continue
    const text = texts.get(source)
    const target = { file: source, route, ...(text !== undefined && { text }) }
    const others = targets.get(source)
    if (others) others.push(target)
    else targets.set(source, [target])
  }
  return targets
}
