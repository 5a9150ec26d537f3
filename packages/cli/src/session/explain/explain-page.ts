import { type Diagnostic, type LinkUse, nearestWord, type Outcome } from '@docgen/renderer/contract'

import { findOperationPage } from '../../graph/links/link-table.js'
import { resolveLink } from '../../graph/links/resolve-link.js'
import { editionKey } from '../../graph/site-graph.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { createPageKey } from '../../workers/page-key.js'
import {
  createFindFile,
  describeChanges,
  type InputRecord,
  type NamedInputs,
  nameDifferences,
  nameInputs,
  TARGETS,
} from '../recorded-inputs.js'
import { countUnknownPages, explainFile, type FileExplanation, removeQueryAndHash } from './explain-file.js'
import type { ExplainedSite } from './open-explained-site.js'

/** Where a page comes from, and why it was built or kept. */
export interface PageExplanation {
  readonly route: string
  readonly file: string
  readonly source: string | undefined
  readonly key: string
  readonly inputs: NamedInputs
  /** How the page in the output folder was built; absent if no build has built it. */
  readonly record: InputRecord | undefined
  /** Whether the cache contains the compiled content of the page. */
  readonly isTextKnown: boolean
  /**
   * The outcome of the next build for the page, and the reason for it, such as the inputs that have changed since the
   * page in the output folder was built.
   */
  readonly next: { readonly outcome: 'keep' | 'make'; readonly because: string }
  /** Routes of the pages that link to the page or show it. */
  readonly dependents: readonly string[]
  /** Number of pages whose content is not compiled yet, so it is unknown whether they link to the page. */
  readonly unknownPages: number
}

/** Prefix of the URLs that a session serves. */
const SERVED = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=\/)/

/**
 * Explains the page with a URL, source, output file or id; else the uses of a file of the site. The value is
 * `undefined`, with a diagnostic, if the site has neither. `codes` are diagnostic codes to suggest for an unknown name.
 */
export function explain(
  subject: string,
  site: ExplainedSite,
  codes: readonly string[] = [],
): Outcome<PageExplanation | FileExplanation | undefined> {
  const { config, files, graph, plan } = site.snapshot.site
  const subjectPath = subject.startsWith(`${config.url}/`)
    ? subject.slice(config.url.length)
    : subject.replace(SERVED, '')
  const name = subjectPath.replace(/^\.\//, '').replace(/[?#].*/s, '')
  // An API description is the source of many pages, but not a page itself.
  const isDescription = files.apis.some(({ path }) => path === name)
  const { pages } = plan
  const named = isDescription ? [] : pages.flatMap(({ page }, position) => (isNamed(page, name) ? [position] : []))
  // A source without a translation has a page in every language: prefer the page in the language of the source.
  const position = named.find((each) => pages[each]?.locale === graph.editions[0]?.locale) ?? named[0] ?? -1
  if (position !== -1) return { value: explainPage(position, site), diagnostics: [] }
  const file = explainFile(name, site)
  if (file) return { value: file, diagnostics: [] }
  const route = findRouteOfId(name, site)
  const pageIndex = pages.findIndex(({ page }) => page.route === route)
  if (pageIndex !== -1) return { value: explainPage(pageIndex, site), diagnostics: [] }
  return { value: undefined, diagnostics: [reportUnknown(name, site, codes)] }
}

/** Finds the route of the doc with an id, or of the operation with a name, in the first version and language. */
function findRouteOfId(id: string, { snapshot }: ExplainedSite): string | undefined {
  const { docs, links } = snapshot.site.graph
  const doc = docs.find((each) => each.id === id)
  if (doc) return doc.route
  return Object.values(links.editions).flatMap((edition) => findOperationPage(id, '', edition)?.route ?? [])[0]
}

function isNamed({ route, href, file, source }: PlannedPage['page'], name: string): boolean {
  const slashed = `/${name.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  return source === name || file === name || href === name || route === slashed || href.replace(/\/$/, '') === slashed
}

function explainPage(position: number, site: ExplainedSite): PageExplanation {
  const { snapshot, findFacts, inputsAt, findRecord, findKey } = site
  const planned = required(snapshot.site.plan.pages[position])
  const { page } = planned
  const pageInputs = inputsAt(position)
  const inputs = nameInputs(pageInputs, page.source, createFindFile(snapshot.site.files))
  const key = createPageKey(pageInputs)
  const record = findRecord(page.file)
  const recordedKey = findKey(page.file)
  const isTextKnown = findFacts(position) !== undefined
  const because = explainNext({ key, recordedKey, record, inputs, page, isTextKnown })
  return {
    route: page.route,
    file: page.file,
    source: page.source,
    key,
    inputs,
    record,
    isTextKnown,
    next: { outcome: recordedKey === key && isTextKnown ? 'keep' : 'make', because },
    dependents: findDependents(planned, site),
    unknownPages: countUnknownPages(site),
  }
}

interface NextBuildFacts {
  readonly key: string
  readonly recordedKey: string | undefined
  readonly record: InputRecord | undefined
  readonly inputs: NamedInputs
  readonly page: PlannedPage['page']
  readonly isTextKnown: boolean
}

function explainNext({ key, recordedKey, record, inputs, page, isTextKnown }: NextBuildFacts): string {
  if (recordedKey === undefined) return 'it is not in the output folder yet'
  if (recordedKey === key) return 'none of its inputs changed'
  // The targets of its links are unknown until its content is compiled.
  const differences = record ? nameDifferences(record, { inputs, page }) : []
  const certain = differences.filter((name) => isTextKnown || name !== TARGETS)
  if (certain.length > 0) return describeChanges(certain)
  return isTextKnown ? 'another build has written it' : 'its text has to be compiled first'
}

function findDependents({ page }: PlannedPage, { snapshot, restoreLinks }: ExplainedSite): string[] {
  const { pages } = snapshot.site.plan
  const table = snapshot.site.prepared.setup.links
  return pages.flatMap((from, position) => {
    const origin = { route: from.page.route, edition: editionKey(from) }
    const linksHere = ({ href, file }: LinkUse): boolean =>
      removeQueryAndHash(resolveLink(href, { ...origin, file }, table).href) === page.href
    return from.page.file !== page.file && restoreLinks(position).some(linksHere) ? [from.page.route] : []
  })
}

function reportUnknown(subject: string, { snapshot }: ExplainedSite, codes: readonly string[]): Diagnostic {
  const { plan, graph } = snapshot.site
  const shared = { code: 'nothing-to-explain', severity: 'error' } as const
  if (Object.values(graph.links.editions).some(({ drafts }) => drafts.includes(subject))) {
    const hint = 'Add --drafts to explain the page as docgen build --drafts and docgen dev render it'
    return { ...shared, message: `${subject} is a draft, which builds skip`, hint }
  }
  const names = plan.pages.flatMap(({ page }) => [page.route, ...(page.source === undefined ? [] : [page.source])])
  const ids = graph.docs.flatMap(({ id, api }) => (api?.operationId === undefined ? [id] : [id, api.operationId]))
  // The last part of a URL may not be unique, but it is what people remember.
  const near = nearestWord(subject, [...names, ...ids, ...codes]) ?? names.find((name) => name.endsWith(`/${subject}`))
  return {
    ...shared,
    message: `the site has no page ${subject}, and no page uses a file of that name`,
    hint:
      near === undefined
        ? 'Name a page by its URL, source file or id, or name the code of a diagnostic'
        : `Did you mean ${near}?`,
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the plan has no such page')
  return value
}
