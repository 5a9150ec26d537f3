import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { replaceFile } from '../../emit/replace-file.js'
import type { GateInput, GateResult } from '../gate.js'
import {
  collectExternalLinks,
  type ExternalLink,
  type ExternalUse,
  type LinkPosition,
} from './collect-external-links.js'
import { hasAnchor, namesElement } from './find-anchor.js'
import { lacksNetwork } from './lacks-network.js'
import { formatLinkState, judgeFailure, LINK_STATE_FILE, type LinkState, readLinkState } from './link-state.js'
import { type ProbeResult, probeLink } from './probe-link.js'
import { type RecentResult, readRecentResults, writeRecentResults } from './recent-results.js'
import { runByHost } from './run-by-host.js'

const CONCURRENCY = { perHost: 4, total: 64 }

/** Requests external URLs that the config does not ignore, and compares the results with the state of earlier runs. */
export async function checkLinksGate({ trial, locales, now }: GateInput): Promise<GateResult> {
  const { ignore } = trial.config.checks.links
  const oldState = readLinkState(join(trial.siteDir, LINK_STATE_FILE))
  if (!oldState) return { diagnostics: [INVALID_STATE] }
  const links = (await collectExternalLinks(trial)).filter(
    ({ url }) => !ignore.some((pattern) => matchesUrlPattern(url, pattern)),
  )
  if (links.length === 0) return { diagnostics: [], skipped: 'the site has no external links' }
  const results = await requestLinks(links, { trial, now })
  const judged = links.map((link, index) => judgeLink(link, results[index] ?? UNKNOWN, oldState, now))
  // Without a network, the gate's reason is enough: a finding for each link would hide all other findings.
  const diagnostics = judged.flatMap((each, index) => (results[index] === OFFLINE ? [] : each.diagnostics))
  const undecidedCount = judged.filter(({ isUndecided }) => isUndecided).length
  const newState = new Map(judged.flatMap(({ entry }) => (entry ? [entry] : [])))
  // If only some languages were checked, keep the state of the links of all others.
  const problem = saveState(trial.siteDir, oldState, locales ? new Map([...oldState, ...newState]) : newState)
  const count = (resultState: LinkResult['state']): number =>
    results.filter((each) => each.state === resultState).length
  const reason = results.includes(OFFLINE)
    ? 'host names could not be looked up; is there a network?'
    : `${undecidedCount} of ${links.length} links could not be checked this time`
  return {
    diagnostics: problem ? [...diagnostics, problem] : diagnostics,
    ...((undecidedCount > 0 || results.includes(OFFLINE)) && { undecided: reason }),
    details: {
      links: links.length,
      fine: count('fine'),
      broken: count('broken'),
      unknown: count('unknown'),
      refused: count('refused'),
    },
  }
}

/**
 * The result of each link, which can come from a run in the last 24 hours. Without a network, links have the result
 * `OFFLINE` if their host could not be found or reached.
 */
async function requestLinks(
  links: readonly ExternalLink[],
  { trial, now }: Pick<GateInput, 'trial' | 'now'>,
): Promise<readonly LinkResult[]> {
  const { privateHosts, timeout } = trial.config.checks.links
  const listed = new Set(privateHosts)
  const isListed = ({ host, hostname }: URL): boolean => listed.has(host) || listed.has(hostname)
  const recentPath = join(trial.siteDir, '.docgen', 'links.json')
  const recent = readRecentResults(recentPath, now)
  const check = async ({ url, uses }: ExternalLink): Promise<LinkResult> => {
    const fragments = uses.map(({ fragment }) => fragment).filter(namesElement)
    const recentAnswer = recent.get(url)
    if (recentAnswer && fragments.every((fragment) => recentAnswer.anchors[fragment] !== undefined))
      return { state: 'fine', ...recentAnswer }
    const result = await probeLink({ url, readsBody: fragments.length > 0, timeoutMs: timeout * 1000, isListed })
    return result.state === 'fine' ? { ...describeFine(result, fragments), at: now } : result
  }
  const results = await runByHost(links, { ...CONCURRENCY, hostOf: ({ url }) => new URL(url).host }, check)
  const found = links.flatMap(({ url }, index) => {
    const result = results[index]
    return result ? [{ url, result }] : []
  })
  const fine = found.flatMap(({ url, result }) => (result.state === 'fine' ? [[url, result] as const] : []))
  writeRecentResults(recentPath, new Map(fine.map(([url, { state: _, ...result }]) => [url, result])))
  const outcomes = found
    // The result of an earlier run does not show whether the network works now.
    .filter(({ result }) => !('at' in result) || result.at === now)
    .map(({ url, result }) => ({ url, isUnreached: isUnreached(result), isListed: isListed(new URL(url)) }))
  return (await lacksNetwork(outcomes)) ? results.map((result) => (isUnreached(result) ? OFFLINE : result)) : results
}

/** The result for a link, with its anchors instead of the HTML of the page. */
type LinkResult = Exclude<ProbeResult, { state: 'fine' }> | ({ readonly state: 'fine' } & RecentResult)

