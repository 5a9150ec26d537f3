import { type HeaderBlock, parseHeaderBlocks } from '../read/host-files/parse-header-blocks.js'
import type { Policy } from './create-policy.js'

const POLICY = 'Content-Security-Policy'

/** Inputs of the headers. */
export interface HeadersInput {
  readonly baseUrl: string
  /** The content security policy of every page, if enabled. */
  readonly policy: Policy | undefined
  /** Whether the site has an `llms.txt`. */
  readonly hasList?: boolean
  /** The site’s own `_headers`, if it has one. */
  readonly siteText?: string | undefined
}

/**
 * `_headers` as static hosts read it: the policy and related headers on every path, a year of caching for hashed
 * files, then the site’s own rules. Hosts join the values of a header that two rules set, so docgen omits headers
 * that the site sets.
 */
export function createHeaders({ baseUrl, policy, siteText, hasList }: HeadersInput): string {
  const site = parseHeaderBlocks(siteText ?? '')
  const blocks = ownHeaders(baseUrl, policy, hasList).map(({ pattern, headers }) => {
    const unset = headers.filter(([name]) => !isSet(name, pattern, site))
    return unset.length === 0 ? '' : `${[pattern, ...unset.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`
  })
  return [...blocks, endWithNewline(siteText?.trimStart() ?? '')].filter((block) => block !== '').join('\n')
}

/** The rules that docgen writes: pattern and headers, in their order. */
export function ownHeaders(
  baseUrl: string,
  policy: Policy | undefined,
  hasList = false,
): readonly { readonly pattern: string; readonly headers: readonly (readonly [name: string, value: string])[] }[] {
  return [
    {
      pattern: `${baseUrl}*`,
      headers: [
        ...(policy ? [[policy.isReportOnly ? `${POLICY}-Report-Only` : POLICY, policy.header] as const] : []),
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
        ...(hasList ? [['Link', `<${baseUrl}llms.txt>; rel="describedby"; type="text/plain"`] as const] : []),
      ],
    },
    { pattern: `${baseUrl}assets/*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
  ]
}

/** Whether the site sets or removes a header on all paths of a pattern. */
function isSet(name: string, pattern: string, site: readonly HeaderBlock[]): boolean {
  const wanted = name.toLowerCase()
  return site.some((block) => covers(block.pattern, pattern) && block.headers.some((header) => header.name === wanted))
}

/** Whether the first pattern matches every path that the second matches. */
export function covers(pattern: string, other: string): boolean {
  return pattern === other || (/^[^*:]*\*$/.test(pattern) && other.startsWith(pattern.slice(0, -1)))
}

function endWithNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}
