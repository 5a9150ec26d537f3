import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { decodePath } from '../read/files/decode-path.js'
import { compilePattern } from '../read/host-files/match-pattern.js'
import type { RedirectLine } from '../read/host-files/parse-redirect-lines.js'
import { type RedirectPosition, reportChain, reportLoop, reportMissingTarget } from './redirect-problems.js'
import { routeOfRule } from './route-of-rule.js'
import { severityOf } from './severity-of.js'

/** Browsers follow at most this many redirects in a row. */
const MAX_STEPS = 20

/** Inputs of the check. */
export interface RuleTargetCheck {
  readonly graph: Pick<SiteGraph, 'links'>
  readonly config: Pick<Config, 'baseUrl' | 'onBrokenLinks'>
}

/** A rule, and the route that it redirects to. */
interface Target {
  readonly rule: RedirectLine
  /** Undefined if the target contains placeholders, or is not part of the site. */
  readonly route: string | undefined
}

/** Reports rules of a site's `_redirects` that point to a missing page or to another rule, or form a loop. */
export function checkRuleTargets(file: string, rules: readonly RedirectLine[], check: RuleTargetCheck): Diagnostic[] {
  const { config, graph } = check
  const followed = rules.filter((rule) => rule.status !== 404 && !changesOnlySlash(rule))
  const targets = followed.map((rule): Target => ({ rule, route: targetOf(rule, config.baseUrl) }))
  const targetsByRoute = new Map<string, Target>()
  for (const target of targets) {
    const from = routeOfRule(target.rule, config.baseUrl)
    if (from !== undefined && !targetsByRoute.has(from)) targetsByRoute.set(from, target)
  }
  const patterns = followed.flatMap(({ from, isPattern }) => (isPattern ? [compilePattern(from)] : []))
  const reported = severityOf(config.onBrokenLinks)
  // The host may serve routes that are not in the build, so this is at most a warning.
  const severity = reported === 'error' ? 'warning' : reported
  return targets.flatMap(({ rule, route }) => {
    if (route === undefined) return []
    const position = { file, line: rule.line }
    const next = targetsByRoute.get(route)
    if (next) return reportNext(rule, next, { targetsByRoute, position })
    const path = rule.to.replace(/[?#].*/s, '')
    // Feeds and lists are written later, and hosts have functions below folders such as `/.netlify`.
    if (/^\/\.|\.(?:json|md|txt|xml)$/.test(path)) return []
    const resolved = resolveLink(path, { file: '' }, graph.links)
    const isServed = Object.hasOwn(graph.links.redirects, route)
    if (!severity || resolved.kind !== 'missing' || isServed || patterns.some((matches) => matches(decodePath(path))))
      return []
    return [reportMissingTarget({ missing: resolved, route, severity }, graph.links, position)]
  })
}

/** Whether a rule only adds or removes the slash at the end: a host with such rules tells the two URLs apart. */
function changesOnlySlash({ from, to }: RedirectLine): boolean {
  return from !== to && withoutSlash(from) === withoutSlash(to)
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}

function targetOf({ to }: RedirectLine, baseUrl: string): string | undefined {
  const from = to.replace(/[?#].*/s, '')
  return /^\/(?!\/)/.test(to)
    ? routeOfRule({ from, isConditional: false, isPattern: /\/:[a-z]/i.test(to) }, baseUrl)
    : undefined
}

interface Chain {
  readonly targetsByRoute: ReadonlyMap<string, Target>
  readonly position: RedirectPosition
}

function reportNext(rule: RedirectLine, first: Target, { targetsByRoute, position }: Chain): Diagnostic[] {
  const seen: RedirectLine[] = [rule]
  let next: Target | undefined = first
  while (next && next.rule !== rule && seen.length < MAX_STEPS) {
    seen.push(next.rule)
    next = next.route === undefined ? undefined : targetsByRoute.get(next.route)
  }
  if (next?.rule !== rule) return [reportChain(first.rule, position)]
  // Report a loop once, at the first of its rules.
  if (seen.some(({ line }) => line < rule.line)) return []
  return [reportLoop(seen, 'Redirect to a page instead', position)]
}
