import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'

import { evaluateSearch, type SearchEvaluation, type TestQuery, trimSlash } from '../../check/evaluate-search.js'
import { readSearchTests } from '../../config/files/read-search-tests.js'
import { readText } from '../../read/files/read-text.js'
import { openBuiltFolder } from './built-files.js'
import { openBuiltSearch } from './open-built-search.js'

/** Name of the file with the test queries, next to the config. */
export const SEARCH_TESTS_FILE = 'search.tests.yml'

// As many pages as the search page shows: readers see no later hits.
const DEPTH = 100

/** The search to test. */
export interface SearchToTest {
  /** Absolute path of the folder with the queries. */
  readonly siteDir: string
  /** Absolute path of the folder with the search index. */
  readonly outDir: string
  /** Routes of all pages. */
  readonly routes: readonly string[]
}

/**
 * Runs the queries of `search.tests.yml` on an index. `undefined`, with a diagnostic, if that file or the index is
 * missing or damaged.
 */
export async function checkSearch({
  siteDir,
  outDir,
  routes,
}: SearchToTest): Promise<Outcome<SearchEvaluation | undefined>> {
  const path = join(siteDir, SEARCH_TESTS_FILE)
  if (!existsSync(path)) return { value: undefined, diagnostics: [reportMissingTests()] }
  const source = readText(path, SEARCH_TESTS_FILE)
  if (source.text === undefined) return { value: undefined, diagnostics: source.diagnostics }
  const tests = readSearchTests(source.text, SEARCH_TESTS_FILE)
  if (!tests.value) return { value: undefined, diagnostics: tests.diagnostics }
  const built = await openBuiltSearch(openBuiltFolder(outDir), {})
  if (!built.value) return { value: undefined, diagnostics: built.diagnostics }
  const { baseUrl, search, contexts, hasContext } = built.value
  const pagePaths = new Set(routes.map(trimSlash))
  const queries: TestQuery[] = []
  const unknownContexts: Diagnostic[] = []
  for (const [index, test] of tests.value.queries.entries()) {
    const line = tests.value.lines[index] ?? 1
    if (test.context !== undefined && !hasContext(test.context)) {
      unknownContexts.push(reportUnknownContext(test.context, line, contexts))
      continue
    }
    const { value: hits, diagnostics } = await search({ text: test.query, limit: DEPTH, context: test.context })
    if (diagnostics.length > 0) return { value: undefined, diagnostics }
    const results = [...new Set(hits.map(({ pageHref }) => `/${pageHref.slice(baseUrl.length)}`))]
    const exists = pagePaths.has(trimSlash(test.page))
    queries.push({
      ...test,
      line,
      exists,
      nearest: exists ? undefined : findNearest(test.page, pagePaths, baseUrl),
      results,
    })
  }
  const evaluation = evaluateSearch(queries, tests.value.leastMrr, SEARCH_TESTS_FILE)
  return { value: evaluation, diagnostics: [...unknownContexts, ...evaluation.diagnostics] }
}

function reportUnknownContext(context: string, line: number, contextPaths: readonly string[]): Diagnostic {
  return {
    code: 'unknown-context',
    severity: 'error',
    file: SEARCH_TESTS_FILE,
    line,
    message: `there is no search context ${JSON.stringify(context)}`,
    hint: contextPaths.length === 0 ? 'The site has none: remove it' : `Available: ${contextPaths.join(', ')}`,
  }
}

/**
 * Finds the route that the author probably meant with a URL that has extra parts or a typo; `undefined` if none is
 * similar.
 */
function findNearest(page: string, routes: ReadonlySet<string>, baseUrl: string): string | undefined {
  const path = page.replace(/^\w+:\/\/[^/]*|[?#].*|(?:\/index)?\.html$/gs, '')
  const route = trimSlash(`/${path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\/+/, '')}`)
  return routes.has(route) ? route : nearestWord(route, routes)
}

function reportMissingTests(): Diagnostic {
  return {
    code: 'no-search-tests',
    severity: 'error',
    message: `${SEARCH_TESTS_FILE} not found next to the config`,
    hint: `Write one:\nqueries:\n  - { query: free trial, page: /basics/trials }`,
  }
}
