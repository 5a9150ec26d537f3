import { MANIFEST_FILE } from '../../emit/create-manifest.js'
import { compilePattern } from '../../read/host-files/match-pattern.js'
import { parseRedirectLines } from '../../read/host-files/parse-redirect-lines.js'
import type { Trial } from '../../session/trial.js'
import type { GateInput, GateResult } from '../gate.js'
import { describeLost } from './describe-lost.js'
import { findLostAnchors } from './find-lost-anchors.js'

/** Reports published URLs that no longer exist: routes and anchors that only the deployed site has. */
export async function checkRoutesGate({ trial, readPublished, locales }: GateInput): Promise<GateResult> {
  if (!readPublished) {
    const hint = `Add --against with the URL of the site, or the path of a ${MANIFEST_FILE}`
    const message = 'the routes gate needs the deployed site'
    return { diagnostics: [{ code: 'no-manifest', severity: 'error', message, hint }], skipped: 'no --against' }
  }
  if (locales) return { diagnostics: [], skipped: '--locale omits the routes of other languages' }
  const { value: pages, diagnostics, undecided } = await readPublished()
  if (!pages) return { diagnostics, ...(undecided !== undefined && { undecided }) }
  const isServed = createRouteCheck(trial)
  const lost = pages.filter(({ route }) => !isServed(route))
  const anchors = findLostAnchors(pages, trial)
  return {
    diagnostics: [...(await describeLost(lost, pages, trial)), ...anchors.diagnostics],
    details: { published: pages.length, lost: lost.length, lostAnchors: anchors.count },
  }
}

/** Creates a function that returns whether a page, a static file or a redirect answers at a route. */
function createRouteCheck({ builtPages, graph, files, config }: Trial): (route: string) => boolean {
  const routes = new Set([
    ...builtPages.map(({ planned }) => planned.page.route),
    ...graph.redirects.map(({ from }) => from),
  ])
  const text = files.statics.find(({ output }) => output === '_redirects')?.text ?? ''
  const rules = parseRedirectLines(text).rules.filter(({ status }) => status !== 404)
  const patterns = rules.map(({ from }) => compilePattern(from))
  const outputs = new Set(files.statics.map(({ output }) => output))
  return (route) => {
    if (routes.has(route)) return true
    const path = route.slice(1)
    if ([path, `${path}.html`, `${path}/index.html`].some((file) => outputs.has(file))) return true
    return patterns.some((matches) => matches(config.baseUrl + path) !== undefined)
  }
}
