import type { Diagnostic, RelatedPosition } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import type { Redirect, SiteGraph } from '../graph/site-graph.js'
import { decodePath } from '../read/files/decode-path.js'
import { findInvalidHeaders, parseHeaderBlocks } from '../read/host-files/parse-header-blocks.js'
import { parseRedirectLines, type RedirectLine } from '../read/host-files/parse-redirect-lines.js'
import type { StaticFile } from '../read/site-files.js'
import { checkRuleTargets } from './check-rule-targets.js'
import { routeOfRule } from './route-of-rule.js'

/** Inputs of the check of `_redirects` and `_headers`. */
export interface HostFileCheck {
  readonly statics: readonly StaticFile[]
  readonly graph: Pick<SiteGraph, 'redirects' | 'links'>
  readonly config: Pick<Config, 'baseUrl' | 'onBrokenLinks' | 'redirects' | 'security'>
  readonly locateInConfig: LocateInConfig
}

/** Reports lines of a site's `_redirects` and `_headers` that are invalid, or conflict with other lines or the site. */
export function checkHostFiles(check: HostFileCheck): Diagnostic[] {
  return check.statics.flatMap((file) => {
    if (file.output === '_redirects') return checkRedirectFile(file, check)
    return file.output === '_headers' ? checkHeaderFile(file, check) : []
  })
}

function checkRedirectFile({ path, text = '' }: StaticFile, check: HostFileCheck): Diagnostic[] {
  const { rules, invalid } = parseRedirectLines(text)
  const firsts = new Map<string, RedirectLine>()
  const problems = rules.flatMap((rule) => {
    const route = routeOfRule(rule, check.config.baseUrl)
    if (route === undefined) return []
    const position = { file: path, line: rule.line }
    const first = firsts.get(route)
    if (first) {
      const other = { to: first.to, file: path, line: first.line }
      return first.to === rule.to ? [] : [reportSecond(rule, other, 'hosts use the first', position)]
    }
    firsts.set(route, rule)
    return [...findOverridden(rule, route, position, check), ...findHidden(rule, route, position, check)]
  })
  return [...invalid.map((line) => reportInvalid(path, line)), ...problems, ...checkRuleTargets(path, rules, check)]
}

type DiagnosticPosition = Pick<Diagnostic, 'file' | 'line'>

function findOverridden(
  rule: RedirectLine,
  route: string,
  position: DiagnosticPosition,
  check: HostFileCheck,
): Diagnostic[] {
  const { redirects } = check.graph
  const index = redirects.findIndex(({ from }) => from === route)
  const other = redirects[index]
  if (!other || decodePath(other.to) === decodePath(rule.to)) return []
  return [reportSecond(rule, { to: other.to, ...positionOf(other, index, check) }, 'hosts use this line', position)]
}

/** The position of a redirect. `redirects` of the graph starts with the redirects of the config, in order. */
function positionOf({ file, line }: Redirect, index: number, { config, locateInConfig }: HostFileCheck) {
  if (index >= config.redirects.length) return { file, ...(line !== undefined && { line }) }
  const { length, ...position } = locateInConfig(['redirects', index, 'from'])
  return { ...position, file: position.file ?? file }
}

function reportSecond(
  { from, to }: RedirectLine,
  { to: otherTo, ...otherPosition }: Omit<RelatedPosition, 'message'> & { readonly to: string },
  effect: string,
  position: DiagnosticPosition,
): Diagnostic {
  return {
    code: 'duplicate-redirect',
    severity: 'warning',
    ...position,
    message: `"${from}" redirects to "${to}" here and to "${otherTo}" elsewhere; ${effect}`,
    hint: 'Remove one of the two',
    related: [{ ...otherPosition, message: `redirects it to "${otherTo}"` }],
  }
}

function findHidden(
  rule: RedirectLine,
  route: string,
  position: DiagnosticPosition,
  { graph }: HostFileCheck,
): Diagnostic[] {
  const isRedirect = rule.status >= 300 && rule.status < 400
  if (!isRedirect || rule.isForced || !Object.hasOwn(graph.links.routes, route)) return []
  return [
    {
      code: 'redirect-over-page',
      severity: 'warning',
      ...position,
      message: `there is a page at ${route}, which this redirect hides only on some hosts`,
      hint: 'Remove the redirect, or give the page another slug',
    },
  ]
}

function reportInvalid(file: string, line: number): Diagnostic {
  return {
    code: 'invalid-redirect',
    severity: 'warning',
    file,
    line,
    message: 'hosts ignore this line: it is not a redirect',
    hint: 'Write "/old /new 301": a path, its target, and a status of 200, 301, 302, 303, 307, 308 or 404',
  }
}

function checkHeaderFile(file: StaticFile, check: HostFileCheck): Diagnostic[] {
  const invalid = findInvalidHeaders(file.text ?? '').map(({ line, isUnindented }): Diagnostic => {
    const hint = isUnindented ? 'Indent the header, below the path that it is for' : 'Write a colon after its name'
    const message = 'hosts ignore this line: it is neither a path nor a header'
    return { code: 'invalid-header', severity: 'warning', file: file.path, line, message, hint }
  })
  return [...invalid, ...checkPolicies(file, check)]
}

/** Reports policies in `_headers`: every page has the config's policy in a meta tag, which no header can loosen. */
function checkPolicies({ path, text = '' }: StaticFile, { config }: HostFileCheck): Diagnostic[] {
  const { csp } = config.security
  if (csp === false || csp.reportOnly) return []
  return parseHeaderBlocks(text).flatMap(({ headers }) =>
    headers.flatMap(({ name, value, line }) =>
      name !== 'content-security-policy' || value === undefined || value.split(';').every(isHeaderOnly)
        ? []
        : {
            code: 'duplicate-csp',
            severity: 'warning',
            file: path,
            line,
            message:
              'browsers enforce both this policy and the one in the meta tag of every page, so this one can only add restrictions',
            hint: 'Move its sources to security.csp in the config, and remove this line',
          },
    ),
  )
}

/** Whether a directive is empty, or has no effect in a meta tag. */
function isHeaderOnly(directive: string): boolean {
  return /^(?:frame-ancestors|sandbox|report-uri|report-to)?$/i.test(directive.trim().split(/\s/)[0] ?? '')
}

/** An output file that the site needs. */
export interface ReservedFile {
  /** Path in the output folder. */
  readonly file: string
  /** Description of its content. */
  readonly content: string
}

/**
 * Reports static files with the path of a file that docgen writes for itself or for its scripts. docgen skips the
 * static file.
 */
export function checkReservedFiles(
  statics: readonly StaticFile[],
  reserved: readonly ReservedFile[],
): readonly Diagnostic[] {
  const byFile = new Map(reserved.map((each) => [each.file.toLowerCase(), each]))
  return statics.flatMap(({ path, output }) => {
    // Case-insensitive file systems treat names that differ only in case as one.
    const reservedFile = byFile.get(output.toLowerCase())
    if (!reservedFile) return []
    return {
      code: 'reserved-file',
      severity: 'warning',
      file: path,
      message: `this file is skipped: docgen writes "${reservedFile.file}", which contains ${reservedFile.content}`,
      hint: 'Rename yours',
    }
  })
}
