import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { hasRedirectPages } from '../config/has-redirect-pages.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import type { LinkTable } from '../graph/links/link-table.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { locateInFrontMatter } from '../graph/locate-in-front-matter.js'
import { createRouteOfDefault } from '../graph/routes/create-route-of-default.js'
import { joinRoute } from '../graph/routes/resolve-slug.js'
import type { Redirect, SiteGraph } from '../graph/site-graph.js'
import { decodePath } from '../read/files/decode-path.js'
import type { Source } from '../read/source.js'
import type { AnchorCheck } from './create-anchor-check.js'
import { type RedirectPosition, reportChain, reportLoop, reportMissingTarget } from './redirect-problems.js'
import { severityOf } from './severity-of.js'

/** Inputs of the check of the redirects. */
export interface RedirectCheck {
  readonly graph: SiteGraph
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  readonly checkAnchor: AnchorCheck
  readonly sources: readonly Pick<Source, 'path' | 'text'>[]
}

/**
 * Reports redirects whose target is missing or is redirected again, redirects from the URL of a page or file, different
 * redirects from one URL, and redirects that the host ignores.
 */
export function checkRedirects(check: RedirectCheck): Diagnostic[] {
  const { graph, config } = check
  const firsts = new Map<string, FirstRedirect>()
  const problems = graph.redirects.flatMap((redirect, index) => {
    const position = createFieldLocator(redirect, index, check)
    const first = firsts.get(redirect.from)
    if (!first) firsts.set(redirect.from, { to: redirect.to, position: () => position('from') })
    const found = [
      ...(first && first.to !== redirect.to ? [reportSecond(redirect, first, position('from'))] : []),
      ...reportHidden(redirect, graph.links, () => position('from')),
      // A redirect in front matter points to the page itself, so only targets in the config can be wrong.
      ...(index < config.redirects.length ? checkTarget(index, () => position('to'), check) : []),
    ]
    return found.map((diagnostic) => ({ redirect, diagnostic, isOfPage: index >= config.redirects.length }))
  })
  return [...omitTranslated(problems, config), ...reportUnserved(check)]
}

/** The first redirect from a URL, which is used. */
interface FirstRedirect {
  readonly to: string
  readonly position: () => RedirectPosition
}

interface RedirectProblem {
  readonly redirect: Redirect
  readonly diagnostic: Diagnostic
  /** Whether the redirect is in the front matter of a page. */
  readonly isOfPage: boolean
}

/** Omits repeated problems: a page without a translation has the same redirects in every language. */
function omitTranslated(problems: readonly RedirectProblem[], config: Config): Diagnostic[] {
  const inDefault = createRouteOfDefault(config)
  const keyOf = ({ redirect: { file }, diagnostic: { code } }: RedirectProblem, from: string): string =>
    JSON.stringify([file, code, from])
  const reported = new Set(problems.map((problem) => keyOf(problem, problem.redirect.from)))
  return problems.flatMap((problem) => {
    const {
      isOfPage,
      redirect: { from },
    } = problem
    const isRepeated = isOfPage && inDefault(from) !== from && reported.has(keyOf(problem, inDefault(from)))
    return isRepeated ? [] : [problem.diagnostic]
  })
}

// GitHub Pages only serves files: it reads neither `_redirects` nor any similar file.
function reportUnserved({ graph, config, locateInConfig }: RedirectCheck): Diagnostic[] {
  const count = graph.redirects.length
  if (count === 0 || !new URL(config.url).hostname.endsWith('.github.io') || hasRedirectPages(config)) return []
  return [
    {
      code: 'redirects-not-served',
      severity: 'warning',
      ...locateInConfig(['url']),
      message: `GitHub Pages ignores _redirects: ${count === 1 ? 'the redirect of this site does' : `the ${count} redirects of this site do`} nothing there`,
      hint: 'Remove redirectPages: false from the config, or publish on a host that reads _redirects',
    },
  ]
}

