import type { Element } from 'hast'
import { allowsSource } from '../../contract/allows-source.js'
import type { Draft } from '../draft.js'
import { linkKind } from '../link-kind.js'
import { checkSecureUrl } from './check-secure-url.js'

/** Tag name and a property that contains a URL → directive of the policy. */
const DIRECTIVES: ReadonlyMap<string, string> = new Map([
  ['button formAction', 'form-action'],
  ['embed src', 'object-src'],
  ['form action', 'form-action'],
  ['input formAction', 'form-action'],
  ['link href', 'style-src'],
  ['object data', 'object-src'],
  ['script src', 'script-src'],
])
/** Types of scripts that run; all others are data. */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i
const INLINE = "'unsafe-inline'"

/**
 * Reports what the pages' security policy blocks in trusted HTML: inline code, insecure frames, URLs of other sites.
 */
export function checkPolicy(element: Element, draft: Draft): void {
  const { allowedSources } = draft.compilation.options
  const { tagName, properties } = element
  if (tagName === 'iframe' && typeof properties['src'] === 'string') checkSecureUrl(element, properties['src'], draft)
  if (!allowedSources) return
  for (const { directive, source, what } of listNeeds(element)) {
    if (allowsSource(allowedSources[directive] ?? [], source)) continue
    draft.report(element, {
      code: 'blocked-html',
      message: `the security policy blocks ${what}`,
      hint: `Add ${source === INLINE ? `"${source}"` : `'${source}'`} to ${directive} in security.csp.sources`,
    })
  }
}

/** A source that the security policy has to allow. */
interface Need {
  readonly directive: string
  readonly source: string
  /** The blocked part, as the message names it. */
  readonly what: string
}

function listNeeds({ tagName, properties, children }: Element): Need[] {
  const needs: Need[] = []
  const add = (directive: string, source: string, what: string) => needs.push({ directive, source, what })
  const isStyle = tagName !== 'link' || /\bstylesheet\b/i.test(String(properties['rel']))
  for (const [name, value] of Object.entries(properties)) {
    const directive = DIRECTIVES.get(`${tagName} ${name}`)
    if (/^on/i.test(name)) add('script-src', INLINE, `${name.toLowerCase()} of <${tagName}>`)
    if (directive === undefined || typeof value !== 'string' || !isStyle) continue
    const source = sourceOf(value)
    if (source !== undefined) add(directive, source, `<${tagName}> of ${source}`)
  }
  if (children.length === 0) return needs
  if (tagName === 'style') add('style-src', INLINE, 'the inline style sheet')
  if (tagName === 'script' && properties['src'] === undefined && RUNS.test(String(properties['type'] ?? '')))
    add('script-src', INLINE, 'the inline script')
  return needs
}

/** Returns the origin of a URL of another site; `undefined` for other URLs. */
function sourceOf(url: string): string | undefined {
  return linkKind(url) === 'external' && URL.canParse(url, 'https://x') ? new URL(url, 'https://x').origin : undefined
}
