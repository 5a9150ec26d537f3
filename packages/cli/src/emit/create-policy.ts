import { createHash } from 'node:crypto'
import { POLICY_NAME } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'

/** Host of style sheets → origins of the fonts that they load. */
const FONT_ORIGINS: Readonly<Record<string, readonly string[]>> = {
  'fonts.googleapis.com': ['https://fonts.gstatic.com'],
}

/** Inputs of the policy. */
export interface PolicyInput {
  /** Source texts of the inline scripts. */
  readonly inlineScripts: readonly string[]
  /** URLs of the scripts in the config. */
  readonly scriptSources: readonly string[]
  /** URLs to which the theme's scripts send requests; only web URLs are used. */
  readonly connectSources?: readonly string[]
  /** Sources that only some pages connect to. The header contains them, `meta` does not: these pages add them. */
  readonly pageSources?: readonly string[]
  /** URLs of the external style sheets that the config or a style sheet names. */
  readonly styleSources: readonly string[]
  /** Whether pages can contain frames of other sites. */
  readonly hasFrames: boolean
  /** The policy settings of the config. */
  readonly settings: Config['security']['csp']
}

/** A content security policy as pages and hosts declare it. */
export interface Policy {
  /** For the meta tag of each page, which can't contain all directives; absent in report-only mode. */
  readonly meta?: string
  /** For the header that hosts send; contains all directives. */
  readonly header: string
  readonly isReportOnly: boolean
}

// Browsers ignore these directives in a meta tag, and print a warning.
const HEADER_ONLY = ['frame-ancestors', 'report-uri']

/**
 * Builds the content security policy of every page: only files of the site, no inline styles, the theme's inline
 * scripts by their hashes, and Trusted Types from one policy. Adds the origins of configured third-party scripts and
 * style sheets, HTTPS frames and the site's objects if pages can contain them, and the sources of the config.
 * `undefined` if disabled.
 */
export function createPolicy(input: PolicyInput): Policy | undefined {
  const { settings } = input
  if (settings === false) return undefined
  const { pageSources = [] } = input
  const directives = new Map(listDirectives(input))
  for (const [name, added = []] of Object.entries(settings.sources)) {
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...added])])
  }
  // Browsers ignore 'unsafe-inline' if there is a hash.
  const scripts = directives.get('script-src') ?? []
  if (scripts.includes("'unsafe-inline'"))
    directives.set(
      'script-src',
      scripts.filter((source) => !source.startsWith("'sha256-")),
    )
  const parts = [...directives].map(([name, sources]) => ({ name, text: [name, ...sources].join(' ') }))
  const join = (included: typeof parts): string => included.map(({ text }) => text).join('; ')
  const inHeader = parts.map(({ name, text }) => ({
    name,
    text: name === 'connect-src' ? [text, ...pageSources].join(' ') : text,
  }))
  return {
    ...(!settings.reportOnly && { meta: join(parts.filter(({ name }) => !HEADER_ONLY.includes(name))) }),
    header: join(inHeader),
    isReportOnly: settings.reportOnly,
  }
}

function listDirectives({
  inlineScripts,
  scriptSources,
  connectSources = [],
  styleSources,
  hasFrames,
  settings,
}: PolicyInput): [name: string, sources: string[]][] {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const scriptOrigins = listOrigins(scriptSources)
  const styleOrigins = listOrigins(styleSources)
  const fontOrigins = styleOrigins.flatMap((origin) => [
    origin,
    ...(FONT_ORIGINS[origin.replace('https://', '')] ?? []),
  ])
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes, ...scriptOrigins]],
    ['style-src', ["'self'", ...styleOrigins]],
    ['img-src', ["'self'", 'data:', 'https:']],
    ['font-src', ["'self'", ...fontOrigins]],
    ['media-src', ["'self'", 'https:']],
    ['connect-src', ["'self'", ...new Set([...scriptOrigins, ...listOrigins(connectSources)])]],
    ...(hasFrames ? listFrameSources() : []),
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ...(settings !== false && settings.trustedTypes ? listTrustedTypes(scriptSources) : []),
    ['frame-ancestors', ["'self'"]],
  ]
}

/** Allows frames of HTTPS sites, and objects of the site itself. */
function listFrameSources(): [string, string[]][] {
  return [
    ['frame-src', ["'self'", 'https:']],
    ['object-src', ["'self'"]],
  ]
}

/** Allows the theme's Trusted Types policy, or any policy if third-party scripts may create some with unknown names. */
function listTrustedTypes(scriptSources: readonly string[]): [string, string[]][] {
  const names = scriptSources.length === 0 ? POLICY_NAME : '*'
  return [
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [names, "'allow-duplicates'"]],
  ]
}

/**
 * The origins of web URLs. For a URL without a protocol, returns only its host, so that the policy also uses the
 * protocol of the page.
 */
export function listOrigins(urls: readonly string[]): string[] {
  const external = urls.filter((src) => /^(?:https?:)?\/\//i.test(src))
  return [
    ...new Set(
      external.map((src) => {
        const { host, origin } = new URL(src, 'https://x')
        return src.startsWith('//') ? host : origin
      }),
    ),
  ].sort()
}
