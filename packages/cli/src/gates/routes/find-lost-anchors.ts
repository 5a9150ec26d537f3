import { type Diagnostic, didYouMean, isSameButCase, nearestWord } from '@docgen/renderer/contract'
import { createElementIds } from '@docgen/renderer/markdown'
import { unpackAnchors } from '../../graph/links/pack-anchors.js'
import type { Trial } from '../../session/trial.js'
import { mergePageFindings, type PageFinding } from '../merge-page-findings.js'
import { maskCode } from '../text/mask-code.js'
import { createSectionFinder } from './create-section-finder.js'
import type { PublishedPage } from './read-published-pages.js'

/** Ids of footnotes and of controls such as tabs: no one links to them from elsewhere. */
const UNSTABLE = /^(?:fn(?:ref)?-|footnote-label$)|(?:^|-)tabs-\d+(?:-\d+)?$/

/** Above this number of pairs, comparing each lost id with each current id would take seconds. */
const MAX_PAIRS = 100_000

/** Anchors that published pages have lost. */
export interface LostAnchors {
  readonly count: number
  /** One diagnostic for all languages that show the same source. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reports each anchor that a published page has lost, at the heading with a similar id, if there is one. The anchors of
 * an API page are one finding, because no heading can restore them. Redirects keep the anchor, so a page that has moved
 * also has to keep its anchors.
 */
export function findLostAnchors(published: readonly PublishedPage[], trial: Trial): LostAnchors {
  const pages = listPagesByRoute(published, trial)
  const findSection = createSectionFinder(published, trial.builtPages)
  let count = 0
  const found = published.flatMap(({ route, anchors }) => {
    const page = pages.get(route)
    if (anchors === undefined || !page || page.anchors === anchors) return []
    const ids = new Set(unpackAnchors(page.anchors))
    // The title of a moved page often has the last part of its old route as id. Ignore that id: a link to it opens the
    // new page at the top anyway.
    const likelyTitleId = page.planned.page.route === route ? undefined : route.split('/').at(-1)
    const lost = [...new Set(unpackAnchors(anchors))].filter(
      (id) => !ids.has(id) && !UNSTABLE.test(id) && id !== likelyTitleId,
    )
    if (lost.length === 0) return []
    count += lost.length
    const { source } = page.planned.page
    if (source !== undefined && !isMarkdown(source)) return [describeApiAnchors(lost, { route, source })]
    const added = new Set(ids)
    for (const id of unpackAnchors(anchors)) added.delete(id)
    const locate = createHeadingLocator(source, trial)
    return lost.map((id): PageFinding => {
      const isComparable = lost.length * ids.size <= MAX_PAIRS
      // Prefer ids that the page did not have before: a renamed heading has one.
      const renamed = isComparable ? nearestWord(id, [...added]) : undefined
      const moved = renamed === undefined ? findSection(id, page) : undefined
      const near = renamed ?? (moved || !isComparable ? undefined : nearestWord(id, [...ids]))
      const suggestion = near === undefined ? '' : `${didYouMean(`#${near}`, isSameButCase(near, id))} `
      const finding: Diagnostic = {
        code: 'lost-anchor',
        severity: 'warning',
        ...locate(near),
        message: `the published anchor #${id} is lost`,
        hint: moved
          ? createMoveHint(id, moved.planned.page.route)
          : `${suggestion}Add {#${id}} to the heading of that section, so that links to it still work`,
      }
      return { route, rule: id, finding }
    })
  })
  return { count, diagnostics: mergePageFindings(found) }
}

/** The pages by their route, and by old routes that redirect to a new page. */
function listPagesByRoute(
  published: readonly PublishedPage[],
  { builtPages, graph }: Trial,
): ReadonlyMap<string, Trial['builtPages'][number]> {
  const pages = new Map(builtPages.map((built) => [built.planned.page.route, built]))
  const publishedRoutes = new Set(published.map(({ route }) => route))
  // A target that was already published is another page, so it may lack the anchors of the old one.
  const added = builtPages.filter(({ planned }) => !publishedRoutes.has(planned.page.route))
  const byHref = new Map(added.map((built) => [built.planned.page.href, built]))
  for (const { from, to } of graph.redirects) {
    const target = byHref.get(to)
    if (target && !pages.has(from)) pages.set(from, target)
  }
  return pages
}

/** The hint for a section on another page. Browsers do not send fragments, so a redirect cannot depend on them. */
function createMoveHint(id: string, route: string): string {
  return `Its section is now at ${route}#${id}. Links to it open this page: add <a id="${id}"></a> here, with a link to the section`
}

function isMarkdown(source: string): boolean {
  return /\.mdx?(?:#|$)/i.test(source)
}

/** Maximum number of ids in a message. */
const MAX_NAMED = 3

/** One finding for all lost anchors of an API page. */
function describeApiAnchors(
  lost: readonly string[],
  { route, source }: { readonly route: string; readonly source: string },
): PageFinding {
  const named = lost.slice(0, MAX_NAMED).map((id) => `#${id}`)
  const names = [...named, ...(lost.length > MAX_NAMED ? [`${lost.length - MAX_NAMED} more`] : [])].join(', ')
  const finding: Diagnostic = {
    code: 'lost-anchor',
    severity: 'info',
    file: source,
    line: 1,
    message: lost.length === 1 ? `the published anchor ${names} is lost` : `published anchors are lost: ${names}`,
    hint: 'The API description no longer has these parts. Links to them open the top of the page',
  }
  return { route, rule: lost.join(' '), finding }
}

type Located = Pick<Diagnostic, 'file' | 'line'>

/** Creates a function that finds the line of the heading with an id in a page's source; line 1 if there is none. */
function createHeadingLocator(path: string | undefined, { files, config }: Trial): (id: string | undefined) => Located {
  const [file] = path?.split('#') ?? []
  if (file === undefined) return () => ({})
  const source = files.sources.find((each) => each.path === file)
  const lines = new Map<string, number>()
  const ids = createElementIds(config.markdown.anchors)
  const text = source ? maskCode(source.text, source.bodyLine) : ''
  for (const [index, line] of text.split('\n').entries()) {
    const [, words] = /^#{1,6}[ \t]+(\S.*)$/.exec(line) ?? []
    if (words === undefined) continue
    const [, explicitId] = /\{#([^\s{}]+)\}\s*$/.exec(words) ?? []
    lines.set(explicitId ?? ids.slug(words.trim()), index + 1)
  }
  return (id) => ({ file, line: lines.get(id ?? '') ?? 1 })
}
