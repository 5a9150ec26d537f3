import type { Content } from '@docgen/renderer/contract'
import type { Cache } from '../cache/open-cache.js'
import { packAnchors, unpackAnchors } from '../graph/links/pack-anchors.js'
import type { ContentFacts } from './page-task.js'

/** The facts of a page without text. */
export const NO_FACTS: ContentFacts = { links: [], anchors: packAnchors([]), diagnostics: [] }

// Facts are asked for in every build, the rest only to render: they are kept apart, and nothing is kept twice.
type Rest = Omit<Content, keyof ContentFacts | 'parts'>

// HTML is most of a page: as JSON, every quote and every line ending in it would be escaped and read back. JSON holds no
// raw U+0001, and no HTML of ours U+0000.
const FIELD = '\u0001'
const PIECE = '\u0000'

/** Puts compiled content into the cache. */
export function rememberContent(key: string, content: Content, cache: Cache): void {
  const { links, anchors, diagnostics, pageStyles, pluginInputs, parts, ...rest } = content
  cache.putText(`content:${key}`, `${JSON.stringify(rest satisfies Rest)}${FIELD}${parts.join(PIECE)}`)
  cache.put(`facts:${key}`, factsOf(content))
}

/** The whole content, as it was compiled. */
export function recallContent(key: string, cache: Cache): Content | undefined {
  const facts = cache.get<ContentFacts>(`facts:${key}`)
  const text = cache.getText(`content:${key}`)
  if (!facts || text === undefined) return undefined
  const end = text.indexOf(FIELD)
  const rest: Rest = JSON.parse(text.slice(0, end))
  return { ...facts, anchors: unpackAnchors(facts.anchors), ...rest, parts: text.slice(end + 1).split(PIECE) }
}

/** Takes a content out of the cache: a text that nobody has any more. */
export function forgetContent(key: string, cache: Cache): void {
  cache.remove(`content:${key}`)
  cache.remove(`facts:${key}`)
}

/** What checks and keys need of the content. Where code has failed nothing is known: its cause may lie outside of all keys. */
export function recallFacts(key: string, cache: Cache): ContentFacts | undefined {
  const facts = cache.get<ContentFacts>(`facts:${key}`)
  return facts && hasFailed(facts) ? undefined : facts
}

/** Whether code of the site failed while the text was compiled. */
export function hasFailed({ diagnostics }: ContentFacts): boolean {
  return diagnostics.some(({ code }) => FAILURES.has(code))
}

const FAILURES: ReadonlySet<string> = new Set(['plugin-failed', 'mdx-threw'])

/** The facts in a content. */
export function factsOf({ links, anchors, diagnostics, pageStyles, pluginInputs }: Content): ContentFacts {
  return {
    links,
    anchors: packAnchors(anchors),
    diagnostics,
    ...(pageStyles !== undefined && { pageStyles }),
    ...(pluginInputs && { pluginInputs }),
  }
}