/** Creates a function that locates a field of a redirect. The graph lists the config's redirects first, in order. */
function createFieldLocator(
  { file, line }: Redirect,
  index: number,
  check: RedirectCheck,
): (field: 'from' | 'to') => RedirectPosition {
  if (index < check.config.redirects.length) return (field) => check.locateInConfig(['redirects', index, field])
  return () => {
    const text = check.sources.find(({ path }) => path === file)?.text ?? ''
    return { file, ...(line !== undefined && { line }), ...locateInFrontMatter(text, 'redirect_from') }
  }
}

function reportSecond({ from, file }: Redirect, first: FirstRedirect, position: RedirectPosition): Diagnostic {
  const { length, ...used } = first.position()
  return {
    code: 'duplicate-redirect',
    severity: 'warning',
    ...position,
    message: `${from} already redirects to ${first.to}`,
    hint: 'Remove one of the two',
    related: [{ ...used, file: used.file ?? file, message: 'is used' }],
  }
}

/** Reports a redirect from the URL of a page or of a static file. */
function reportHidden(
  { from }: Redirect,
  { routes, statics }: LinkTable,
  position: () => RedirectPosition,
): Diagnostic[] {
  const isPage = Object.hasOwn(routes, from)
  if (!isPage && !Object.hasOwn(statics, from)) return []
  return [
    {
      code: 'redirect-over-page',
      severity: 'warning',
      ...position(),
      message: `there is a ${isPage ? 'page' : 'file'} at ${from}, which this redirect hides only on some hosts`,
      hint: `Remove the redirect, or ${isPage ? 'give the page another slug' : 'move the file'}`,
    },
  ]
}

/** The redirect from the target of another; undefined if there is none. Targets contain the base URL, unlike routes. */
function findNext({ to }: Redirect, { graph, config }: RedirectCheck): Redirect | undefined {
  if (!to.startsWith(config.baseUrl)) return undefined
  const path = joinRoute(decodePath(to.slice(config.baseUrl.length).replace(/[?#].*/s, '')))
  return graph.redirects.find(({ from }) => from === path)
}

/** The loop of redirects that `first` is part of, starting with `first`; undefined if it is in no loop. */
function findLoop(first: Redirect, check: RedirectCheck): readonly Redirect[] | undefined {
  const chain: Redirect[] = []
  for (let next: Redirect | undefined = first; next && !chain.includes(next); next = findNext(next, check)) {
    chain.push(next)
    if (findNext(next, check) === first) return chain
  }
  return undefined
}

function checkTarget(index: number, locate: () => RedirectPosition, check: RedirectCheck): Diagnostic[] {
  const { graph, config, checkAnchor } = check
  const to = config.redirects[index]?.to
  const redirect = graph.redirects[index]
  if (to === undefined || redirect === undefined) return []
  const next = findNext(redirect, check)
  const loop = findLoop(redirect, check)
  if (loop) {
    // Report a loop once, at the first of its redirects.
    if (loop.some((redirect) => graph.redirects.indexOf(redirect) < index)) return []
    const hint = loop.length === 1 ? 'Remove the redirect' : 'Redirect to a page instead, or remove these redirects'
    return [reportLoop(loop, hint, locate())]
  }
  if (next) return [reportChain(next, locate())]
  const resolved = resolveLink(to, { file: '' }, graph.links)
  const severity = severityOf(config.onBrokenLinks)
  if (resolved.kind !== 'missing') {
    const anchorProblem = checkAnchor(resolved)
    // Readers still arrive at the page, so this is at most a warning.
    const isError = anchorProblem?.severity === 'error'
    return anchorProblem ? [{ ...anchorProblem, ...locate(), ...(isError && { severity: 'warning' }) }] : []
  }
  if (!severity) return []
  return [reportMissingTarget({ missing: resolved, route: resolved.wanted, severity }, graph.links, locate())]
}
