import { createHash } from 'node:crypto'
import type { Config } from '../config/config.js'

/** Where the style sheets of an origin have their fonts. */
const FONT_ORIGINS: Readonly<Record<string, readonly string[]>> = {
  'https://fonts.googleapis.com': ['https://fonts.gstatic.com'],
}

/** What a policy is made for. */
export interface PolicyInput {
  /** Texts of the scripts that stand in the pages. */
  readonly inlineScripts: readonly string[]
  /** Addresses of the scripts that the config names. */
  readonly scriptSources: readonly string[]
  /** Addresses of the style sheets of other sites that the config or a style sheet names. */
  readonly styleSources: readonly string[]
  /** Whether writers may put frames of other sites into pages. */
  readonly hasFrames: boolean
  /** What the config says of the policy. */
  readonly settings: Config['security']['csp']
}

/** A content security policy as pages and hosts state it. */
export interface Policy {
  /** For the meta tag of each page, which can’t hold all directives; absent where browsers only report. */
  readonly meta?: string
  readonly header: string
  readonly isReportOnly: boolean
}

// A meta tag with one of these makes browsers print a warning.
const HEADER_ONLY = ['frame-ancestors', 'report-uri']

/**
 * The content security policy of every page: own files only, no inline style, the theme's inline scripts by
 * their hashes, and Trusted Types, which one policy may make. Origins of configured third-party scripts and style sheets are
 * allowed by name, frames of secure sites where HTML is trusted, and what the config adds. `undefined` where it is off.
 */
export function makePolicy(input: PolicyInput): Policy | undefined {
  const { settings } = input
  if (settings === false) return undefined
  const directives = new Map(listDirectives(input))
  for (const [name, added = []] of Object.entries(settings.sources)) {
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...added])])
  }
  // Beside a hash, browsers ignore this keyword.
  const scripts = directives.get('script-src') ?? []
  if (scripts.includes("'unsafe-inline'"))
    directives.set(
      'script-src',
      scripts.filter((source) => !source.startsWith("'sha256-")),
    )
  const parts = [...directives].map(([name, sources]) => ({ name, text: [name, ...sources].join(' ') }))
  const join = (kept: typeof parts): string => kept.map(({ text }) => text).join('; ')
  return {
    ...(!settings.reportOnly && { meta: join(parts.filter(({ name }) => !HEADER_ONLY.includes(name))) }),
    header: join(parts),
    isReportOnly: settings.reportOnly,
  }
}

function listDirectives({
  inlineScripts,
  scriptSources,
  styleSources,
  hasFrames,
  settings,
}: PolicyInput): [name: string, sources: string[]][] {
  const hashes = inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const scriptOrigins = listOrigins(scriptSources)
  const styleOrigins = listOrigins(styleSources)
  const fontOrigins = styleOrigins.flatMap((origin) => [origin, ...(FONT_ORIGINS[origin] ?? [])])
  return [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...hashes, ...scriptOrigins]],
    ['style-src', ["'self'", ...styleOrigins]],
    ['img-src', ["'self'", 'data:', 'https:']],
    ['font-src', ["'self'", ...fontOrigins]],
    ['media-src', ["'self'", 'https:']],
    ['connect-src', ["'self'", ...scriptOrigins]],
    ...(hasFrames ? [['frame-src', ["'self'", 'https:']] as [string, string[]]] : []),
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ...(settings !== false && settings.trustedTypes ? listTrustedTypes(scriptSources) : []),
    ['frame-ancestors', ["'self'"]],
  ]
}

/** The theme's own policy; other people's scripts bring theirs, under names that nobody knows here. */
function listTrustedTypes(scriptSources: readonly string[]): [string, string[]][] {
  const names = scriptSources.length === 0 ? 'docgen' : '*'
  return [
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [names, "'allow-duplicates'"]],
  ]
}

function listOrigins(addresses: readonly string[]): string[] {
  return [
    ...new Set(
      addresses.filter((src) => /^(?:https?:)?\/\//i.test(src)).map((src) => new URL(src, 'https://x').origin),
    ),
  ].sort()
}
