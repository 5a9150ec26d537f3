import type { Content } from '@docgen/renderer/contract'
import type { Cache } from '../cache/open-cache.js'
import { packAnchors, unpackAnchors } from '../graph/links/pack-anchors.js'
import type { ContentFacts } from './page-task.js'

/** The facts of a page without content. */
export const NO_FACTS: ContentFacts = { links: [], anchors: packAnchors([]), diagnostics: [] }

// Every build needs the facts of a page; only rendering needs these fields and the HTML. So they are stored separately.
type RenderFields = Omit<Content, keyof ContentFacts | 'parts'>

// Separators of the stored text. HTML is most of a page: as JSON, all its quotes and line ends would have to be
// escaped and unescaped. JSON contains no raw U+0001, and docgen's HTML no U+0000.
const FIELD = '\u0001'
const PART = '\u0000'

/** Writes compiled content to the cache. */
export function rememberContent(key: string, content: Content, cache: Cache): void {
  const { links, anchors, diagnostics, pageStyles, samples, pluginInputs, parts, ...renderFields } = content
  cache.putText(`content:${key}`, `${JSON.stringify(renderFields satisfies RenderFields)}${FIELD}${parts.join(PART)}`)
  cache.put(`facts:${key}`, factsOf(content))
}

/** Reads the complete compiled content; `undefined` if the cache does not have it. */
export function recallContent(key: string, cache: Cache): Content | undefined {
  const facts = cache.get<ContentFacts>(`facts:${key}`)
  const text = cache.getText(`content:${key}`)
  if (!facts || text === undefined) return undefined
  const end = text.indexOf(FIELD)
  const fields: RenderFields = JSON.parse(text.slice(0, end))
  return { ...facts, anchors: unpackAnchors(facts.anchors), ...fields, parts: text.slice(end + 1).split(PART) }
}

/** The keys of the results of type checks that cached content was compiled with; empty without such content. */
export function readTypeKeys(key: string, cache: Pick<Cache, 'getText'>): readonly string[] {
  const text = cache.getText(`content:${key}`) ?? ''
  const fields = text.slice(0, text.indexOf(FIELD) + 1).slice(0, -1)
  // Most pages have no such field, and parsing takes longer than searching.
  if (!fields.includes('"typeKeys":')) return []
  const { typeKeys = [] }: RenderFields = JSON.parse(fields)
  return typeKeys
}

/** Removes content from the cache, when no page uses it anymore. */
export function forgetContent(key: string, cache: Cache): void {
  cache.remove(`content:${key}`)
  cache.remove(`facts:${key}`)
}

/**
 * Reads the facts of the content for checks and keys. Returns `undefined` if the cache does not have them, and if site
 * code or a check of types failed, because the cause of the failure may not be part of any key.
 */
export function recallFacts(key: string, cache: Cache): ContentFacts | undefined {
  const facts = cache.get<ContentFacts>(`facts:${key}`)
  return facts && hasFailed(facts) ? undefined : facts
}

/** Whether site code or a check of types failed during compilation. */
export function hasFailed({ diagnostics }: Pick<ContentFacts, 'diagnostics'>): boolean {
  return diagnostics.some(({ code }) => FAILURES.has(code))
}

/** Whether docgen stopped waiting for a Markdown plugin on this content. */
export function hasUnfinishedPlugin({ diagnostics }: ContentFacts): boolean {
  return diagnostics.some(({ failure }) => failure?.isUnfinished)
}

const FAILURES: ReadonlySet<string> = new Set(['plugin-failed', 'mdx-failed', 'type-error'])

/** Returns the facts of content, with its anchors packed. */
export function factsOf({ links, anchors, diagnostics, pageStyles, samples, pluginInputs }: Content): ContentFacts {
  return {
    links,
    anchors: packAnchors(anchors),
    diagnostics,
    ...(pageStyles !== undefined && { pageStyles }),
    ...(samples !== undefined && { samples }),
    ...(pluginInputs && { pluginInputs }),
  }
}
