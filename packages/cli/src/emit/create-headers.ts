import { type HeaderBlock, parseHeaderBlocks } from '../read/host-files/parse-header-blocks.js'
import type { Policy } from './create-policy.js'

const POLICY = 'Content-Security-Policy'

/** Maximum number of rules that Cloudflare reads. */
const MAX_RULES = 100

/** Inputs of the headers. */
export interface HeadersInput {
  readonly baseUrl: string
  /** The content security policy of every page, if enabled. */
  readonly policy: Policy | undefined
  /** Whether the site has an `llms.txt`. */
  readonly hasList?: boolean
  /** The pages that also exist as Markdown. */
  readonly markdownPages?: readonly MarkdownPageUrls[]
  /** Text of the site's `_headers` file, if the site has one. */
  readonly siteText?: string | undefined
}

/** The URLs of a page. */
export interface MarkdownPageUrls {
  readonly href: string
  /** URL of the page as Markdown. */
  readonly markdownHref: string
}

/**
 * Creates `_headers` for static hosts: the policy and related headers on every path, a year of caching for hashed
 * files, a link to the Markdown of each page, then the rules of the site's `_headers`. Omits the links if hosts would
 * not read so many rules: each page needs a rule, because no pattern that all hosts support can insert the path.
 * Hosts join the values of a header that two rules set, so docgen omits headers that the site sets.
 */
export function createHeaders({ baseUrl, policy, siteText, hasList, markdownPages = [] }: HeadersInput): string {
  const site = parseHeaderBlocks(siteText ?? '')
  const shared = listSharedRules(baseUrl, policy, hasList)
  const links = markdownPages.flatMap(linkMarkdown)
  const hasRoom = shared.length + links.length + site.length <= MAX_RULES
  const blocks = [...shared, ...(hasRoom ? links : [])].map(({ pattern, headers }) => {
    const unset = headers.filter(([name]) => !isSet(name, pattern, site))
    return unset.length === 0 ? '' : `${[pattern, ...unset.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`
  })
  return [...blocks, endWithNewline(siteText?.trimStart() ?? '')].filter((block) => block !== '').join('\n')
}

/** A rule that docgen writes, with its headers in order. */
interface HeaderRule {
  readonly pattern: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** The rules of every site: for all paths, and for hashed files. `hasList` is whether the site has an `llms.txt`. */
export function listSharedRules(baseUrl: string, policy: Policy | undefined, hasList = false): readonly HeaderRule[] {
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

/** The rule that links a page to its Markdown; none for URLs that hosts would read as patterns. */
function linkMarkdown({ href, markdownHref }: MarkdownPageUrls): readonly HeaderRule[] {
  return /[:*]/.test(href) ? [] : [{ pattern: href, headers: [['Link', markdownLink(markdownHref)]] }]
}

/** The value of the `Link` header of a page that is also Markdown. */
export function markdownLink(markdownHref: string): string {
  return `<${markdownHref}>; rel="alternate"; type="text/markdown"`
}

/** Whether the site sets or removes a header on all paths of a pattern. */
function isSet(name: string, pattern: string, site: readonly HeaderBlock[]): boolean {
  const lowerCaseName = name.toLowerCase()
  return site.some(
    (block) => covers(block.pattern, pattern) && block.headers.some((header) => header.name === lowerCaseName),
  )
}

/** Whether the first pattern matches every path that the second matches. */
export function covers(pattern: string, other: string): boolean {
  return pattern === other || (/^[^*:]*\*$/.test(pattern) && other.startsWith(pattern.slice(0, -1)))
}

function endWithNewline(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`
}