function describeFine(
  { moved, html, isWhole }: Extract<ProbeResult, { state: 'fine' }>,
  fragments: readonly string[],
): Omit<Extract<LinkResult, { state: 'fine' }>, 'at'> {
  const hasEach = (fragment: string): boolean => html === undefined || !isWhole || hasAnchor(html, fragment)
  const anchors = Object.fromEntries(fragments.map((fragment) => [fragment, hasEach(fragment)]))
  return { state: 'fine', ...(moved !== undefined && { moved }), anchors }
}

const UNKNOWN: LinkResult = { state: 'unknown', reason: 'it was not requested', canRetry: true }
const OFFLINE: LinkResult = { state: 'unknown', reason: 'there is no network', canRetry: true }

const INVALID_STATE: Diagnostic = {
  code: 'invalid-link-state',
  severity: 'error',
  file: LINK_STATE_FILE,
  message: 'this is not a state file of docgen check links',
  hint: 'Restore it from the repository, or delete it to start over',
}

function isUnreached(result: LinkResult): boolean {
  return 'isUnreached' in result && result.isUnreached === true
}

interface JudgedLink {
  readonly diagnostics: readonly Diagnostic[]
  /** The link's entry in the state; absent for a URL that has never worked. */
  readonly entry?: readonly [url: string, failures: readonly string[]]
  readonly isUndecided?: boolean
}

function judgeLink({ url, uses }: ExternalLink, result: LinkResult, oldState: LinkState, now: string): JudgedLink {
  const previous = oldState.get(url)
  const previousEntry = previous && { entry: [url, previous] as const }
  const reportAll = (finding: Omit<Diagnostic, keyof LinkPosition>): readonly Diagnostic[] =>
    uses.map(({ position }) => ({ ...position, ...finding }))
  switch (result.state) {
    case 'fine':
      return {
        diagnostics: uses.flatMap((use) => [
          ...checkAnchor(url, use, result.anchors),
          ...reportMove(use, result.moved),
        ]),
        entry: [url, []],
      }
    case 'refused':
      return {
        ...previousEntry,
        diagnostics: reportAll({
          code: 'unchecked-link',
          severity: 'info',
          message: `${url} was not checked: ${result.reason}`,
          hint: `Add ${result.host} to checks.links.privateHosts to check it`,
        }),
      }
    case 'unknown': {
      const message = `${url} could not be checked: ${result.reason}`
      const diagnostics = reportAll({ code: 'unchecked-link', severity: 'info', message })
      // A link that has worked counts as working.
      return { ...previousEntry, diagnostics, ...(!previous && result.canRetry && { isUndecided: true }) }
    }
    case 'broken': {
      const { isBroken, failures } = judgeFailure(previous, now)
      const message = `${url}: ${result.reason}`
      const hint = isBroken
        ? 'Correct or remove the link'
        : `It has worked before: after 3 failures within 72 hours, this is an error (now ${failures?.length})`
      const diagnostics = reportAll({ code: 'dead-link', severity: isBroken ? 'error' : 'info', message, hint })
      return { diagnostics, ...(failures && { entry: [url, failures] }) }
    }
  }
}

function checkAnchor(
  url: string,
  { fragment, position }: ExternalUse,
  anchors: RecentResult['anchors'],
): readonly Diagnostic[] {
  if (anchors[fragment] !== false) return []
  const message = `${url} has no element with the id ${JSON.stringify(fragment)}`
  return [
    { code: 'dead-link-anchor', severity: 'warning', ...position, message, hint: 'Correct or remove the part after #' },
  ]
}

/** Reports a link whose URL has moved permanently, with the new URL as its fix. */
function reportMove({ href, fragment, position }: ExternalUse, moved: string | undefined): readonly Diagnostic[] {
  if (moved === undefined) return []
  const text = fragment === '' ? moved : `${moved}#${fragment}`
  const { file, line, column, length } = position
  const fix =
    file !== undefined && line !== undefined && column !== undefined && length !== undefined
      ? { fix: { line, column, length, text } }
      : {}
  const message = `${href} has moved permanently to ${text}`
  return [
    {
      code: 'moved-link',
      severity: 'info',
      ...position,
      message,
      hint: 'Replace it, or run the gate with --fix',
      ...fix,
    },
  ]
}

/** Writes the state of the links, if it has changed. Returns a warning if that fails. */
function saveState(siteDir: string, oldState: LinkState, newState: LinkState): Diagnostic | undefined {
  const text = formatLinkState(newState)
  if (text === formatLinkState(oldState)) return undefined
  const problem = replaceFile(siteDir, LINK_STATE_FILE, text)
  return problem && { ...problem, severity: 'warning' }
}

/**
 * Whether a whole URL matches a pattern, in which `*` matches any text. The pattern is not a glob: `*` also matches
 * slashes, and `?` begins the query.
 */
export function matchesUrlPattern(url: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return url === pattern
  if (!url.startsWith(start)) return false
  let at = start.length
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1
    const partStart = isLast ? url.length - part.length : url.indexOf(part, at)
    if (partStart < at || !url.startsWith(part, partStart)) return false
    at = partStart + part.length
  }
  return true
}
